/** Verdicts recomputed from the published file of records, and the same wherever the shop states them. */
import { execFileSync } from "node:child_process";
import { request } from "node:http";
import { type EvidenceRecord, evidenceRecord, homology, paperUse } from "@contracts/catalogue/evidence";
import { type VerdictKind, verdictKinds } from "@domain/evidence/rule";
import { evidenceVerdict } from "@domain/evidence/verdict";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { evidence } from "../../factories/evidence";
import { ndjson } from "../../factories/product";
import { type EdgeShop, startEdgeShop } from "../edge-shop";
import { type Page, type Part, readPage } from "../read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await startEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const published = v.object({
  facts: v.object({
    key: v.string(),
    polyclonal: v.boolean(),
    currentLot: v.nullable(v.string()),
    bridges: v.array(v.object({ lot: v.string(), toLot: v.string(), pass: v.boolean() })),
  }),
  verdicts: v.array(
    v.looseObject({
      application: v.string(),
      species: v.string(),
      kind: v.picklist(verdictKinds),
      counts: v.object({ for: v.number(), otherSignal: v.number(), against: v.number(), open: v.number() }),
    }),
  ),
  records: v.array(evidenceRecord),
  homology: v.array(homology),
  uses: v.array(paperUse),
});
type Published = v.InferOutput<typeof published>;

async function fileOf(key: string): Promise<Published> {
  const answer = await shop.ask(`/products/${key}/evidence.json`);
  expect([key, answer.status]).toEqual([key, 200]);
  return v.parse(published, JSON.parse(answer.body));
}

/** Words of verdicts on English pages, by which a reader tells them apart. */
const words: Readonly<Record<VerdictKind, RegExp>> = {
  validated: /^Validated by /,
  recommended: /^Recommended/,
  "works-other-signal": /^Works, other signal/,
  mixed: /^Mixed results/,
  "used-in-papers": /^Used in \d+ papers/,
  predicted: /^Predicted, \d+ %/,
  "not-tested": /^Not tested/,
  failed: /^Failed/,
};
const kindOf = (text: string): VerdictKind | undefined => verdictKinds.find((kind) => words[kind].test(text));

/** Verdicts by cell, as a page's matrix states them. */
function matrixOf(page: Page, key: string): Record<string, VerdictKind | undefined> {
  const links = page.main.having("href", new RegExp(`^/products/${key}/evidence/`));
  return Object.fromEntries(
    links.map((link) => {
      const [application = "", species = ""] = (link.attribs.href ?? "").split("/").slice(4).map(decodeURIComponent);
      return [`${application} ${species}`, kindOf(link.all("span").at(-1)?.text ?? "")];
    }),
  );
}

const computed = ({ records, homology: known, uses, facts, verdicts }: Published) =>
  verdicts.map(({ application, species, method: _, ...stated }) => {
    const isHere = (one: { application: string; species: string }) =>
      one.application === application && one.species === species;
    const verdict = evidenceVerdict({
      records: records.filter(isHere),
      papers: uses.find(isHere)?.papers ?? 0,
      homology: known.filter((one) => one.species === species),
      product: facts,
    });
    return { cell: `${application} ${species}`, stated, verdict };
  });

async function keysWithEvidence(most: number): Promise<string[]> {
  const sitemap = await shop.ask("/sitemaps/products-1.xml");
  const keys = [...new Set([...sitemap.body.matchAll(/\/products\/(\d{4,6})</g)].map(([, key = ""]) => key))];
  return ["4060", "9272", ...keys].filter((key, at, all) => all.indexOf(key) === at).slice(0, most);
}

const datasetOf = (page: Page): Record<string, string> => {
  const graph = page
    .all("script")
    .filter(({ attribs }) => attribs.type === "application/ld+json")
    .flatMap(({ text }) => /"variableMeasured":(\[.*?\])/.exec(text)?.[1] ?? []);
  const values = graph.flatMap((text) => JSON.parse(text) as { name: string; value: string }[]);
  return Object.fromEntries(values.map(({ name, value }) => [name, value.split(" ")[0] ?? ""]));
};

/** "Validated by genetic test: Human; Failed: Mouse, Rat" as verdicts by the name of the species. */
function groupsOf(text: string): Record<string, VerdictKind | undefined> {
  return Object.fromEntries(
    text.split("; ").flatMap((group) => {
      const [verdict = "", names = ""] = group.split(": ");
      return names.split(", ").map((name) => [name.trim(), kindOf(verdict.trim())]);
    }),
  );
}

/** `EVIDENCE_PRODUCTS=500` compares all products of the tests' shop, which has 120. */
const productsCompared = Number(process.env.EVIDENCE_PRODUCTS ?? 20);

