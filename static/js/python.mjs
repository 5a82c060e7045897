// PyScript's interpreter module: hands over the Python that begin.mjs has started already.

import { hooks } from "@pyscript/core";
import { mark, started, version } from "./begin.mjs";
import { failed } from "./boot.mjs";

export { version };

// This hook is turned into text and back by Function(), which our content security policy forbids.
// PyScript waits for this module before it looks at the hooks. We have no workers to lose.
hooks.worker.onBeforeRunAsync.clear();

hooks.main.onReady.add(({ io, interpreter }) => {
  // PyScript reports an exception of the starting script here, and nowhere else.
  const { stderr } = io;
  io.stderr = (problem, ...rest) => {
    if (problem instanceof Error) failed(problem);
    return stderr(problem, ...rest);
  };
  // PyScript's own package, from our compiled archive: else Python would compile it at each start.
  interpreter.runPython("import pyscript");
});

/** Return the Python that is started; what PyScript would choose itself it may still choose. */
export async function loadPyodide({ stdout, stderr }) {
  try {
    const python = await started;
    python.setStdout({ batched: stdout });
    python.setStderr({ batched: stderr });
    mark("given");
    return python;
  } catch (error) {
    failed(error);
    throw error;
  }
}
