/** Verdicts recomputed from the published records, and consistent wherever the shop states them. */
import type { EvidenceRecord } from "@contracts/catalogue/evidence";
import { keyOfNames } from "@domain/vocabulary/facet-keys";
import { speciesNames, validationNames } from "@domain/vocabulary/names";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { evidence } from "../../factories/evidence";
import { ndjson } from "../../factories/product";
import { type EdgeShop, startEdgeShop } from "../edge-shop";
import { readPage } from "../read-page";
import {
  bare,
  comparedOf,
  computed,
  datasetOf,
  everyPlace,
  fileOf,
  groupsOf,
  listedUnder,
  matrixOf,
  pdfOf,
  words,
} from "./verdict-places";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await startEdgeShop({ DOCUMENTS_LIMIT_FACTOR: "1000" });
}, 180_000);
afterAll(() => shop?.stop());

async function keysWithEvidence(): Promise<string[]> {
  const sitemap = await shop.ask("/sitemaps/products-1.xml");
  const keys = [...new Set([...sitemap.body.matchAll(/\/products\/(\d{4,6})</g)].map(([, key = ""]) => key))];
  return [...new Set(["4060", "9272", ...keys])];
}

const validationKey = (
  { application, species }: Pick<EvidenceRecord, "application" | "species">,
  pillar: Parameters<typeof validationNames>[2],
): string => keyOfNames(validationNames(application, species, pillar));

/**
 * `EVIDENCE_PRODUCTS=500 SEED_PRODUCTS=1200` compares that many products, with their PDFs and every value of the lists'
 * filter.
 */
const productsCompared = Number(process.env.EVIDENCE_PRODUCTS ?? 20);
const [pdfsCompared, filtersCompared] = process.env.EVIDENCE_PRODUCTS ? [productsCompared, 1000] : [1, 3];

describe("verdicts", () => {
  it("follow from the records in the file, and are the same on page, in structured data, comparisons, PDFs and lists", async () => {
    let cells = 0;
    const compared: string[] = [];
    const validated = new Map<string, string[]>();
    for (const key of await keysWithEvidence()) {
      if (compared.length === productsCompared) break;
      const file = await fileOf(shop, key);
      if (file.records.length === 0) continue;
      compared.push(key);
      const results = computed(file);
      for (const { cell, stated, verdict } of results) expect([key, cell, stated]).toEqual([key, cell, verdict]);
      const kinds = Object.fromEntries(results.map(({ cell, verdict }) => [cell, verdict.kind]));
      cells += results.length;
      for (const path of [`/products/${key}`, `/products/${key}/applications`, `/products/${key}/datasheet`])
        expect([path, matrixOf(await readPage(shop, path), key)]).toEqual([path, kinds]);
      const tested = results.filter(({ verdict: { counts } }) => counts.for + counts.against + counts.open > 0);
      expect([key, datasetOf(await readPage(shop, `/products/${key}`))]).toEqual([
        key,
        Object.fromEntries(tested.map(({ cell, verdict }) => [cell, verdict.kind])),
      ]);
      const groups = await comparedOf(shop, key);
      for (const [application, group] of groups) {
        const own = tested.filter(({ cell }) => cell.startsWith(`${application} `));
        expect([key, group, Object.values(groupsOf(group)).sort()]).toEqual([
          key,
          group,
          own.map(({ verdict }) => verdict.kind).sort(),
        ]);
      }
      expect([key, groups.size]).toEqual([key, new Set(tested.map(({ cell }) => cell.split(" ")[0])).size]);
      if (compared.length <= pdfsCompared) {
        const written = await pdfOf(shop, key);
        for (const group of groups.values())
          expect([key, written]).toEqual([key, expect.stringContaining(bare(group))]);
      }
      for (const { cell, verdict } of results) {
        const [application = "", species = ""] = cell.split(" ");
        for (const pillar of verdict.pillars) {
          const value = validationKey({ application, species }, pillar);
          validated.set(value, [...(validated.get(value) ?? []), key].sort());
        }
      }
    }
    for (const [value, keys] of [...validated].slice(0, filtersCompared)) {
      const listed = await listedUnder(shop, value);
      expect([value, listed.filter((key) => compared.includes(key))]).toEqual([value, keys]);
    }
    console.info(`${compared.length} products, ${cells} verdicts and ${validated.size} validations agree`);
    expect(cells).toBeGreaterThan(100);
  }, 1_200_000);

  it("are in the PDF, including failures", async () => {
    const results = computed(await fileOf(shop, "4060"));
    const text = await pdfOf(shop, "4060");
    for (const { cell, verdict } of results.filter(({ verdict: { counts } }) => counts.for + counts.against > 0)) {
      const spoken = bare(words[verdict.kind].source.slice(1));
      expect([cell, spoken, text]).toEqual([cell, spoken, expect.stringMatching(new RegExp(spoken))]);
    }
    expect(text).toContain("rule,version1");
  });

  it("each have a page with supporting and contradicting records; other addresses are 404", async () => {
    const { records } = await fileOf(shop, "4060");
    for (const { id, application, species, lot } of records) {
      const page = await readPage(shop, `/products/4060/evidence/${encodeURIComponent(application)}/${species}`);
      expect([id, page.status, page.having("id", id).length]).toEqual([id, 200, 1]);
      expect([
        id,
        page
          .at(id)
          .having("href", /^\/lots\/4060-\d+$/)
          .map(({ text }) => text),
      ]).toEqual([id, [lot]]);
    }
    for (const path of [
      "/products/4060/evidence/WB/XX",
      "/products/4060/evidence/none/H",
      "/products/99999/evidence/WB/H",
    ])
      expect([path, (await readPage(shop, path)).status]).toEqual([path, 404]);
    for (const host of ["jp.localhost", "cn.localhost"] as const)
      expect((await readPage(shop, "/products/4060/evidence/WB/H", { host })).main.text).toMatch(/判定|结论/);
  });

  it("have their rule explained on a page", async () => {
    const page = await readPage(shop, "/learn-and-support/evidence");
    expect(page.main.text).toContain("version 1");
    expect(page.main.text).toContain("genetic test");
    // Screen readers list regions by name.
    const regions = page.main.all("section").flatMap(({ attribs }) => {
      const labelled = attribs["aria-labelledby"];
      return attribs["aria-label"] ?? (labelled ? page.at(labelled).text : []);
    });
    expect(regions).toEqual([...new Set(regions)]);
  });
});

