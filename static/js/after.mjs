// What a start does not need: fetched and done once the page answers, when it has nothing else to do.

import { keep } from "./snapshot.mjs";

async function quietly(what, work) {
  try {
    await work();
  } catch (error) {
    console.warn(`Threefold: ${what} did not work out this time.`, error);
  }
}

await quietly("keeping the memory for the next start", keep);
