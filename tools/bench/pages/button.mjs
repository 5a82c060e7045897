// The cheapest tap there is: one text changes.
const button = document.querySelector("button");
button.addEventListener("click", () => { button.firstChild.data = String(Number(button.firstChild.data) + 1); });
document.documentElement.dataset.state = "ready";