describe("a failing record", () => {
  const admin = { authorization: "Bearer demo-admin-key" };
  const send = async (record: EvidenceRecord) => {
    const path = `${shop.servicesUrl}/commerce/_admin/evidence`;
    const answer = await fetch(path, { method: "POST", headers: admin, body: ndjson([record]) });
    expect(await answer.json()).toMatchObject({ stored: 1 });
  };
  const withdraw = (id: string, reason: string) =>
    fetch(`${shop.servicesUrl}/commerce/_admin/evidence/${id}/state`, {
      method: "PUT",
      headers: admin,
      body: JSON.stringify({ kind: "withdrawn", reason, day: "2026-09-01" }),
    });
  const cellPage = ({ application, species }: Pick<EvidenceRecord, "application" | "species">) =>
    readPage(shop, `/products/4060/evidence/${encodeURIComponent(application)}/${species}`);

  it("appears everywhere after its import, and stays listed after its withdrawal", async () => {
    const cell = { application: "IHC-P", species: "Z" };
    const stated = async () => matrixOf(await readPage(shop, "/products/4060"), "4060")["IHC-P Z"];
    expect((await cellPage(cell)).status).toBe(404);
    expect(await stated()).toBeUndefined();
    const outcome = "does-not-support";
    await send(evidence("test-failing", { ...cell, lot: "1", outcome, demonstration: false }));
    await expect.poll(stated, { timeout: 20_000, interval: 100 }).toBe("failed");
    expect((await cellPage(cell)).at("against").text).toContain("(1)");
    for (const path of ["/products/4060/evidence.xml", "/feeds/evidence.xml", "/feeds/evidence-AKT1.xml"])
      expect([path, (await shop.ask(path)).body]).toEqual([path, expect.stringContaining("#test-failing")]);
    await withdraw("test-failing", "the section was of another species");
    await expect.poll(stated, { timeout: 20_000, interval: 100 }).toBe("not-tested");
    expect((await cellPage(cell)).main.text).toContain("the section was of another species");
    const reasonIn = async (host: string) => {
      const page = await readPage(shop, "/products/4060/evidence/IHC-P/Z", { host });
      return page.main.all("span", /^the section was of/).map(({ attribs }) => attribs.lang);
    };
    await expect.poll(() => reasonIn("jp.localhost"), { timeout: 20_000, interval: 100 }).toEqual(["en"]);
  }, 60_000);

  it("removes a validation everywhere until it is withdrawn", async () => {
    const results = computed(await fileOf(shop, "4060"));
    const validated = results.find(({ cell, verdict: { kind, pillars } }) => {
      const isKnown = Object.keys(speciesNames).includes(cell.split(" ")[1] ?? "");
      return isKnown && kind === "validated" && pillars.includes("genetic");
    });
    const [application = "", species = ""] = validated?.cell.split(" ") ?? [];
    const [cell, filter] = [{ application, species }, validationKey({ application, species }, "genetic")];
    const name = speciesNames[species as keyof typeof speciesNames].en;
    const stated = async () => {
      const { comparison, PDF, ...places } = await everyPlace(shop, "4060", cell);
      const listed = (await listedUnder(shop, filter)).includes("4060");
      return { ...places, comparison: comparison[name], PDF: PDF[name], listed };
    };
    const all = (kind: string) => {
      const places = ["product", "structured data", "applications", "datasheet", "comparison", "PDF", "JSON", "CSV"];
      return Object.fromEntries([...places, "tool", "feed"].map((place) => [place, kind]));
    };
    expect(await stated()).toEqual({ ...all("validated"), listed: true });
    const refuted = {
      pillar: "genetic",
      control: { kind: "ko", id: "CVCL_0030" },
      outcome: "does-not-support",
    } as const;
    await send(evidence("test-refuting", { ...cell, ...refuted, demonstration: false }));
    const [mixed, again] = [
      { ...all("mixed"), listed: false },
      { ...all("validated"), listed: true },
    ];
    await expect.poll(stated, { timeout: 30_000, interval: 500 }).toEqual(mixed);
    await withdraw("test-refuting", "the cells were mislabeled");
    await expect.poll(stated, { timeout: 30_000, interval: 500 }).toEqual(again);
    expect((await cellPage(cell)).at("test-refuting").text).toContain("the cells were mislabeled");
    for (const ending of ["json", "csv"])
      expect((await shop.ask(`/products/4060/evidence.${ending}`)).body).toContain("the cells were mislabeled");
  }, 120_000);
});
