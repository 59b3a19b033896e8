import * as v from "valibot";
import { expect, it } from "vitest";
import { createT } from "~/i18n/texts.server";
import { optionalText, passwordProblem, passwordText, requiredText } from "./form.server";

const faultOf = (schema: v.GenericSchema, value: string) => v.safeParse(schema, value).issues?.[0].message;

it("requires a text with visible characters", () => {
  for (const blank of ["", " ", "\u200b", "\u3164"]) expect(faultOf(requiredText(60), blank)).toBe("required");
  expect(v.parse(requiredText(60), " Ada ")).toBe("Ada");
});

it("refuses direction controls, and keeps the joiners and marks of names", () => {
  for (const schema of [requiredText(60), optionalText(60)]) {
    expect(faultOf(schema, "Lab\u202egpj")).toBe("text");
    expect(v.parse(schema, "می\u200cخواهم\u200f")).toBe("می\u200cخواهم\u200f");
  }
});

it("reports a password above the maximum length as too long", () => {
  expect(faultOf(passwordText, "x".repeat(129))).toMatch(/length/);
  expect(v.parse(passwordText, ` ${"x".repeat(126)} `)).toHaveLength(128);
});

it("lists what a password still needs with the separator of the page's language", async () => {
  expect(passwordProblem(await createT("jp"), "abcdefgh")).toContain("英大文字を含む、数字を含む");
  expect(passwordProblem(await createT("en"), "abcdefgh")).toMatch(/: an? [^,]+, a/);
});
