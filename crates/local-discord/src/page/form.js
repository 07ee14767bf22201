// Forms that the bot opens, and the list of its violations.

import { el } from "/sandbox/dom.js";
import { language, say } from "/sandbox/say.js";

/** Opens a form. `send` gets the values and resolves to an error text or nothing. `closed` runs when the form closes. */
export function openForm(modal, send, closed) {
  const dialog = document.getElementById("modal");
  const problem = el("p", { class: "failed", role: "alert" });
  const controls = new Map();
  const rows = (modal.components ?? []).map((row) => {
    if (row.type === 10) return el("p", {}, row.content);
    const inner = row.type === 18 ? row.component : row.components[0];
    const control = controlNode(inner);
    controls.set(inner.custom_id, control);
    return el("label", { class: "form-row" },
      el("span", { class: "form-label" }, row.type === 18 ? row.label : inner.label,
        inner.required === false ? null : el("span", { class: "required", title: say("required") }, " *")),
      row.description ? el("small", {}, row.description) : null, control);
  });
  const form = el("form", { method: "dialog" },
    el("header", {}, el("h2", { id: "modal-title" }, modal.title),
      el("button", { type: "button", class: "icon", "aria-label": say("close"), onclick: () => dialog.close() }, "✕")),
    ...rows, problem,
    el("footer", {}, el("button", { type: "button", class: "button secondary", "data-testid": "modal-cancel", onclick: () => dialog.close() }, say("cancel")),
      el("button", { type: "submit", class: "button primary", "data-testid": "modal-submit" }, say("submit"))));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const values = Object.fromEntries([...controls].map(([id, control]) => [id, control.value]));
    const error = await send(values);
    if (error) problem.textContent = error;
    else dialog.close();
  });
  dialog.replaceChildren(form);
  // The browser returns the focus to its previous element, which a redraw may have replaced meanwhile.
  dialog.onclose = closed;
  if (!dialog.open) dialog.showModal();
  controls.values().next().value?.focus();
}

function controlNode(inner) {
  const common = { "data-testid": "field-" + inner.custom_id, placeholder: inner.placeholder, required: inner.required !== false };
  if (inner.type === 3) {
    const options = inner.options.map((option) => el("option", { value: option.value, selected: option.default }, option.label));
    return el("select", common, el("option", { value: "" }, inner.placeholder ?? say("choose")), ...options);
  }
  const limits = { minlength: inner.min_length, maxlength: inner.max_length ?? 4000 };
  if (inner.style === 2) return el("textarea", { ...common, ...limits, rows: 4 }, inner.value ?? "");
  return el("input", { ...common, ...limits, type: "text", value: inner.value });
}

/** The errors of a tree, each with its path. */
function lines(tree, path = "") {
  if (!tree || typeof tree !== "object") return [];
  return Object.entries(tree).flatMap(([key, below]) => (key === "_errors"
    ? below.map((error) => [path, error]) : lines(below, path ? `${path}.${key}` : key)));
}

/** Opens the list of the bot's violations. */
export function openViolations(list) {
  const rows = list.map((violation) => el("li", {},
    el("p", {}, el("span", { class: "tag" }, violation.kind), " ", el("b", {}, violation.message),
      el("time", {}, " " + new Date(violation.at).toLocaleTimeString(language()))),
    el("code", {}, violation.place),
    el("ul", {}, ...lines(violation.errors).map(([path, error]) => el("li", {}, path ? el("code", {}, path) : null,
      ` ${error.message} `, el("small", {}, error.code))))));
  document.getElementById("violations-list").replaceChildren(
    ...(rows.length ? rows : [el("li", {}, say("violations-none"))]));
  document.getElementById("violations-dialog").showModal();
}
