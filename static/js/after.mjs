// What can wait until the page answers and is idle.

import { keep } from "./offline.mjs";

keep();
