import { money } from "@contracts/values/money";
import * as v from "valibot";
import { expect, it } from "vitest";
import { asSentence, sentenceOf } from "./sentence";

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365));
const line = v.pipe(v.string(), v.minLength(1), v.maxLength(3));

it.each([
  [whole, -1, "At least 0."],
  [whole, 999, "At most 365."],
  [whole, 1.5, "Enter a whole number."],
  [whole, "x", "Enter a number."],
  [whole, null, "Fill in this field."],
  [line, "", "Fill in this field."],
  [line, "long", "At most 3 characters."],
  [v.pipe(v.array(line), v.minLength(2)), ["a"], "At least 2 entries."],
  [v.picklist(["new", "held"]), "king", "Choose one of: new, held."],
  [v.literal("yes"), "no", "Choose one of: yes."],
  [v.picklist(Array.from({ length: 40 }, (_, place) => `option-${place}`)), "x", "Choose one of the options."],
  [v.pipe(v.string(), v.isoDate()), "soon", "Enter a day such as 2026-11-26."],
  [v.pipe(v.string(), v.regex(/^[A-Z]$/)), "1", "This does not have the form that the field needs."],
  [v.strictObject({}), { more: 1 }, "There is no field of this name."],
  [v.strictObject({ more: line }), {}, "Fill in this field."],
  [v.pipe(v.string(), v.minLength(2, "Enter a name.")), "R", "Enter a name."],
  [money.entries.currencyCode, undefined, "Fill in this field."],
])("a schema's issue becomes a readable sentence, case %#", (schema: v.GenericSchema, input, sentence) => {
  const parsed = v.safeParse(schema, input);
  expect(parsed.issues && sentenceOf(parsed.issues[0])).toBe(sentence);
});

it("is made of a message in lower case", () => {
  expect(asSentence("released before it was made")).toBe("Released before it was made.");
  expect(asSentence("Enter a day.")).toBe("Enter a day.");
});
