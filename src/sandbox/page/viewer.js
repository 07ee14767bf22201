// A picture, large: fitted to the window, or in its own size. A tap, Escape and the button close it, and the focus goes back.

import { $, el } from "/sandbox/dom.js";
import { say } from "/sandbox/say.js";

const dialog = $("viewer");

/** Shows a picture; `opener` is the link that was pressed. */
export function openViewer(address, text, opener) {
  const image = el("img", { src: address, alt: text });
  const size = el("button", { type: "button", class: "button secondary", "data-testid": "viewer-size", "aria-pressed": "false" }, say("viewer-size"));
  size.addEventListener("click", () => {
    const whole = dialog.classList.toggle("whole");
    size.setAttribute("aria-pressed", String(whole));
  });
  const close = el("button", { type: "button", class: "button secondary", "data-testid": "viewer-close", onclick: () => dialog.close() }, say("close"));
  const beside = el("a", { class: "button secondary", href: address, target: "_blank", rel: "noopener" }, say("viewer-beside"));
  // Scrolled by the keyboard when the picture is larger than the window.
  const frame = el("div", { class: "viewer-frame", tabindex: 0, role: "group", "aria-label": say("viewer") }, image);
  frame.addEventListener("click", () => dialog.close());
  dialog.classList.remove("whole");
  dialog.replaceChildren(el("div", { class: "viewer-bar" }, size, beside, close), frame);
  const back = { message: opener.closest("[data-message-id]")?.dataset.messageId, href: opener.getAttribute("href") };
  dialog.onclose = () => {
    // The event comes a moment after the closing; another picture may have been opened by then.
    if (dialog.open) return;
    dialog.replaceChildren();
    focusAgain(opener, back);
  };
  dialog.showModal();
  close.focus();
}

/** To the link of the picture; the message may have been drawn anew, with another picture. */
function focusAgain(opener, { message, href }) {
  if (opener.isConnected) return opener.focus();
  const node = document.querySelector(`[data-message-id="${message}"]`);
  const link = node?.querySelector(`a[href="${CSS.escape(href)}"]`) ?? node?.querySelector("[data-testid=picture]") ?? $("messages");
  link.focus();
}
