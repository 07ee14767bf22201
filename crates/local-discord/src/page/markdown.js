// Discord's markdown as DOM nodes. The page never parses text as HTML, so no text can become a script.

import { el } from "/sandbox/dom.js";
import { personName } from "/sandbox/person.js";
import { language, say } from "/sandbox/say.js";

const INLINE = [
  [/^\\([\\*_~`|<>#@!()[\]{}.\-])/, (m) => m[1]],
  [/^``([\s\S]+?)``/, (m) => el("code", {}, m[1])],
  [/^`([^`\n]+)`/, (m) => el("code", {}, m[1])],
  [/^\*\*\*([\s\S]+?)\*\*\*/, (m, c) => el("strong", {}, el("em", {}, ...inline(m[1], c)))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m, c) => el("strong", {}, ...inline(m[1], c))],
  [/^__([\s\S]+?)__(?!_)/, (m, c) => el("u", {}, ...inline(m[1], c))],
  [/^~~([\s\S]+?)~~/, (m, c) => el("s", {}, ...inline(m[1], c))],
  [/^\*(?=\S)([\s\S]*?\S)\*(?!\*)/, (m, c) => el("em", {}, ...inline(m[1], c))],
  [/^_(?=\S)([\s\S]*?\S)_(?![A-Za-z0-9_])/, (m, c) => (/[A-Za-z0-9]$/.test(c.before) ? null : el("em", {}, ...inline(m[1], c)))],
  [/^\|\|([\s\S]+?)\|\|/, (m, c) => spoiler(inline(m[1], c))],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s>)]+)>?(?: "[^"]*")?\)/, (m, c) => link(m[2], inline(m[1], c), c)],
  [/^<(https?:\/\/[^\s>]+)>/, (m, c) => link(m[1], null, c)],
  [/^https?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]}*_~|]/, (m, c) => link(m[0], null, c)],
  [/^<@!?(\d+)>/, (m, c) => personName(m[1], "@" + c.userName(m[1]), "mention")],
  [/^<#(\d+)>/, (m, c) => channelMention(m[1], c)],
  [/^<@&(\d+)>/, () => el("span", { class: "mention" }, "@role")],
  [/^<\/([^:>]+):\d+>/, (m) => el("span", { class: "mention" }, "/" + m[1])],
  [/^<a?:(\w+):\d+>/, (m) => ":" + m[1] + ":"],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => moment(Number(m[1]), m[2] ?? "f")],
  [/^@(everyone|here)\b/, (m) => el("span", { class: "mention" }, m[0])],
];

const PLACE = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

/**
 * A link. A link to a channel or message of this server stays on the page. Every other has a mark for outside links. Without
 * children the text is the address.
 */
export function link(address, children, context, kind = "") {
  const [, guild, channel, message] = PLACE.exec(address) ?? [];
  if (guild && (guild === "@me" || guild === context.guild)) return placeLink(channel, message, children, context, kind);
  const host = /^https?:\/\/([^/]+)/.exec(address)?.[1] ?? address;
  return el("a", {
    class: `outside ${kind}`, href: address, target: "_blank", rel: "noopener noreferrer", "data-leads": "outside", title: say("leads-outside", { host }),
  }, ...(children ?? [address]));
}

/** A link to a channel, or to one of its messages, that stays on the page. */
export function placeLink(channel, message, children, context, kind) {
  const go = (event) => {
    // In a new tab the page finds the place by its own address.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.currentTarget.dispatchEvent(new CustomEvent("go-to", { bubbles: true, detail: { channel, message } }));
  };
  const shown = children ?? [`#${context.channelName(channel)}${message ? " › 💬" : ""}`];
  return el("a", {
    class: children ? kind : "mention", href: context.address(channel, message), "data-leads": "inside", onclick: go,
  }, ...shown);
}

function spoiler(children) {
  const reveal = (event) => {
    event.currentTarget.setAttribute("aria-expanded", "true");
    event.currentTarget.removeAttribute("aria-label");
  };
  return el("button", { type: "button", class: "spoiler", "aria-expanded": "false", "aria-label": say("spoiler"), onclick: reveal }, ...children);
}

function channelMention(id, context) {
  return placeLink(id, undefined, null, context, "");
}

const FORMATS = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};

function moment(seconds, style) {
  const at = new Date(seconds * 1000);
  // Discord shows a time that is no time as it is written.
  if (Number.isNaN(at.getTime())) return null;
  const full = at.toLocaleString(language(), FORMATS.F);
  const node = el("time", { class: "moment", datetime: at.toISOString(), title: full });
  if (style === "R") node.dataset.relative = seconds;
  node.textContent = style === "R" ? relative(seconds) : at.toLocaleString(language(), FORMATS[style]);
  return node;
}

const STEPS = [[60, "second", 1], [3600, "minute", 60], [86400, "hour", 3600], [2592000, "day", 86400],
  [31536000, "month", 2592000], [Infinity, "year", 31536000]];

