import { knowledgeBaseDocument, resourceDocument } from "@contracts/search/search-documents";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { doubled } from "../../tests/factories/doubled";
import { contentLines, knowledgeBaseDocuments, resourceDocuments } from "./index";
import { locales } from "./locales";
import { assets } from "./written-content";

const lines = [...contentLines()];

describe("files and documents", () => {
  it("draw images without scripts, styles or external addresses", () => {
    const svgs = assets.filter((asset) => asset.mime === "image/svg+xml");
    expect(svgs.length).toBeGreaterThan(40);
    for (const { uid, body } of svgs) {
      if (typeof body !== "string") throw new Error(`${uid} is not a drawing`);
      expect(body, uid).not.toMatch(/<script|style=|href=|NaN|undefined/u);
      expect(body.length, uid).toBeLessThan(100_000);
    }
  });

  it("are valid search documents without duplicates", () => {
    for (const locale of locales) {
      const resources = [...resourceDocuments(locale)].map((document) => v.parse(resourceDocument, document));
      const answers = [...knowledgeBaseDocuments(locale)].map((document) => v.parse(knowledgeBaseDocument, document));
      for (const documents of [resources, answers]) {
        const ids = documents.map((document) => document.id);
        expect(doubled(ids)).toEqual([]);
        expect(
          documents.filter((document) => /\*\*|\]\(|\^\{/u.test(document.body)).map((document) => document.id),
        ).toEqual([]);
      }
      expect(answers.length).toBeGreaterThanOrEqual(32);
    }
  });

  it("exclude drafts from publishing and search", () => {
    const drafts = lines.filter((line) => line.kind === "entry" && line.publish?.length === 0);
    expect(drafts.map((line) => line.uid)).toEqual(Array(3).fill("news-winter-workshops"));
    const searched = locales.flatMap((locale) => [...resourceDocuments(locale)].map((document) => document.id));
    expect(searched).not.toContain("news-winter-workshops");
  });

  it("are sent in order: content types, files, entries", () => {
    const order = lines.map((line) => line.kind);
    expect(order).toEqual([...order].sort((a, b) => rank(a) - rank(b)));
  });
});

function rank(kind: string): number {
  return ["content_type", "asset", "entry"].indexOf(kind);
}
