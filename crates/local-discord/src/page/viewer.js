// The viewer of a picture: fitted to the window, or in full size. A tap, Escape or the button closes it and restores the focus.

import { $, el } from "/sandbox/dom.js";
import { say } from "/sandbox/say.js";

const dialog = $("viewer");

/** Shows a picture. `opener` is the pressed link. */
export function openViewer(address, text, opener) {
  const image = el("img", { src: address, alt: text });
  const size = el("button", { type: "button", class: "button secondary", "data-testid": "viewer-size", "aria-pressed": "false" }, say("viewer-size"));
  size.addEventListener("click", () => {
    const whole = dialog.classList.toggle("whole");
    size.setAttribute("aria-pressed", String(whole));
  });
  const close = el("button", { type: "button", class: "button secondary", "data-testid": "viewer-close", onclick: () => dialog.close() }, say("close"));
  const beside = el("a", { class: "button secondary", href: address, target: "_blank", rel: "noopener" }, say("viewer-beside"));
  // The keyboard scrolls a picture that is larger than the window.
  const frame = el("div", { class: "viewer-frame", tabindex: 0, role: "group", "aria-label": say("viewer") }, image);
  frame.addEventListener("click", () => dialog.close());
  dialog.classList.remove("whole");
  dialog.replaceChildren(el("div", { class: "viewer-bar" }, size, beside, close), frame);
  const back = { message: opener.closest("[data-message-id]")?.dataset.messageId, href: opener.getAttribute("href") };
  dialog.onclose = () => {
    // The event comes a moment after the close. Another picture may be open by then.
    if (dialog.open) return;
    dialog.replaceChildren();
    focusAgain(opener, back);
  };
  dialog.showModal();
  close.focus();
}

/** Moves the focus to the link of the picture. A redraw may have replaced the message and its picture. */
function focusAgain(opener, { message, href }) {
  if (opener.isConnected) return opener.focus();
  const node = document.querySelector(`[data-message-id="${message}"]`);
  const link = node?.querySelector(`a[href="${CSS.escape(href)}"]`) ?? node?.querySelector("[data-testid=picture]") ?? $("messages");
  link.focus();
}
