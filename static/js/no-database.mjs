// PyScript opens an IndexedDB for packages it installed, before it starts Python. We install none, and
// where site data is blocked that database never opens and Python never starts. So it gets one
// that is always open, always empty and leaves nothing behind.

function answer(result) {
  const request = {};
  queueMicrotask(() => request.onsuccess?.({ target: { result } }));
  return request;
}

const store = {
  getAllKeys: () => answer([]),
  get: () => answer(undefined),
  put: () => answer(undefined),
  clear: () => answer(undefined),
};
const database = { transaction: () => ({ objectStore: () => store }), close() {} };

Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answer(database) } });
