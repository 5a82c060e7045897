// PyScript opens IndexedDBs when it is loaded and for packages it installed. We have no use for them, and
// where site data is blocked they never open and Python never starts. So PyScript gets a database
// that is always open, always empty and leaves nothing behind. This comes before PyScript itself.

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
