import { readFileSync } from "node:fs";
import texts from "virtual:name-texts";
import { expect, it } from "vitest";
import { nameTable } from "../query-reading/name-table";
import { measure, sampleTexts } from "./texts/measure";

const names = nameTable(texts);

// All but the first two were written after the rules, and measured before they were used to correct the rules.
it.each(["prose", "lists", "second", "third", "fourth"])(
  "finds the reagents of the texts in %s.txt, and little else",
  (file) => {
    const figures = measure(sampleTexts(readFileSync(`domain/paste/texts/${file}.txt`, "utf8")), names);
    const shown = JSON.stringify(figures, null, 2);
    expect(figures.rrids.recall, shown).toBeGreaterThanOrEqual(0.99);
    expect(figures.numbers.f1, shown).toBeGreaterThanOrEqual(0.95);
    expect(figures.falsePerThousandWords, shown).toBeLessThanOrEqual(1);
  },
);
