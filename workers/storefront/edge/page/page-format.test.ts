import { createMarket } from "@domain/market/resolve-market";
import { describe, expect, it } from "vitest";
import { marketOfAddress, prefersMarkdown } from "./page-format";

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
  });

  it("stays that of the host for a country of another host, and for a host of one country", () => {
    expect(of("country=JP")).toBe("US en");
    expect(of("country=DE", createMarket("jp", "JP", "jp"))).toBe("JP jp");
  });
});
