// Python, started from the page's own files, and nothing else.
import { loadPyodide } from "pyodide";

await loadPyodide();
performance.mark("threefold:ready");
document.documentElement.dataset.state = "ready";
