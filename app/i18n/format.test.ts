import { europeanCountries, isEuropeanCountry } from "@domain/market/european-countries";
import { beforeAll, describe, expect, it } from "vitest";
import { type FormatMarket, formatDate, formatDateInText, formatDay, formatNumber, formatShipDate } from "./format";
import { createT } from "./texts.server";
import type { Translate } from "./translate";

const now = new Date("2025-11-21T15:00:00Z");
const earlier = new Date("2025-03-04T12:00:00Z");
let t: Record<FormatMarket["language"], Translate>;
beforeAll(async () => {
  t = { en: await createT("en"), jp: await createT("jp"), cn: await createT("cn") };
});
const date = (value: Date, country: string, language: FormatMarket["language"] = "en") =>
  formatDate(value, { market: { country, language }, t: t[language], now });
const ship = (value: Date, country: string, language: FormatMarket["language"] = "en") =>
  formatShipDate(value, { market: { country, language }, t: t[language], now });

describe("dates", () => {
  it("C-LOC-05: the same day in the market is 'Today'", () => {
    expect(date(new Date("2025-11-21T13:00:00Z"), "US")).toBe("Today");
    expect(date(new Date("2025-11-21T13:00:00Z"), "DE")).toBe("Today");
    // 15:00 UTC is the next day in Tokyo, but not yet in Shanghai.
    expect(date(new Date("2025-11-21T15:30:00Z"), "JP", "jp")).toBe("本日");
    expect(date(new Date("2025-11-21T14:59:00Z"), "JP", "jp")).toBe("2025年11月21日");
    expect(date(new Date("2025-11-20T16:00:00Z"), "CN", "cn")).toBe("今天");
    expect(date(new Date("2025-11-21T04:00:00Z"), "US")).not.toBe("Today");
  });

  it("print shows the date instead of 'Today'", () => {
    const onPaper = (language: FormatMarket["language"], country: string) =>
      formatDay(now, { market: { country, language }, t: t[language], now });
    expect(onPaper("en", "US")).toEqual({ text: "Today", onPaper: "Nov 21, 2025" });
    expect(onPaper("jp", "JP")).toEqual({ text: "本日", onPaper: "2025年11月22日" });
  });

  it("a date within a sentence is never 'Today'", () => {
    expect(formatDateInText(now, { country: "US", language: "en" })).toBe("Nov 21, 2025");
    expect(formatDateInText(now, { country: "DE", language: "en" })).toBe("21.11.2025");
  });

  it("C-LOC-06: European countries use their own numeric format, as does the US", () => {
    expect(date(earlier, "DE")).toBe("04.03.2025");
    expect(date(earlier, "GB")).toBe("04/03/2025");
    expect(date(earlier, "SE")).toBe("2025-03-04");
    expect(date(earlier, "US")).toBe("Mar 4, 2025");
    expect(date(earlier, "JP", "jp")).toBe("2025年3月4日");
    expect(date(earlier, "CN", "cn")).toBe("2025年3月4日");
    expect(date(earlier, "CH")).toBe("4 Mar 2025");
  });

  it("C-LOC-07: 28 countries are European; Switzerland and Norway are not", () => {
    expect([...europeanCountries].sort().join(" ")).toBe(
      "AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK",
    );
    expect(isEuropeanCountry("CH") || isEuropeanCountry("NO") || isEuropeanCountry("constructor")).toBe(false);
  });

  it("formats ship dates as month and day", () => {
    expect(ship(new Date("2025-11-24T17:00:00Z"), "US")).toBe("Nov 24");
    expect(ship(new Date("2025-11-24T17:00:00Z"), "US", "jp")).toBe("11月24日");
    expect(ship(now, "US")).toBe("Today");
  });
});

describe("numbers", () => {
  it("uses the market's grouping", () => {
    expect(formatNumber(12345.5, { country: "US", language: "en" })).toBe("12,345.5");
    expect(formatNumber(12345.5, { country: "DE", language: "en" })).toBe("12.345,5");
    expect(formatNumber(12345, { country: "JP", language: "jp" })).toBe("12,345");
  });
});
