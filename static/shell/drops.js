// A file that is let fall on the page would have the browser leave for it. Where there is a field to pick a
// file in, it is as if picked there; anywhere else nothing comes of it, before Python is there and after.
(() => {
  const field = () => document.querySelector("input[data-file]");
  const brings = ({ dataTransfer }) => dataTransfer && Array.from(dataTransfer.types).includes("Files");

  addEventListener("dragover", (event) => {
    if (!brings(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = field() ? "copy" : "none";
  });

  addEventListener("drop", (event) => {
    if (!brings(event)) return;
    event.preventDefault();
    const into = field();
    if (!into) return;
    into.files = event.dataTransfer.files;
    into.dispatchEvent(new Event("change", { bubbles: true }));
  });
})();
