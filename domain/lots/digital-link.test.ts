import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { digitalLinkOf, isGtin, readDigitalLink, readGs1Day, readGtin, withCheckDigit } from "./digital-link";

const now = new Date("2026-11-25T12:00:00Z");
const read = (link: string) => {
  const url = new URL(link, "https://shop.example");
  return readDigitalLink(url.pathname, url.searchParams, now);
};

describe("GTIN", () => {
  it.each([
    // The example of the GS1 General Specifications, and EAN-8 and UPC-A numbers.
    ["6291041500213", "06291041500213"],
    ["06291041500213", "06291041500213"],
    ["96385074", "00000096385074"],
    ["036000291452", "00036000291452"],
  ])("%s is valid", (typed, gtin) => {
    expect(readGtin(typed)).toBe(gtin);
  });

  it.each(["6291041500214", "123", "", "629104150021x", "629104150021300"])("%s is none", (typed) => {
    expect(readGtin(typed)).toBeNull();
  });

  it("detects a changed digit, and swapped neighbors if the swap changes the sum", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{13}$/), fc.nat(12), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
        const gtin = withCheckDigit(digits);
        const wrong = String((Number(gtin[at]) + by) % 10);
        expect(isGtin(gtin)).toBe(true);
        expect(isGtin(gtin.slice(0, at) + wrong + gtin.slice(at + 1))).toBe(false);
      }),
    );
  });
});

describe("days of labels", () => {
  it.each([
    ["270331", "2027-03-31"],
    ["270200", "2027-02-28"],
    ["280200", "2028-02-29"],
    ["990101", "1999-01-01"],
    ["760101", "2076-01-01"],
    ["770101", "1977-01-01"],
    ["271301", null],
    ["270230", null],
    ["2703", null],
  ])("%s is %s", (text, day) => {
    expect(readGs1Day(text, now)).toBe(day);
  });
});

describe("Digital Link", () => {
  const gtin = withCheckDigit("0200004060000");

  it("round-trips", () => {
    const lot = fc.stringMatching(/^[A-Z0-9][A-Z0-9.%+ -]{0,19}$/).filter((text) => text.trim() === text);
    fc.assert(
      fc.property(lot, fc.boolean(), (number, dated) => {
        const labeled = { gtin, lot: number, expires: dated ? "2027-03-31" : null };
        expect(read(digitalLinkOf(labeled))).toEqual(labeled);
      }),
    );
  });

  it("may name a trade item only, a serial number, or the lot in the query", () => {
    expect(read(`/01/${gtin}`)).toEqual({ gtin, lot: null, expires: null });
    expect(read(`/01/${gtin}/10/24/21/0001`)).toMatchObject({ lot: "24" });
    expect(read(`/01/${gtin}/235/TP1/10/24`)).toMatchObject({ lot: "24" });
    expect(read(`/01/${gtin}?10=24&17=270331`)).toEqual({ gtin, lot: "24", expires: "2027-03-31" });
  });

  it.each(["/01/123", "/01/02000040600001", `/01/${withCheckDigit("0200004060000")}/99/x`, "/02/1", "/01/%/10/%"])(
    "%s is none",
    (link) => {
      expect(read(link)).toBeNull();
    },
  );
});