let ahead = 0; // the lead of the sandbox's clock, in milliseconds

/** Sets the time of the sandbox. */
export function setNow(ms) {
  ahead = ms - Date.now();
  refreshMoments();
}

const now = () => Date.now() + ahead;

function relative(seconds) {
  const span = seconds - now() / 1000;
  const [, unit, size] = STEPS.find(([limit]) => Math.abs(span) < limit);
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(Math.round(span / size), unit);
}

/** Updates all relative times of the page. */
export function refreshMoments() {
  for (const node of document.querySelectorAll("[data-relative]")) node.textContent = relative(Number(node.dataset.relative));
}

/** Text with marks inside one block, as nodes. */
export function inline(text, context) {
  const nodes = [];
  let plain = "";
  let rest = text;
  let before = "";
  outer: while (rest) {
    for (const [pattern, make] of INLINE) {
      const match = pattern.exec(rest);
      const node = match && make(match, { ...context, before });
      if (node === null || node === undefined) continue;
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(node);
      before = match[0];
      rest = rest.slice(match[0].length);
      continue outer;
    }
    const step = /^[A-Za-z0-9 ]+/.exec(rest)?.[0] ?? String.fromCodePoint(rest.codePointAt(0));
    // An address begins only after a space, so take other text letter by letter before "http".
    const cut = step.search(/https?$/);
    const taken = cut > 0 ? step.slice(0, cut) : step;
    plain += taken;
    before = taken;
    rest = rest.slice(taken.length);
  }
  if (plain) nodes.push(plain);
  return nodes;
}

/** Text without markup on one line, for quotes. */
export function plain(text, context) {
  return unless(() => plainText(text, context), text);
}

/** What `make` returns, or `otherwise` if it fails: one message must not take the page with it. */
function unless(make, otherwise) {
  try {
    return make();
  } catch (error) {
    console.error(error);
    return otherwise;
  }
}

function plainText(text, context) {
  return el("span", {}, ...inline(text.replace(/^(?:#{1,3}|-#|>|>>>) +/gm, "").replace(/\s+/g, " "), context)).textContent;
}

/** A whole text with blocks: code, quotes, headings, lists, small print and lines. */
export function markdown(text, context) {
  return unless(() => parts(text, context), [text]);
}

function parts(text, context) {
  const out = [];
  const fence = /```(?:([\w+-]+)\n)?\n?([\s\S]*?)\n?```/g;
  let at = 0;
  for (const match of text.matchAll(fence)) {
    out.push(...blocks(text.slice(at, match.index).replace(/\n$/, ""), context));
    out.push(el("pre", {}, el("code", { "data-language": match[1] }, match[2])));
    at = match.index + match[0].length;
  }
  out.push(...blocks(text.slice(at).replace(/^\n/, ""), context));
  return out;
}

function blocks(text, context) {
  if (!text) return [];
  const out = [];
  const lines = text.split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) out.push(el("div", { class: "p" }, ...inline(paragraph.join("\n"), context)));
    paragraph = [];
  };
  while (lines.length) {
    const line = lines.shift();
    let match;
    if (line.startsWith(">>> ")) {
      flush();
      out.push(el("blockquote", {}, ...blocks([line.slice(4), ...lines.splice(0)].join("\n"), context)));
    } else if (line.startsWith("> ") || line === ">") {
      flush();
      const quoted = [line.slice(2)];
      while (lines.length && lines[0].startsWith("> ")) quoted.push(lines.shift().slice(2));
      out.push(el("blockquote", {}, ...blocks(quoted.join("\n"), context)));
    } else if ((match = /^(#{1,3}) +(.+)$/.exec(line))) {
      flush();
      out.push(el("h" + (match[1].length + 2), {}, ...inline(match[2], context)));
    } else if ((match = /^-# +(.+)$/.exec(line))) {
      flush();
      out.push(el("small", { class: "p" }, ...inline(match[1], context)));
    } else if (/^ *([-*]|\d+\.) +\S/.test(line)) {
      flush();
      lines.unshift(line);
      out.push(list(lines, context));
    } else {
      paragraph.push(line);
    }
  }
  flush();
  return out;
}

function list(lines, context) {
  const ITEM = /^( *)([-*]|\d+\.) +(.+)$/;
  const first = ITEM.exec(lines[0]);
  const depth = first[1].length;
  const ordered = /\d/.test(first[2]);
  const node = el(ordered ? "ol" : "ul", ordered ? { start: parseInt(first[2], 10) } : {});
  while (lines.length) {
    const match = ITEM.exec(lines[0]);
    if (!match || match[1].length < depth || (match[1].length === depth && /\d/.test(match[2]) !== ordered)) break;
    if (match[1].length > depth && node.lastElementChild) {
      node.lastElementChild.append(list(lines, context));
      continue;
    }
    lines.shift();
    node.append(el("li", {}, ...inline(match[3], context)));
  }
  return node;
}
