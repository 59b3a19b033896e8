import { describe, expect, it } from "vitest";
import { cardDigits, cardExpiration, cardTypeOf, passesLuhn } from "./card-number";

describe("card numbers", () => {
  it.each([
    ["4111 1111 1111 1111", "4111111111111111"],
    ["4111-1111-1111-1111", "4111111111111111"],
    ["４１１１ １１１１ １１１１ １１１１", "4111111111111111"],
    ["411111", null],
    ["4111 1111 1111 111a", null],
  ])("%s → %s", (text, digits) => {
    expect(cardDigits(text)).toBe(digits);
  });

  it("checks the check digit and detects the brand", () => {
    expect(["4111111111111111", "4000000000000002", "4000000000000119", "378282246310005"].map(passesLuhn)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(passesLuhn("4111111111111112")).toBe(false);
    expect(
      ["4111111111111111", "5555555555554444", "378282246310005", "6011111111111117", "3530111333300000", "9999"].map(
        cardTypeOf,
      ),
    ).toEqual(["visa", "mastercard", "amex", "discover", "jcb", "other"]);
  });

  it.each([
    ["04/31", "2031-04"],
    ["4 / 2031", "2031-04"],
    ["0431", "2031-04"],
    ["2031-04", "2031-04"],
    ["11/26", "2026-11"],
    ["10/26", null],
    ["13/31", null],
    ["04/99", null],
    ["soon", null],
  ])("expiration %s → %s in November 2026", (text, expiration) => {
    expect(cardExpiration(text, new Date("2026-11-21T12:00:00Z"))).toBe(expiration);
  });
});
