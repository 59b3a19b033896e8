import type { QueryReading } from "@domain/query-reading/read-query";
import { expect, it } from "vitest";
import { wordsLeftOut } from "./shortfalls.server";

it("a number that is a site of the first product was understood, and other words were left out", () => {
  const possibleResidues = ["Ser473", "Thr473", "Tyr473"];
  const reading = { rest: ["473", "lonesome"], wants: { possibleResidues } } as unknown as QueryReading;
  const hit = (...codes: string[]) => ({ modificationcodes: { raw: codes } });
  expect(wordsLeftOut([hit("pSer473"), hit()], reading)).toEqual(["lonesome"]);
  for (const hits of [[hit("pThr308"), hit("pSer473")], [hit("acLys473")], []])
    expect(wordsLeftOut(hits, reading)).toEqual(["473", "lonesome"]);
});

it("an amount that a product is sold in was understood", () => {
  const left = (...rest: string[]) =>
    wordsLeftOut([{ sizes: { raw: ["100 µl", "20 µl"] } }], {
      rest,
      wants: { possibleResidues: [] },
    } as unknown as QueryReading);
  expect(left("100ul")).toEqual([]);
  expect(left("20", "μl")).toEqual([]);
  expect(left("50", "µg")).toEqual(["50", "µg"]);
  expect(left("100", "lonesome")).toEqual(["100", "lonesome"]);
});
