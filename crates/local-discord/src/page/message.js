// Messages in Discord's form: author, text, embeds, buttons, menus, and the state of their interactions.

import { el } from "/sandbox/dom.js";
import { inline, link, markdown, placeLink, plain } from "/sandbox/markdown.js";
import { emoji, menuNode } from "/sandbox/menu.js";
import { personName } from "/sandbox/person.js";
import { language, say } from "/sandbox/say.js";
import { openViewer } from "/sandbox/viewer.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "link" };

function clock(ms) {
  const at = new Date(ms);
  const today = at.toDateString() === new Date().toDateString();
  const time = at.toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" });
  return today ? time : at.toLocaleDateString(language()) + " " + time;
}

export function avatar(name, colour, small = false) {
  const node = el("span", { class: small ? "avatar small" : "avatar", "aria-hidden": "true" }, [...name][0] ?? "?");
  node.style.background = colour;
  return node;
}

/** One message. `context` has names and actions; `grouped` omits the author. */
export function messageNode(message, context, grouped) {
  const marks = [
    "message", grouped && "grouped", message.ephemeral && "ephemeral",
    (message.pinged || message.everyone) && message.author !== context.me && "pinged",
  ];
  const node = el("div", {
    role: "article", "aria-label": `${message.name}, ${clock(message.at)}`, class: marks.filter(Boolean).join(" "), "data-message-id": message.id, "data-author": message.name,
    "data-ephemeral": String(message.ephemeral), "data-thinking": String(message.thinking),
  });
  if (message.origin?.command) {
    node.append(el("p", { class: "above" }, avatar(message.origin.name, context.colour(message.origin.member), true),
      el("b", {}, message.origin.name), ` ${say("used")} `, el("span", { class: "mention" }, "/" + message.origin.command)));
  } else if (message.reply) node.append(replyNode(message, context));
  const time = el("time", { datetime: message.iso, title: new Date(message.at).toLocaleString(language()) }, clock(message.at));
  if (grouped) node.append(el("span", { class: "when" }, time));
  else {
    node.append(avatar(message.name, message.colour), el("p", { class: "who" },
      personName(message.author, message.name, "name"), message.bot && el("span", { class: "tag" }, "APP"), time));
  }
  node.append(body(message, context));
  return node;
}

/** The author and text of the replied message in one line, as a link. */
function replyNode(message, context) {
  const { id, name, colour, text } = message.reply;
  const node = el("p", { class: "above reply", "data-testid": "reply" }, el("span", { class: "elbow", "aria-hidden": "true" }));
  if (!name) return node.append(el("i", {}, say("reply-gone"))), node;
  const line = plain(text, context) || say("reply-picture");
  node.append(avatar(name, colour, true), el("span", { class: "unseen" }, say("reply-to") + " "), el("b", {}, name),
    placeLink(message.channel, id, [line], context, "quoted"));
  return node;
}

function body(message, context) {
  const node = el("div", { class: "body" });
  if (message.thinking) {
    node.append(el("p", { class: "thinking" }, el("span", { class: "dots", "aria-hidden": "true" }), say("thinking", { name: message.name })));
  }
  if (message.failed) node.append(failed(say("no-answer")));
  if (message.content) {
    const jumbo = /^(?:\p{Extended_Pictographic}\uFE0F?\s*){1,5}$/u.test(message.content);
    node.append(el("div", { class: jumbo ? "text jumbo" : "text" }, ...markdown(message.content, context)));
  }
  if (message.edited) {
    (node.querySelector(".text > .p:last-child") ?? node).append(
      el("span", { class: "edited", title: new Date(message.edited).toLocaleString(language()) }, ` (${say("edited")})`));
  }
  for (const file of message.attachments) node.append(attachment(file));
  for (const embed of message.embeds) node.append(embedNode(embed, context));
  for (const component of message.components) node.append(componentNode(component, message, context));
  const failure = context.failure(message.id);
  if (failure) node.append(failed(failure));
  if (message.ephemeral) {
    node.append(el("p", { class: "only-you" }, `👁 ${say("only-you")} • `,
      el("button", { type: "button", class: "as-link", "data-testid": "dismiss", onclick: () => context.dismiss(message.id) },
        say("dismiss"))));
  }
  return node;
}

export function failed(text) {
  return el("p", { class: "failed", "data-testid": "interaction-failed", role: "status" }, "⚠\uFE0E " + text);
}

/** The maximum height of a picture in a message, in pixels. */
const TALLEST = 350;

/** The reserved space of a picture, so that the layout does not move when it loads. */
function room({ width, height }) {
  const scale = Math.min(1, TALLEST / height);
  return width && height ? { width: Math.round(width * scale), height: Math.round(height * scale) } : {};
}

