import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createCatalogue } from "../catalogue";
import { supportArticles } from "./kinds/articles";
import { papers } from "./papers";

const table = join(process.env.BENCHSIDE_REFERENCE_DATA ?? "", "citations.tsv");
const present = Boolean(process.env.BENCHSIDE_REFERENCE_DATA) && existsSync(table);

describe("papers that articles cite", () => {
  it.skipIf(!present)("are the papers with these PubMed ids", () => {
    const [head = "", ...rows] = readFileSync(table, "utf8").trim().split("\n");
    const columns = head.split("\t");
    const known = new Map(rows.map((row) => [Number(row.split("\t")[0]), row.split("\t")]));
    const wrong = [...papers.values()].flatMap((paper) =>
      (["title", "journal", "year", "volume", "pages"] as const).flatMap((column) =>
        known.get(paper.pmid)?.[columns.indexOf(column)] === paper[column] ? [] : [`${paper.pmid} ${column}`],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("are all cited, and each article cites them in numerical order", () => {
    const cited = new Set(supportArticles.flatMap(({ references }) => references));
    expect([...papers.keys()].filter((pmid) => !cited.has(pmid))).toEqual([]);
    const missing = supportArticles.flatMap(({ slug, body, references }) =>
      (["en", "ja", "zh"] as const).flatMap((language) => {
        const named = new Set(
          [...body[language].matchAll(/\[(\d+(?:, \d+)*)\](?!\()/gu)].flatMap(([, list = ""]) =>
            list.split(", ").map(Number),
          ),
        );
        const wanted = references.map((_, index) => index + 1);
        return wanted.every((number) => named.has(number)) && named.size === wanted.length
          ? []
          : [`${slug} ${language}: ${[...named].join(" ")} of ${wanted.length}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  it("are listed with products that exist in a catalogue of any size", () => {
    const keys = new Set(createCatalogue({ size: 1 }).plans.map(({ key }) => key));
    const absent = supportArticles.flatMap(({ slug, products }) =>
      products.filter((key) => !keys.has(key)).map((key) => `${slug} ${key}`),
    );
    expect(absent).toEqual([]);
  });
});
