import { expect, it } from "vitest";
import { readAmount } from "./read-amount";

it.each([
  ["385.00", "USD", 38_500],
  ["385.5", "USD", 38_550],
  ["385", "EUR", 38_500],
  ["58000", "JPY", 58_000],
  ["58000.5", "JPY", null],
  ["1.234", "USD", null],
  ["1.234", "KWD", 1234],
  ["1,234", "USD", null],
  ["-1", "USD", null],
  ["", "USD", null],
])("%s %s is %s minor units", (text, currency, minor) => {
  expect(readAmount(text, currency)?.centAmount ?? null).toBe(minor);
});
