import { expect, it } from "vitest";
import { createT } from "~/i18n/texts.server";
import { messageProblem, reasonProblem } from "./words.server";

const t = await createT("en");
const length = t("quote.negotiation.messageProblem");
const tooLong = t("typedText.tooLong", { most: "2,000" });
const letters = t("checkout.problems.text");

it.each([
  ["two lines", "Can you ship\n\ton Monday?", null, null],
  ["the letters of other languages", "木曜日までに届きますか。", null, null],
  ["pasted direction controls", "\u202eabc\u202c", null, null],
  ["nothing", "", length, null],
  ["blanks", " \n", length, null],
  ["invisible characters", "\u200b\u3164", length, null],
  ["only a direction control", "\u202e", length, null],
  ["a control character", "a\u0007b", letters, letters],
  ["too much", "x".repeat(2001), tooLong, tooLong],
])("%s as a message and as a reason", (_, text, ofMessage, ofReason) => {
  expect([messageProblem({ t }, text), reasonProblem({ t }, text)]).toEqual([ofMessage, ofReason]);
});
