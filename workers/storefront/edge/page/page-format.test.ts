import { createMarket } from "@domain/market/resolve-market";
import { describe, expect, it } from "vitest";
import { marketOfAddress, otherHostOf, prefersMarkdown } from "./page-format";

describe("the form that a request accepts", () => {
  it.each([
    ["text/markdown", true],
    ["text/markdown, text/html;q=0.9, */*;q=0.1", true],
    ["text/html, text/markdown", true],
    ["text/html, text/markdown;q=0.5", false],
    ["text/markdown;q=0", false],
    ["text/html,application/xhtml+xml,*/*;q=0.8", false],
    ["*/*", false],
    ["text/markdown;q=x", false],
    ["", false],
    [null, false],
  ])("%s", (accept, expected) => {
    expect(prefersMarkdown(accept)).toBe(expected);
  });
});

describe("the market of a page for programs", () => {
  const us = createMarket("global", "US", "en");
  const of = (query: string, market = us) => {
    const { country, language } = marketOfAddress(market, new URLSearchParams(query));
    return `${country} ${language}`;
  };

  it("follows country and language of the address", () => {
    expect(of("")).toBe("US en");
    expect(of("country=DE&language=jp")).toBe("DE jp");
    expect(of("country=de")).toBe("DE en");
    for (const language of ["ja", "ja-JP", "JP"]) expect(of(`language=${language}`)).toBe("US jp");
    for (const language of ["zh", "zh-Hans", "cn"]) expect(of(`language=${language}`)).toBe("US cn");
    for (const language of ["de", "", "constructor"]) expect(of(`language=${language}`)).toBe("US en");
  });

  it("is redirected to the host that sells in the country", () => {
    const host = (country: string, market = us) => otherHostOf(market, new URLSearchParams({ country }));
    const japan = createMarket("jp", "JP", "jp");
    expect(["JP", "cn", "DE", "XX", ""].map((country) => host(country))).toEqual(["jp", "cn", null, null, null]);
    expect(["JP", "USA", "XX"].map((country) => host(country, japan))).toEqual([null, "global", null]);
    expect(of("country=XX", japan)).toBe("JP jp");
  });
});
