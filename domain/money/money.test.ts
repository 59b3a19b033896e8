import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalText, formatMoney } from "./format";
import { add, currencyDigits, moneyOf, multiply, negate, subtract, sum } from "./money";

const currencies = ["USD", "EUR", "GBP", "JPY", "CNY"] as const;
const currency = fc.constantFrom(...currencies);
const minor = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

describe("formatMoney", () => {
  it.each([
    [{ centAmount: 123456 }, "$1,234.56"],
    [{ centAmount: 123456, currencyCode: "USD", fractionDigits: 2 }, "$1,234.56"],
    [{ centAmount: 1234, currencyCode: "JPY", fractionDigits: 0 }, "￥1,234"],
  ])("T-TFMT-01: en-US grouping, the basket's fraction digits, USD by default (%j → %s)", (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it.each([
    [{ centAmount: 1000, currencyCode: "JPY", fractionDigits: 0 }, "￥1,000"],
    [{ centAmount: 1000, currencyCode: "USD", fractionDigits: 2 }, "$10.00"],
    [{ centAmount: 5, currencyCode: "USD", fractionDigits: 2 }, "$0.05"],
    [{ centAmount: 0, currencyCode: "USD", fractionDigits: 2 }, "$0.00"],
    [{ centAmount: 1234567, currencyCode: "BHD", fractionDigits: 3 }, "BHD\u00a01,234.567"],
  ])("T-TFMT-02: converts cent amounts with the fraction digits (%j → %s)", (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it.each([
    ["USD", "$1.00"],
    ["EUR", "€1.00"],
    ["GBP", "£1.00"],
    ["CNY", "¥1.00"],
    ["JPY", "￥100"],
  ])("C-PRICE-15: %s is formatted as %s", (currencyCode, text) => {
    expect(formatMoney(moneyOf(100, currencyCode))).toBe(text);
  });

  it("T-BASK-15: negative prices are in parentheses in the basket, with a minus elsewhere", () => {
    expect(formatMoney(moneyOf(-500, "USD"), { negative: "parentheses" })).toBe("($5.00)");
    expect(formatMoney(moneyOf(-500, "USD"))).toBe("-$5.00");
  });

  it("matches the platform's en-US formatting for every possible basket amount", () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000_000 }), currency, (amount, code) => {
        const digits = currencyDigits(code);
        const platform = new Intl.NumberFormat("en-US", {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        });
        const shown = formatMoney(moneyOf(amount, code)).slice(1);
        expect(shown).toBe(platform.format(Number(decimalText(moneyOf(amount, code)))));
      }),
      { numRuns: 300 },
    );
  });
});

describe("arithmetic", () => {
  it("adds without losing a minor unit, in any order", () => {
    fc.assert(
      fc.property(fc.array(minor, { maxLength: 100 }), currency, (amounts, code) => {
        const total = sum(
          amounts.map((amount) => moneyOf(amount, code)),
          code,
        );
        const reversed = sum(
          [...amounts].reverse().map((amount) => moneyOf(amount, code)),
          code,
        );
        expect(total.centAmount).toBe(Number(amounts.reduce((all, amount) => all + BigInt(amount), 0n)));
        expect(reversed).toEqual(total);
      }),
    );
  });

  it("multiplies like repeated addition", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 50 }), (amount, times) => {
        const price = moneyOf(amount, "EUR");
        expect(multiply(price, times)).toEqual(
          sum(
            Array.from({ length: times }, () => price),
            "EUR",
          ),
        );
      }),
    );
  });

  it("subtracts what it added and never returns negative zero", () => {
    fc.assert(
      fc.property(minor, minor, (a, b) => {
        const [x, y] = [moneyOf(a, "USD"), moneyOf(b, "USD")];
        expect(subtract(add(x, y), y)).toEqual(x);
        expect(Object.is(add(x, negate(x)).centAmount, 0)).toBe(true);
      }),
    );
  });

  it("refuses mixed currencies and unsafe integers", () => {
    expect(() => add(moneyOf(1, "USD"), moneyOf(1, "EUR"))).toThrow(RangeError);
    expect(() => multiply(moneyOf(Number.MAX_SAFE_INTEGER, "USD"), 2)).toThrow(RangeError);
  });
});
