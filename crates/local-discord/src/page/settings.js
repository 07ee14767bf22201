// The settings: of the member (language, direct messages) and of the page (language, light or dark).

import { $, el } from "/sandbox/dom.js";
import { LOOKS, look, wear } from "/sandbox/look.js";
import { LANGUAGES, chosen, language, say, speak } from "/sandbox/say.js";
import { person, post, world } from "/sandbox/world.js";

const dialog = $("settings");

export function openSettings() {
  draw();
  if (!dialog.open) dialog.showModal();
  // A redraw may replace the settings button while they are open. The event comes a moment after the close, so keep a newer focus.
  dialog.onclose = () => { if (document.activeElement === document.body) document.querySelector("[data-testid=settings]")?.focus(); };
}

/** The name of a language of Discord in the language of the page: "English (United States)". */
function nameOf(locale) {
  const name = new Intl.DisplayNames([language()], { type: "language" }).of(locale);
  return name.slice(0, 1).toLocaleUpperCase(language()) + name.slice(1);
}

function choice(id, label, options, value, change) {
  const select = el("select", { "data-testid": id, id }, ...options.map(([code, name]) => el("option", { value: code, selected: code === value }, name)));
  select.addEventListener("change", () => change(select.value));
  return el("div", { class: "form-row" }, el("label", { class: "form-label", for: id }, label), select);
}

function draw() {
  const me = person(world.me);
  const problem = el("p", { class: "failed", role: "alert" });
  const tell = async (path, body) => { problem.textContent = (await post(path, body)).error ?? ""; };
  const locales = world.locales.includes(me.locale) ? world.locales : [...world.locales, me.locale];
  const closed = el("input", { type: "checkbox", "data-testid": "close-dms", role: "switch", checked: me.dms_closed });
  closed.addEventListener("change", () => tell("dms", { closed: closed.checked }));
  const focused = document.activeElement?.id;
  dialog.replaceChildren(
    el("header", {}, el("h2", { id: "settings-title" }, say("settings")),
      el("button", { type: "button", class: "icon", "data-testid": "close-settings", "aria-label": say("close"), onclick: () => dialog.close() }, "✕")),
    el("fieldset", {}, el("legend", {}, me.name),
      choice("member-language", say("member-language"), locales.map((locale) => [locale, nameOf(locale)]), me.locale, (locale) => tell("locale", { locale })),
      el("label", { class: "switch" }, closed, say("close-dms")), problem),
    el("fieldset", {}, el("legend", {}, say("page")),
      choice("page-language", say("page-language"), [["", say("as-browser")], ...Object.entries(LANGUAGES)], chosen, speak),
      choice("page-look", say("page-look"), LOOKS.map((one) => [one, say("look-" + (one || "system"))]), look, wear)));
  if (focused && dialog.contains($(focused))) $(focused).focus();
}

document.addEventListener("spoken", () => { if (dialog.open) draw(); });
