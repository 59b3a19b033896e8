import { expect, it } from "vitest";
import { grouped, readSecondFactorCode } from "./second-factor-code";

it.each([
  ["123456", "app", "123456"],
  [" 123 456 ", "app", "123456"],
  ["１２３４５６", "app", "123456"],
  ["abcd-efgh-ijkl-mn27", "recovery", "ABCDEFGHIJKLMN27"],
  ["ABCD EFGH–IJKL MN27", "recovery", "ABCDEFGHIJKLMN27"],
])("%s is a code", (typed, kind, code) => {
  expect(readSecondFactorCode(typed)).toEqual({ kind, code });
});

it.each(["", "12345", "1234567", "12345a", "ABCD-EFGH-IJKL", "ABCD-EFGH-IJKL-MN18", "x".repeat(64)])(
  "%s is none",
  (typed) => {
    expect(readSecondFactorCode(typed)).toBeNull();
  },
);

it("groups a code so that it reads back as the same code", () => {
  expect(grouped("ABCDEFGHIJKLMN27", "-")).toBe("ABCD-EFGH-IJKL-MN27");
  expect(readSecondFactorCode(grouped("ABCDEFGHIJKLMN27", "-"))?.code).toBe("ABCDEFGHIJKLMN27");
});
