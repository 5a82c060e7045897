// The theme that this device is set to, worn before anything is painted. Without one the page is as the device
// has it.
(() => {
  const THEMES = ["light", "dark"];
  const html = document.documentElement;
  const shell = (window.shell = window.shell || {});

  /** Wear a theme from now on; any other word than light or dark leaves it to the device. */
  shell.dress = (theme) => {
    const fixed = THEMES.includes(theme);
    if (fixed) html.dataset.theme = theme;
    else html.removeAttribute("data-theme");
    document.querySelector("meta[name=color-scheme]").content = fixed ? theme : THEMES.join(" ");
    // The browser's own bars: one colour for each theme, in their order.
    document.querySelectorAll("meta[name=theme-color]").forEach((meta, at) => {
      const own = THEMES[at];
      if (fixed) meta.media = own === theme ? "all" : "not all";
      else meta.media = `(prefers-color-scheme: ${own})`;
    });
  };

  shell.dress(shell.device.theme);
})();
