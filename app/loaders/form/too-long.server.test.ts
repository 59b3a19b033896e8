import { contactInquiry } from "@contracts/commerce/inquiries";
import * as v from "valibot";
import { expect, it } from "vitest";
import { createT } from "~/i18n/texts.server";
import { optionalText } from "~/loaders/account/form.server";
import { limitOf, tooLongText } from "./too-long.server";

it.each([
  [optionalText(120), "x".repeat(121), 120],
  [contactInquiry.entries.message, "x".repeat(4001), 4000],
  [optionalText(120), "a\u0007b", null],
  [v.pipe(v.array(v.string()), v.maxLength(1)), ["a", "b"], 1],
  [v.pipe(v.number(), v.maxValue(5)), 6, null],
] as const)("the limit of a refused text is that of its schema, case %#", (schema: v.GenericSchema, input, limit) => {
  expect(v.safeParse(schema, input).issues?.map(limitOf)).toEqual([limit]);
});

it.each([
  ["en", "Use at most 4,000 characters."],
  ["jp", "4,000文字以内で入力してください。"],
  ["cn", "请勿超过 4,000 个字符。"],
] as const)("says the limit in %s", async (language, text) => {
  expect(tooLongText(await createT(language), 4000)).toBe(text);
});
