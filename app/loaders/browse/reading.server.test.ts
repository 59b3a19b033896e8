import type { SearchAnswer, SearchResult } from "@contracts/search/search-answers";
import { genesOf } from "@domain/query-reading/product-query";
import { readQuery } from "@domain/query-reading/read-query";
import { shopNames } from "@domain/query-reading/shop-names";
import { findAlias } from "@domain/search-query/aliases";
import type { SearchBody } from "@domain/search-query/search-body";
import { defaultBrowseState } from "@domain/search-url/state";
import { describe, expect, it } from "vitest";
import type { PublicContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { namesWithin, readingData } from "./reading.server";
import type { SearchedList } from "./search.server";

const names = shopNames();
type Context = Pick<PublicContext, "names" | "market" | "t">;
const t = await createT("en");
const market = { region: "global", country: "US", language: "en", locale: "en-us", currency: "USD" } as const;

interface Shop {
  /** Symbols of related targets with products. */
  readonly sold?: readonly string[];
  /** Number of products that each count query returns. */
  readonly further?: number;
  readonly alias?: SearchedList["alias"];
}

/** Reading data of a query whose first product has these codes; null for a target without products. */
async function account(
  query: string,
  product: Readonly<Record<string, unknown>> | null,
  { sold = [], further = 0, alias = null }: Shop = {},
) {
  const asked: SearchBody[] = [];
  const search = {
    async multiSearch(_: unknown, queries: readonly SearchBody[]) {
      asked.push(...queries);
      const data = sold.map((value) => ({ value, count: 2 }));
      const meta = { page: { total_results: further } };
      const answer = { meta, results: [], facets: { targetsymbols: [{ type: "value", data }] } };
      return { ok: true, value: queries.map(() => answer as unknown as SearchAnswer) } as const;
    },
  };
  const hit = Object.fromEntries(Object.entries(product ?? {}).map(([field, raw]) => [field, { raw }]));
  const data = await readingData(search, { names, market, t } satisfies Context, {
    ...{ ok: true, alias, relaxed: null, unread: [], dropped: [], requestId: "r", total: product ? 1 : 0 },
    ...{ otherFacets: {}, facets: { facets: {}, other: {} }, counts: { product: product ? 1 : 0, resources: 3 } },
    state: { ...defaultBrowseState, query },
    hits: product ? [hit as unknown as SearchResult] : [],
    reading: readQuery(query, names),
  });
  return { data, asked };
}

const plain = { kindcode: "Primary Antibody", labelcode: "none", hostcode: "Rabbit", clonality: "monoclonal" };

it("says which site of the products has the number of the phrase by another sequence", async () => {
  const of = async (query: string, ...modificationcodes: string[]) =>
    (await account(query, { ...plain, modificationcodes })).data?.renumbered;
  expect(await of("PKA C-alpha T197", "pThr198")).toEqual([{ typed: "Thr197", own: "Thr198" }]);
  expect(await of("PKA C-alpha T198", "pThr198")).toEqual([]);
  expect(await of("p-MEK1/2 S222", "pSer221", "pSer222")).toEqual([]);
  expect(await of("PKA C-alpha T197")).toEqual([]);
});

describe("a target without products", () => {
  it("offers related products that are sold, by relation, and queries nothing else", async () => {
    const { data, asked } = await account("CD18", null, { sold: ["ITGAM", "ICAM1", "NLRP3"] });
    expect(data?.targets).toMatchObject([{ name: "CD18", genes: [{ symbol: "ITGB2", uniprot: "P05107" }] }]);
    expect(data?.notSold).toMatchObject({ name: "CD18 (ITGB2)", feed: "/feeds/products-ITGB2.xml" });
    expect(new URL(data?.notSold?.tell ?? "", "http://shop.test").searchParams.get("message")).toContain(
      "CD18 (ITGB2)",
    );
    expect(data?.notSold?.related).toMatchObject([
      { relation: "ligand", genes: [{ symbol: "ICAM1", count: 2 }] },
      { relation: "complex", genes: [{ symbol: "ITGAM", count: 2 }] },
    ]);
    expect(asked[0]?.filters.all.at(-1)).toEqual({ targetsymbols: expect.arrayContaining(["ITGAM"]) });
  });
  it("may be a reagent, which is named by the phrase", async () => {
    expect((await account("TSA kit", null)).data?.notSold).toMatchObject({
      kind: "reagent",
      name: "TSA kit",
      related: [],
    });
    expect((await account("TSA kit not mouse", null)).data?.notSold).toBeNull();
    expect((await account("CD18", null)).data?.notSold?.kind).toBe("target");
  });
  it("may be a secondary antibody", async () => {
    expect((await account("donkey anti-goat 594", null)).data?.notSold).toMatchObject({ kind: "reagent" });
  });
  it("is reported beside one that is sold", async () => {
    const data = async (query: string) => (await account(query, plain, { sold: ["CD68"] })).data;
    expect((await data("F4/80 CD68"))?.unsoldTargets).toEqual(["F4/80 (ADGRE1)"]);
    expect((await data("F4/80"))?.unsoldTargets).toEqual([]);
    expect((await data("macrophage CD68"))?.unsoldTargets).toEqual([]);
  });
  it("has no receptor or family to offer if it is a topic", async () => {
    const { data } = await account("dendritic cell marker", null, { sold: ["CD28", "CTLA4"] });
    expect(data?.notSold?.related).toEqual([]);
  });
});

describe("what a phrase rules out", () => {
  it("is named as typed, and is not the reason to report a target as not sold", async () => {
    expect((await account("CD18 not rabbit", plain)).data?.ruledOut).toEqual(["rabbit"]);
    expect((await account("secondary antibody not reacting with rat", plain)).data?.ruledOut).toEqual(["rat"]);
    expect((await account("CD18 not rabbit", null, { further: 3 })).data?.notSold).toBeNull();
    expect((await account("CD18 not rabbit", null)).data?.notSold?.name).toBe("CD18 (ITGB2)");
  });
});

describe("a topic", () => {
  it("names its markers as unsold if nothing is sold against any of them", async () => {
    const unsold = await account("circadian rhythm", plain);
    expect(unsold.data?.unsoldMarkers).toEqual(unsold.data?.targets[0]?.genes.map(({ symbol }) => symbol));
    expect((await account("circadian rhythm", plain, { further: 3 })).data?.unsoldMarkers).toEqual([]);
    for (const query of ["CD18", "circadian rhythm CD18", "IL-27"])
      expect((await account(query, plain)).data?.unsoldMarkers, query).toEqual([]);
    expect((await account("circadian rhythm", null)).data?.unsoldMarkers).toEqual([]);
  });
});

describe("an application in the phrase that no product of the target has", () => {
  const simpleWestern = findAlias("CD18 simple western");
  it("is not the reason to report the target as not sold", async () => {
    expect((await account("CD18", null, { alias: simpleWestern, further: 3 })).data?.notSold).toBeNull();
    expect((await account("CD18", null, { alias: simpleWestern })).data?.notSold?.name).toBe("CD18 (ITGB2)");
  });
});

describe("what the first product lacks", () => {
  it("is reported for the target only if no product of it has it", async () => {
    const shop = { further: 1 };
    expect((await account("CD4 alexa fluor 647 polyclonal", plain, shop)).data?.unmet).toEqual([]);
    expect((await account("p-Akt T308", plain, shop)).data?.modificationMissing).toBe(false);
    expect((await account("OKT3", { ...plain, clone: "B7R2" }, shop)).data?.otherClones).toEqual([]);
    const { asked } = await account("p-Akt T308 goat", plain, shop);
    expect(asked.map(({ filters }) => filters.all.at(-1))).toEqual([
      { hostcode: ["Goat"] },
      { modificationcodes: ["pThr308"] },
    ]);
  });

  it("is reported by name", async () => {
    const { data } = await account("CD4 alexa fluor 647 polyclonal", plain);
    expect(data?.unmet).toEqual(["Fluor 647", "Polyclonal"]);
    expect((await account("CD4 rabbit monoclonal", plain)).data?.unmet).toEqual([]);
    expect((await account("IL-6 ELISA kit", { ...plain, kindcode: "ELISA Kit" })).data?.unmet).toEqual([]);
  });
  it("is a host beside the animal of the sample", async () => {
    expect((await account("mouse anti-human CD20", plain)).data?.unmet).toEqual(["Mouse"]);
    expect((await account("mouse CD20", plain)).data?.unmet).toEqual([]);
  });
  it("is the label of a reagent without a target", async () => {
    expect((await account("HRP conjugated anti-FLAG", plain)).data?.unmet).toEqual(["HRP"]);
    expect((await account("anti-FLAG", plain)).data).toBeNull();
  });
  it("is an antibody against a reagent that only a kit contains", async () => {
    const kit = { ...plain, kindcode: "Kit" };
    expect((await account("BrdU antibody", kit)).data?.unmet).toEqual(["Primary Antibody"]);
    expect((await account("BrdU antibody", plain)).data).toBeNull();
    expect((await account("BrdU kit", kit)).data).toBeNull();
  });
  it("is a form or a residue", async () => {
    const site = { ...plain, modificationcodes: ["pSer473"] };
    expect((await account("p-Akt S473", site)).data?.modificationMissing).toBe(false);
    expect((await account("p-Akt T308", site)).data?.modificationMissing).toBe(true);
    expect((await account("H3K9me2", { ...plain, modificationcodes: ["meLys9"] })).data?.modificationMissing).toBe(
      true,
    );
    expect((await account("Akt", plain)).data?.modificationMissing).toBe(false);
    expect((await account("CD44v6", plain)).data?.modificationMissing).toBe(true);
    const variant = { ...plain, name: "CD44v6 (VFF) Mouse Monoclonal Antibody" };
    expect((await account("CD44v6", variant)).data?.modificationMissing).toBe(false);
  });
});

describe("the only product of a target", () => {
  it("is reported if it is a form that the query did not name", async () => {
    const only = async (query: string, product: Readonly<Record<string, unknown>>) =>
      (await account(query, { ...plain, ...product })).data?.onlyForm;
    expect(await only("Akt", {})).toBeNull();
    expect(await only("Akt unreadable", { modificationcodes: ["pSer473"] })).toBeNull();
    expect(await only("Akt", { modificationcodes: ["pSer473"] })).toBe("modified");
    expect(await only("phospho-Akt", { modificationcodes: ["pSer473"] })).toBeNull();
    expect(await only("CD4", { labelcode: "PE" })).toBe("conjugate");
    expect(await only("CD4 PE", { labelcode: "PE" })).toBeNull();
    expect(await only("CD4", { status: "Discontinued", labelcode: "PE" })).toBe("discontinued");
  });
});

describe("a clone of another maker", () => {
  it("is reported as not sold, unless a product has a clone of that name", async () => {
    expect((await account("OKT3", { ...plain, clone: "B7R2" })).data?.otherClones).toEqual(["OKT3"]);
    expect((await account("OKT3", { ...plain, clone: "OKT-3" })).data?.otherClones).toEqual([]);
    expect((await account("CD3", { ...plain, clone: "B7R2" })).data?.otherClones).toEqual([]);
  });
});

describe("an unknown name", () => {
  it("has links to the targets that it contains", () => {
    expect(namesWithin(["Akt and PI3K interacting protein"], names)).toEqual(["Akt", "PI3K"]);
    expect(namesWithin(["T cell factor 9", "flurbotin kinase", "Akt"], names)).toEqual([]);
  });
});

describe("meanings", () => {
  it("of an ambiguous name are links to unambiguous names", async () => {
    const { data } = await account("p40", plain);
    expect(data?.meanings.map(({ query }) => query)).toEqual(["TP63", "IL12B"]);
    for (const { query } of [...(data?.meanings ?? []), ...(data?.others ?? [])])
      expect(genesOf(readQuery(query, names) ?? { targets: [] }), query).toHaveLength(1);
  });
});

it("a phrase without a name has no reading data", async () => {
  expect((await account("rabbit polyclonal", plain)).data).toBeNull();
});
