import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { knowledgeBaseHref, parseKnowledgeBaseUrl } from "./knowledge-base";

const parse = (href: string) => parseKnowledgeBaseUrl(new URL(href, "https://a").searchParams);

describe("knowledge-base address", () => {
  it("C-KB-02: round-trips phrase, subject and page", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "B", "é", "抗", "体", "&", "+", "%", "=", "#", "/") });
    fc.assert(
      fc.property(text, text, fc.integer({ min: 1, max: 9999 }), (query, topic, page) => {
        const state = { query, topic, page };
        expect(parse(knowledgeBaseHref(state))).toEqual(state);
      }),
    );
  });
  it("reads the phrase from older links, and ignores invalid values", () => {
    expect(parse("/?search=ripa")).toEqual({ query: "ripa", topic: "", page: 1 });
    expect(parse("/?q=%3Cb%3Eripa%3C/b%3E&nr=-3&topic=%00")).toEqual({ query: "ripa", topic: "", page: 1 });
    expect(parse("/?nr=0").page).toBe(1);
    expect(parse("/?nr=12345678").page).toBe(1);
  });
});
