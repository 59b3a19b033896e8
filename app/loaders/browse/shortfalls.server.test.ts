import { type QueryReading, readQuery } from "@domain/query-reading/read-query";
import { shopNames } from "@domain/query-reading/shop-names";
import { describe, expect, it } from "vitest";
import { shortfallsOf, wordsLeftOut } from "./shortfalls.server";
import { wordsOnlySimilar } from "./similar-words.server";

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

type Arguments = Parameters<typeof shortfallsOf>;

const counting = (total: number) =>
  ({
    multiSearch: async () => ({ ok: true, value: [{ meta: { page: { total_results: total } } }] }),
  }) as unknown as Arguments[0];

it("a protein belongs to the animal in its name", async () => {
  const reading = readQuery("recombinant mouse IL-33", shopNames());
  if (!reading) throw new Error("The phrase is not read");
  const untested = async (title: string) => {
    const hits = [{ _meta: { id: "1" }, kindcode: { raw: "Recombinant Protein" }, title: { raw: title } }];
    const shown = { state: { page: 1 }, hits, locale: "en-us" } as unknown as Arguments[2];
    return (await shortfallsOf(counting(0), reading, shown)).untested;
  };
  expect(await untested("Mouse IL-33 Recombinant Protein")).toEqual([]);
  expect(await untested("Human IL-33 Recombinant Protein")).toEqual(["Mouse"]);
});

it("a use that only modified forms of the target are tested for is told", async () => {
  const reading = readQuery("PTEN IHC", shopNames());
  if (!reading) throw new Error("The phrase is not read");
  const search = {
    multiSearch: async (_: string, queries: readonly { filters: { all: unknown } }[]) => ({
      ok: true,
      value: queries.map(({ filters }) => {
        const isOfPlain = JSON.stringify(filters.all).includes('{"modificationkind":"none"}');
        return { meta: { page: { total_results: isOfPlain ? 0 : 2 } } };
      }),
    }),
  } as unknown as Arguments[0];
  const hits = [{ _meta: { id: "1" }, applicationcodes: { raw: ["WB"] } }];
  const shown = { state: { page: 1 }, hits, locale: "en-us" } as unknown as Arguments[2];
  const { untested, plainUntested } = await shortfallsOf(search, reading, shown);
  expect([untested, plainUntested]).toEqual([[], ["Immunohistochemistry (Paraffin)"]]);
  // If no form of the target is tested, the notice says only that.
  const none = await shortfallsOf(counting(0), reading, shown);
  expect([none.untested, none.plainUntested]).toEqual([["Immunohistochemistry (Paraffin)"], []]);
});

it("a kit for another animal is told, although antibodies against the target are tested on it", async () => {
  const reading = readQuery("IL-13 ELISA kit mouse", shopNames());
  if (!reading) throw new Error("The phrase is not read");
  const asked: unknown[] = [];
  const search = {
    multiSearch: async (_: string, queries: readonly { filters: { all: unknown } }[]) => {
      asked.push(...queries.map(({ filters }) => filters.all));
      return { ok: true, value: queries.map(() => ({ meta: { page: { total_results: 0 } } })) };
    },
  } as unknown as Arguments[0];
  const hits = [{ _meta: { id: "1" }, kindcode: { raw: "ELISA Kit" }, speciescodes: { raw: ["H"] } }];
  const shown = { state: { page: 1 }, hits, locale: "en-us" } as unknown as Arguments[2];
  expect((await shortfallsOf(search, reading, shown)).untested).toEqual(["Mouse (ELISA Kit)"]);
  expect(JSON.stringify(asked)).toContain('{"kindcode":"ELISA Kit"}');
});

it("reports that no product is carrier-free, although results do not state carriers", async () => {
  const reading = readQuery("Akt carrier free", shopNames());
  if (!reading) throw new Error("The phrase is not read");
  const hits = [{ _meta: { id: "1" }, labelcode: { raw: "none" } }] as unknown as Arguments[2]["hits"];
  const unmet = async (total: number) =>
    (await shortfallsOf(counting(total), reading, { state: { page: 1 }, hits, locale: "en-us" })).unmet;
  expect(await unmet(0)).toEqual(["BSA and Azide Free"]);
  expect(await unmet(3)).toEqual([]);
});

describe("words that no product has", () => {
  const listOf = (unread: readonly string[], name: string, list: object = {}) =>
    ({
      ...{ reading: null, relaxed: null, unread, total: 1, state: { tab: "product", page: 1 } },
      hits: [{ _meta: { id: "1" }, name: { raw: name } }],
      ...list,
    }) as unknown as Parameters<typeof wordsOnlySimilar>[1];
  it("are told if similar ones were found", async () => {
    expect(await wordsOnlySimilar(counting(0), listOf(["psba"], "PSMA (D4X19) Rabbit mAb"))).toEqual(["psba"]);
    // A text other than the name has it.
    expect(await wordsOnlySimilar(counting(2), listOf(["psba"], "PSMA (D4X19) Rabbit mAb"))).toEqual([]);
  });
  it("are not those that begin a word of the list, and none of a list that is explained already", async () => {
    expect(await wordsOnlySimilar(counting(0), listOf(["resazu"], "Resazurin Cell Viability Kit"))).toEqual([]);
    expect(await wordsOnlySimilar(counting(0), listOf(["psba"], "PSMA", { relaxed: { kind: "words" } }))).toEqual([]);
    expect(await wordsOnlySimilar(counting(0), listOf(["psba"], "PSMA", { total: 0, hits: [] }))).toEqual([]);
  });
});
