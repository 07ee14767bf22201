// The sidebar: the members, the channels, the bar above the messages, and the drawer on a phone.

import { $, el, keepingFocus } from "/sandbox/dom.js";
import { avatar } from "/sandbox/message.js";
import { say } from "/sandbox/say.js";
import { openSettings } from "/sandbox/settings.js";
import { current, person, world } from "/sandbox/world.js";

/** Draws the members. A press calls `become` with the member's id. */
export function drawRail(become) {
  const face = (member) => el("button", {
    type: "button", class: "face", "data-testid": "member-" + member.username, "aria-pressed": String(member.id === world.me),
    title: `${member.name} (${member.locale})`, onclick: () => become(member.id),
    "aria-label": say("be", { name: member.name }) + (member.badge ? `, ${say("notifications", { count: member.badge })}` : ""),
  }, avatar(member.name, member.colour), badge(member.badge));
  keepingFocus(() => $("rail").replaceChildren(...world.members.map(face)));
  const others = world.members.filter((member) => member.id !== world.me).reduce((sum, member) => sum + member.badge, 0);
  const own = world.channels.reduce((sum, channel) => sum + channel.pings, 0);
  $("menu-badge").textContent = own + others;
  $("menu-badge").hidden = own + others === 0;
  document.title = (own ? `(${own}) ` : "") + (current()?.name ?? "Sandbox");
}

function badge(count) {
  return count ? el("span", { class: "badge", "aria-hidden": "true" }, String(count)) : null;
}

/** Draws the channels. A press calls `open` with the channel's id; `write` opens the direct messages. */
export function drawChannels(open, write) {
  const button = (channel) => channelButton(channel, open);
  const text = world.channels.filter((channel) => channel.kind === "text" || channel.kind === "forum");
  const under = (parent) => world.channels.filter((channel) => channel.parent === parent.id);
  const dms = world.channels.filter((channel) => channel.kind === "dm");
  keepingFocus(() => $("channels").replaceChildren(
    el("h2", {}, say("text-channels")), ...text.flatMap((channel) => [channel, ...under(channel)]).map(button),
    el("h2", {}, say("direct-messages")), ...(dms.length ? dms.map(button) : [el("button", { type: "button", class: "channel", "data-testid": "open-dm", onclick: write }, say("open-dm", { bot: world.bot.name }))])));
}

function channelButton(channel, open) {
  const dm = channel.kind === "dm";
  const mark = dm ? avatar(channel.name, world.bot.colour, true) : el("span", { class: "hash", "aria-hidden": "true" }, { thread: "⌙", forum: "≡" }[channel.kind] ?? "#");
  const unseen = channel.pings ? say("notifications", { count: channel.pings }) : channel.unread ? say("unread") : "";
  return el("button", {
    type: "button", class: `channel${channel.unread ? " unread" : ""}${channel.kind === "thread" ? " thread" : ""}`,
    "data-testid": dm ? "channel-dm" : "channel-" + channel.name, "aria-current": channel.id === world.here ? "page" : undefined,
    onclick: () => open(channel.id),
  }, mark, el("span", { class: "channel-label" }, channel.name), badge(channel.pings),
  unseen && el("span", { class: "unseen" }, ", " + unseen));
}

export function drawMe() {
  const me = person(world.me);
  keepingFocus(() => $("me").replaceChildren(avatar(me.name, me.colour), el("span", { class: "me-name" }, el("b", {}, me.name), el("small", {}, me.locale)),
    el("button", { type: "button", class: "icon", "data-testid": "settings", "aria-label": say("settings"), title: say("settings"), onclick: openSettings }, "⚙\uFE0E")));
}

export function drawBar() {
  const channel = current();
  $("guild").textContent = world.guild.name;
  $("channel-name").textContent = channel ? (channel.kind === "dm" ? "@ " : "# ") + channel.name : "";
  $("topic").textContent = channel?.topic ?? "";
  $("lamp").textContent = say(world.bot.connected ? "online" : "away", { name: world.bot.name });
  $("lamp").className = world.bot.connected ? "lamp on" : "lamp";
  const count = world.violations;
  $("violations").textContent = say(count === 1 ? "violation" : "violations", { count });
  $("violations").dataset.count = count;
}

/** Opens or closes the drawer. While it is open, the content below is inert. */
export function drawer(yes) {
  const phone = getComputedStyle($("menu")).display !== "none";
  const was = $("app").dataset.drawer === "open";
  $("app").dataset.drawer = yes ? "open" : "closed";
  $("menu").setAttribute("aria-expanded", String(yes));
  $("chat").inert = yes && phone;
  if (!phone || was === yes) return;
  (yes ? $("close-menu") : $("menu")).focus();
}

$("menu").addEventListener("click", () => drawer($("app").dataset.drawer !== "open"));
$("close-menu").addEventListener("click", () => drawer(false));
$("shade").addEventListener("click", () => drawer(false));
$("side").addEventListener("keydown", (event) => { if (event.key === "Escape") drawer(false); });
// A wide window has no drawer.
addEventListener("resize", () => { if (getComputedStyle($("menu")).display === "none") drawer(false); });