describe("verdicts", () => {
  it("follow from the records in the file, and are the same on page, in structured data and in comparisons", async () => {
    let cells = 0;
    for (const key of await keysWithEvidence(productsCompared)) {
      const file = await fileOf(key);
      if (file.records.length === 0) continue;
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
      const compared = await readPage(shop, `/products/compare?productIds=${key},7074`);
      const items = compared.main.all("tr", /^Evidence/).flatMap((row: Part) => row.all("li"));
      for (const { text } of items) {
        const [application = "", groups = ""] = text.split(" – ");
        const own = tested.filter(({ cell }) => cell.startsWith(`${application} `));
        expect([key, text, Object.values(groupsOf(groups)).sort()]).toEqual([
          key,
          text,
          own.map(({ verdict }) => verdict.kind).sort(),
        ]);
      }
      expect([key, items.length]).toEqual([key, new Set(tested.map(({ cell }) => cell.split(" ")[0])).size]);
    }
    expect(cells).toBeGreaterThan(100);
  }, 1_200_000);

  it("stand in the PDF, failures among them", async () => {
    const results = computed(await fileOf("4060"));
    const text = pdfText(await bytesOf("/products/4060/datasheet/pdf?images=0")).replace(/\s+/g, " ");
    for (const { cell, verdict } of results.filter(({ verdict: { counts } }) => counts.for + counts.against > 0))
      expect([cell, words[verdict.kind].source.slice(1), text]).toEqual([
        cell,
        words[verdict.kind].source.slice(1),
        expect.stringMatching(new RegExp(words[verdict.kind].source.slice(1))),
      ]);
    expect(text).toContain("rule, version 1");
  });

  it("have a page each, with records for and against, and answer 404 for what is no cell", async () => {
    const { records } = await fileOf("4060");
    for (const { id, application, species } of records) {
      const page = await readPage(shop, `/products/4060/evidence/${encodeURIComponent(application)}/${species}`);
      expect([id, page.status, page.having("id", id).length]).toEqual([id, 200, 1]);
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

  it("have their rule on a page", async () => {
    const page = await readPage(shop, "/learn-and-support/evidence");
    expect(page.main.text).toContain("version 1");
    expect(page.main.text).toContain("genetic test");
  });
});

describe("a failing record", () => {
  const failing = evidence("test-failing", {
    lot: "1",
    application: "IHC-P",
    species: "Z",
    outcome: "does-not-support",
    demonstration: false,
  });
  const admin = { authorization: "Bearer demo-admin-key" };
  const send = (record: EvidenceRecord) =>
    fetch(`${shop.servicesUrl}/commerce/_admin/evidence`, { method: "POST", headers: admin, body: ndjson([record]) });
  const cellPage = () => readPage(shop, "/products/4060/evidence/IHC-P/Z");
  const stated = async () => matrixOf(await readPage(shop, "/products/4060"), "4060")["IHC-P Z"];

  it("shows everywhere once it is imported, and stays listed when it is withdrawn", async () => {
    expect((await cellPage()).status).toBe(404);
    expect(await stated()).toBeUndefined();
    expect(await (await send(failing)).json()).toMatchObject({ stored: 1 });
    await expect.poll(stated, { timeout: 20_000, interval: 100 }).toBe("failed");
    expect((await cellPage()).at("against").text).toContain("(1)");
    for (const path of ["/products/4060/evidence.xml", "/feeds/evidence.xml", "/feeds/evidence-AKT1.xml"])
      expect([path, (await shop.ask(path)).body]).toEqual([path, expect.stringContaining("#test-failing")]);
    const state = { kind: "withdrawn", reason: "the section was of another species", day: "2026-09-01" };
    await fetch(`${shop.servicesUrl}/commerce/_admin/evidence/test-failing/state`, {
      method: "PUT",
      headers: admin,
      body: JSON.stringify(state),
    });
    await expect.poll(stated, { timeout: 20_000, interval: 100 }).toBe("not-tested");
    expect((await cellPage()).main.text).toContain("the section was of another species");
  }, 60_000);
});

/** A file's bytes; `ask` reads answers as text. */
function bytesOf(path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port: shop.port, path, headers: { host: `localhost:${shop.port}` } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => resolve(Buffer.concat(parts)));
      response.on("error", reject);
    })
      .on("error", reject)
      .end();
  });
}

const pdfText = (bytes: Buffer): string =>
  execFileSync("pdftotext", ["-layout", "-", "-"], { input: bytes, encoding: "utf8", maxBuffer: 16 * 1024 * 1024 });
