// Light or dark: the system's setting, or the person's choice.

import { remember, remembered } from "/sandbox/dom.js";

export const LOOKS = ["", "light", "dark"];

export let look = remembered("look") ?? "";

function apply() {
  if (look) document.documentElement.dataset.look = look;
  else delete document.documentElement.dataset.look;
}

/** Chooses light or dark. An empty text means the system's setting. */
export function wear(wanted) {
  look = wanted;
  remember("look", wanted || null);
  apply();
}

apply();
