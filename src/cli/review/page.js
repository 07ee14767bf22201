// The slider shows the template of its moment.
const moments = document.querySelectorAll("template");
const slider = document.getElementById("slider");
const show = (at) => {
  slider.value = at;
  const moment = moments[slider.value];
  document.getElementById("moment").replaceChildren(moment.content.cloneNode(true));
  document.getElementById("where").textContent = moment.dataset.label;
  slider.setAttribute("aria-valuetext", moment.dataset.label);
};
slider.addEventListener("input", () => show(slider.value));
document.getElementById("back").addEventListener("click", () => show(Number(slider.value) - 1));
document.getElementById("on").addEventListener("click", () => show(Number(slider.value) + 1));
for (const button of document.querySelectorAll("[data-at]")) {
  button.addEventListener("click", () => { show(button.dataset.at); document.getElementById("moment").scrollIntoView(); });
}
show(0);
