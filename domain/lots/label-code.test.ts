import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { digitalLinkOf, withCheckDigit } from "./digital-link";
import { readLabelCode } from "./label-code";

const now = new Date("2026-11-25T12:00:00Z");
const gtin = withCheckDigit("0200004060000");
const read = (text: string) => readLabelCode(text, now);
const labeled = (lot: string | null, expires: string | null = null) => ({ gtin, lot, expires });
const separator = "\u001d";

describe("the text of a label's code", () => {
  it.each([
    `https://id.gs1.org/01/${gtin}/10/20?17=270331`,
    `HTTPS://ID.GS1.ORG/01/${gtin}/10/20?17=270331`,
    `https://shop.example/gs1/01/${gtin}/10/20?17=270331`,
    `id.gs1.org/01/${gtin}/10/20?17=270331`,
    `/01/${gtin}/10/20?17=270331#x`,
    `01/${gtin}/10/20?17=270331`,
    `(01)${gtin}(10)20(17)270331`,
    `(01) ${gtin} (17) 270331 (10) 20`,
    `]d2(01)${gtin}(10)20(17)270331`,
    `01${gtin}17270331${separator}1020`,
    `01${gtin}172703311020`,
    `]d201${gtin}172703311020`,
    `]C101${gtin}1020${separator}17270331`,
    `${separator}01${gtin}1020${separator}17270331`,
    `]Q301${gtin}1020{GS}17270331`,
    `01${gtin}1020<GS>17270331`,
    `01${gtin}1020 17270331`,
    `01 ${gtin} 10 20␝17 270331`,
    `01${gtin}2112345${separator}1020${separator}17270331`,
  ])("%j names lot and expiry date", (text) => {
    expect(read(text)).toEqual([labeled("20", "2027-03-31")]);
  });

  it("may name a product only", () => {
    expect(read(`https://id.gs1.org/01/${gtin}`)).toEqual([labeled(null)]);
    expect(read(`01${gtin}`)).toEqual([labeled(null)]);
  });

  it("has two readings if a scanner dropped the separator before a date", () => {
    expect(read(`01${gtin}102017270331`)).toEqual([labeled("2017270331"), labeled("20", "2027-03-31")]);
    expect(read(`01${gtin}102017279931`)).toEqual([labeled("2017279931")]);
  });

  it.each(["", "24", "4060 24", "4060-24", "(01)123(10)24", `01${withCheckDigit("0200004060000").slice(0, 13)}x1024`])(
    "%j is none",
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );

  it("is refused with a wrong check digit, an unknown key or a lot that is too long", () => {
    const wrong = gtin.slice(0, 13) + ((Number(gtin[13]) + 1) % 10);
    for (const text of [
      `https://id.gs1.org/01/${wrong}/10/20`,
      `01${wrong}1020`,
      `01${gtin}0512345`,
      `01${gtin}10${"7".repeat(21)}`,
      `01${gtin}17271`,
    ])
      expect([text, read(text)]).toEqual([text, []]);
  });

  it("round-trips as a link and as scanned text", () => {
    const lot = fc.stringMatching(/^[A-Z][A-Z0-9.-]{0,17}[A-Z]$/);
    fc.assert(
      fc.property(lot, (number) => {
        const one = labeled(number, "2027-03-31");
        expect(read(`https://id.gs1.org${digitalLinkOf(one)}`)).toEqual([one]);
        expect(read(`01${gtin}17270331${separator}10${number}`)).toEqual([one]);
      }),
    );
  });

  it("never fails on any pasted text", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 60 }),
        (text) => Array.isArray(read(text)) && Array.isArray(read(`01${gtin}${text}`)),
      ),
    );
  });
});
