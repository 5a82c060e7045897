// What a start does not need: fetched and done once the page answers, when it has nothing else to do.

import * as offline from "./offline.mjs";
import * as snapshot from "./snapshot.mjs";

await offline.keep();
await snapshot.keep();
