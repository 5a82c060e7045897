// What this device is set to, read once before anything is painted: pyapp/device.py stores it. Without a setting,
// or where nothing can be read, there is none. It comes first of the scripts, which are joined by their names:
// others are in need of it at once.
(() => {
  const KEY = "threefold/device/1";
  const shell = (window.shell = window.shell || {});

  function stored() {
    try {
      const settings = JSON.parse(localStorage.getItem(KEY));
      return settings.v === 1 ? settings : {};
    } catch (error) {
      return {};
    }
  }

  shell.device = stored();
})();
