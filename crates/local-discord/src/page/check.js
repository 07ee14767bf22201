// Checks the text of a command's option by the option's type, before the page sends the command.

import { say } from "/sandbox/say.js";

const same = (text, other) => text.toLowerCase() === String(other).toLowerCase();

/** The value to send for a typed text as { value }, or the sentence with its error as { problem }. */
export function checked(option, text, { members, channels }) {
  const name = option.label;
  const refuse = (key, facts = {}) => ({ problem: say(key, { option: name, text, ...facts }) });
  const one = (found, key) => (found ? { value: String(found.id) } : refuse(key));
  if (option.choices.length) {
    const found = option.choices.find((choice) => same(text, choice.name)) ?? option.choices.find((choice) => same(text, choice.value));
    return found ? { value: String(found.value) } : refuse("check-choice", { choices: option.choices.map((choice) => choice.name).join(", ") });
  }
  const bare = text.replace(/^<?[@#]!?/, "").replace(/>$/, "");
  switch (option.type) {
    case 3: return length([...text].length, option, refuse) ?? { value: mentioned(text, members) };
    case 4: return /^[+-]?\d+$/.test(text) ? bounds(Number(text), option, refuse) : refuse("check-whole");
    case 10: return /^[+-]?\d+([.,]\d+)?$/.test(text) ? bounds(Number(text.replace(",", ".")), option, refuse) : refuse("check-number");
    case 5: {
      const found = ["true", "false"].find((word) => same(text, word) || same(text, say(word)));
      return found ? { value: found } : refuse("check-boolean", { yes: say("true"), no: say("false") });
    }
    case 6: case 9: return one(members.find((member) => [member.id, member.name, member.username].some((known) => same(bare, known))), "check-member");
    case 7: return one(channels.find((channel) => [channel.id, channel.name].some((known) => same(bare, known))), "check-channel");
    default: return { value: text };
  }
}

/** The text with `@name` replaced by mentions, as a client sends it. */
function mentioned(text, members) {
  const longest = [...members].sort((a, b) => b.name.length - a.name.length);
  return longest.reduce((so, { name, id }) => so.replaceAll("@" + name, `<@${id}>`), text);
}

function bounds(number, { min: least, max: most }, refuse) {
  if (least !== null && most !== null && (number < least || number > most)) return refuse("check-between", { least, most });
  if (least !== null && number < least) return refuse("check-least", { least });
  if (most !== null && number > most) return refuse("check-most", { most });
  return { value: String(number) };
}

function length(count, { min_length: least, max_length: most }, refuse) {
  if (least !== null && count < least) return refuse("check-short", { least, count });
  if (most !== null && count > most) return refuse("check-long", { most, count });
  return null;
}