/** A picture in a message. It opens in the viewer, or in a new tab on request. */
function picture(address, text, size = {}) {
  // Pictures come from the sandbox itself. The page loads nothing from other hosts.
  if (!address?.startsWith("/attachments/")) return el("a", { class: "elsewhere outside", href: address, target: "_blank", rel: "noopener noreferrer", "data-leads": "outside" }, "🖼 " + address);
  const large = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openViewer(address, text ?? "", event.currentTarget);
  };
  return el("a", { href: address, target: "_blank", rel: "noopener", "data-testid": "picture", "aria-label": text ? undefined : say("picture"), onclick: large },
    el("img", { src: address, alt: text ?? "", loading: "lazy", ...room(size) }));
}

function attachment(file) {
  if (file.content_type?.startsWith("image/")) return el("p", { class: "picture" }, picture(file.url, file.description, file));
  return el("p", { class: "file" }, "📄 ", el("a", { href: file.url, download: file.filename }, file.filename), ` ${say("bytes", { count: file.size })}`);
}

function embedNode(embed, context) {
  const node = el("div", { class: "embed" });
  node.style.borderLeftColor = "#" + (embed.color ?? 0x1e1f22).toString(16).padStart(6, "0");
  const main = el("div", { class: "embed-main" });
  if (embed.author) main.append(el("p", { class: "embed-author" }, embed.author.name));
  if (embed.title) {
    const title = inline(embed.title, context);
    main.append(el("h3", {}, ...(embed.url ? [link(embed.url, title, context)] : title)));
  }
  if (embed.description) main.append(el("div", { class: "text" }, ...markdown(embed.description, context)));
  if (embed.fields?.length) main.append(fieldsNode(embed.fields, context));
  node.append(main);
  if (embed.thumbnail?.url) node.append(el("div", { class: "thumbnail" }, picture(embed.thumbnail.url, embed.thumbnail.description)));
  if (embed.image?.url) node.append(el("div", { class: "image" }, picture(embed.image.url, embed.image.description, embed.image)));
  const foot = [embed.footer?.text, embed.timestamp && new Date(embed.timestamp).toLocaleString(language())].filter(Boolean);
  if (foot.length) node.append(el("footer", {}, foot.join(" • ")));
  return node;
}

/** Puts inline fields in rows of up to three. */
function fieldsNode(fields, context) {
  const node = el("div", { class: "fields" });
  let run = [];
  const flush = () => {
    while (run.length) {
      const row = run.splice(0, 3);
      for (const field of row) field.dataset.span = 12 / row.length;
    }
  };
  for (const field of fields) {
    const cell = el("div", { class: "field", "data-span": 12 }, el("h4", {}, ...inline(field.name, context)),
      el("div", { class: "text" }, ...markdown(field.value, context)));
    if (field.inline) run.push(cell);
    else flush();
    node.append(cell);
  }
  flush();
  return node;
}

function componentNode(component, message, context) {
  const children = () => (component.components ?? []).map((child) => componentNode(child, message, context));
  switch (component.type) {
    case 1: return el("div", { class: "row" }, ...children());
    case 2: return buttonNode(component, message, context);
    case 3: case 5: case 6: case 7: case 8: return menuNode(component, message, context);
    case 9: return el("div", { class: "section" }, el("div", {}, ...children()), componentNode(component.accessory, message, context));
    case 10: return el("div", { class: "text" }, ...markdown(component.content, context));
    case 11: return el("div", { class: "thumbnail" }, picture(component.media?.url, component.description));
    case 12: return el("div", { class: "gallery" }, ...(component.items ?? []).map((item) => picture(item.media?.url, item.description)));
    case 13: return el("p", { class: "file" }, "📄 " + (component.file?.url ?? ""));
    case 14: return component.divider === false ? el("div", { class: "gap" }) : el("hr");
    case 17: {
      const box = el("div", { class: "embed container" }, el("div", { class: "embed-main" }, ...children()));
      if (component.accent_color !== null && component.accent_color !== undefined) {
        box.style.borderLeftColor = "#" + component.accent_color.toString(16).padStart(6, "0");
      }
      return box;
    }
    default: return el("p", { class: "file" }, `(component of type ${component.type})`);
  }
}

function buttonNode(button, message, context) {
  if (button.style === 5) {
    return link(button.url, [emoji(button.emoji), button.label ?? ""].filter(Boolean), context, "button link");
  }
  const waiting = context.waiting(message.id);
  const mine = waiting === button.custom_id;
  return el("button", {
    type: "button", class: `button ${STYLES[button.style] ?? "secondary"}${mine ? " waiting" : ""}`,
    "data-custom-id": button.custom_id, disabled: button.disabled, "aria-disabled": waiting ? "true" : undefined,
    "aria-busy": mine ? "true" : undefined, "aria-label": button.label ? undefined : button.emoji?.name,
    onclick: () => { if (!waiting) context.press(message.id, button.custom_id); },
  }, emoji(button.emoji), button.label ? el("span", {}, button.label) : null);
}
