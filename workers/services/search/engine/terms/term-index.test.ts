import { env, runInDurableObject } from "cloudflare:test";
import { expect, it } from "vitest";
import { newEngine } from "../../testing";
import type { SearchEngineObject } from "../engine-object";
import { readDocuments, readPostings } from "./term-index";

it("reads the same postings in one text as in many, with the scores of SQL", async () => {
  const documents = Array.from({ length: 500 }, (_, index) => ({
    id: String(index),
    title: `${index % 3 === 0 ? "rabbit " : ""}${"mouse ".repeat(index % 5)}antibody ${index}`,
  }));
  const engine = await newEngine({ title: "text" }, documents);
  const stub = env.SEARCH_ENGINES.get(env.SEARCH_ENGINES.idFromName(engine));
  await runInDurableObject(stub, (_: SearchEngineObject, { storage: { sql } }) => {
    const fields = [{ slot: 0, weight: 5 }];
    for (const word of ['"rabbit"', '"rab" *', '"mouse"', '"antibody"', '"anti" *', '"nothing"']) {
      const expression = `{f0} : (${word})`;
      const plain = sql
        .exec<{ number: number; score: number }>(
          `select rowid - 1 as number, -bm25(terms, 5) as score from terms where terms match ?`,
          expression,
        )
        .toArray();
      const numbers = plain.map(({ number }) => number);
      for (const perText of [7, 100, 167, 60_000]) {
        expect([...readDocuments(sql, expression, perText)]).toEqual(numbers);
        // Words in more than 300 documents are read without scores.
        const found = readPostings(sql, expression, fields, { size: 500, most: 300, perText });
        if (found instanceof Uint32Array) {
          expect([...found]).toEqual(numbers);
          expect(numbers.length).toBeGreaterThan(300);
          continue;
        }
        expect([...found.documents]).toEqual(numbers);
        for (const [at, { score }] of plain.entries()) expect(found.scores[at]).toBeCloseTo(score, 6);
      }
    }
  });
});
