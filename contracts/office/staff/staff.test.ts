import * as v from "valibot";
import { expect, it } from "vitest";
import { acceptance, signInBody } from "./staff";

it.each([
  ["123456", "123456"],
  ["123 456", "123456"],
  ["１２３４５６", "123456"],
  ["123\u2013456\n", "123456"],
  ["１２３　４５６", "123456"],
])("a code typed as %j is read", (typed, code) => {
  const entered = { email: "Ada@Lab.example", password: "x", code: typed };
  expect(v.parse(signInBody, entered)).toEqual({ email: "ada@lab.example", password: "x", code });
  expect(v.parse(acceptance, { token: "t".repeat(16), password: "p".repeat(12), code: typed }).code).toBe(code);
});

it("a code of any length is judged with the password, and refused for a new account", () => {
  const typed = "1".repeat(100);
  expect(v.is(signInBody, { email: "ada@lab.example", password: "x", code: typed })).toBe(true);
  const refused = v.safeParse(acceptance, { token: "t".repeat(16), password: "p".repeat(12), code: typed });
  expect(refused.issues?.map(({ message }) => message)).toEqual(["Enter the six digits that your app shows."]);
});
