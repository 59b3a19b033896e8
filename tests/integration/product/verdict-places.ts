/** Verdicts from every place in the shop: pages, structured data, comparison, PDF, filtered lists, machine formats. */
import { execFileSync } from "node:child_process";
import { request } from "node:http";
import { type EvidenceRecord, evidenceRecord, homology, paperUse } from "@contracts/catalogue/evidence";
import { type VerdictKind, verdictKinds } from "@domain/evidence/rule";
import { evidenceVerdict } from "@domain/evidence/verdict";
import * as v from "valibot";
import type { EdgeShop } from "../edge-shop";
import { type Page, readPage } from "../read-page";

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

/** `evidence.json` of a product; throws unless it is 200 and has this format. */
export async function fileOf(shop: EdgeShop, key: string): Promise<Published> {
  const answer = await shop.ask(`/products/${key}/evidence.json`);
  if (answer.status !== 200) throw new Error(`evidence.json of ${key}: ${answer.status}`);
  return v.parse(published, JSON.parse(answer.body));
}

/** Verdicts computed from the records of a file, paired with those that it states. */
export const computed = ({ records, homology: known, uses, facts, verdicts }: Published) =>
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

/** Phrases that identify verdicts on English pages. */
export const words: Readonly<Record<VerdictKind, RegExp>> = {
  validated: /^Validated by /,
  recommended: /^Recommended/,
  "works-other-signal": /^Works, other signal/,
  mixed: /^Mixed results/,
  "used-in-papers": /^Used in \d+ papers/,
  predicted: /^Predicted, \d+%/,
  "not-tested": /^Not tested/,
  failed: /^Failed/,
};
const kindOf = (text: string): VerdictKind | undefined => verdictKinds.find((kind) => words[kind].test(text));

type Verdicts = Record<string, VerdictKind | undefined>;

/** Verdicts by cell from a page's matrix. */
export function matrixOf(page: Page, key: string): Verdicts {
  const links = page.main.having("href", new RegExp(`^/products/${key}/evidence/`));
  return Object.fromEntries(
    links.map((link) => {
      const [application = "", species = ""] = (link.attribs.href ?? "").split("/").slice(4).map(decodeURIComponent);
      return [`${application} ${species}`, kindOf(link.all("span").at(-1)?.text ?? "")];
    }),
  );
}

/** Verdicts by cell from structured data. */
export const datasetOf = (page: Page): Record<string, string> => {
  const graph = page
    .all("script")
    .filter(({ attribs }) => attribs.type === "application/ld+json")
    .flatMap(({ text }) => /"variableMeasured":(\[.*?\])/.exec(text)?.[1] ?? []);
  const values = graph.flatMap((text) => JSON.parse(text) as { name: string; value: string }[]);
  return Object.fromEntries(values.map(({ name, value }) => [name, value.split(" ")[0] ?? ""]));
};

/** Lines of a comparison, by application: "WB – Validated by genetic test: Human; Failed: Mouse, Rat". */
export async function comparedOf(shop: EdgeShop, key: string): Promise<ReadonlyMap<string, string>> {
  const { main } = await readPage(shop, `/products/compare?productIds=${key},7074`);
  const items = main.all("tr", /^Evidence/).flatMap((row) => row.all("li"));
  return new Map(items.map(({ text }) => [text.split(" – ", 1)[0] ?? "", text.slice(text.indexOf(" – ") + 3)]));
}

/** "Validated by genetic test: Human; Failed: Mouse, Rat" as verdicts by the name of the species. */
export function groupsOf(text: string): Verdicts {
  return Object.fromEntries(
    text.split("; ").flatMap((group) => {
      const [verdict = "", names = ""] = group.split(": ");
      return names.split(", ").map((name) => [name.trim(), kindOf(verdict.trim())]);
    }),
  );
}

/** Text of a PDF without spaces, in the order in which it was written. */
export async function pdfOf(shop: EdgeShop, key: string): Promise<string> {
  const input = await bytesOf(shop, `/products/${key}/datasheet/pdf?images=0`);
  const options = { input, encoding: "utf8", maxBuffer: 16 * 1024 * 1024 } as const;
  return bare(execFileSync("pdftotext", ["-raw", "-", "-"], options));
}

export const bare = (text: string): string => text.replace(/\s+/g, "");

/** A file's bytes, because `ask` reads responses as text. */
function bytesOf({ port }: EdgeShop, path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers: { host: `localhost:${port}` } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => resolve(Buffer.concat(parts)));
      response.on("error", reject);
    })
      .on("error", reject)
      .end();
  });
}

/** Numbers of the products in a list filtered by a validation. */
export async function listedUnder(shop: EdgeShop, validation: string): Promise<string[]> {
  const keys: string[] = [];
  for (let nr = 1; ; nr += 1) {
    const { main } = await readPage(shop, `/browse?tab=product&validation=${validation}&results-per-page=200&nr=${nr}`);
    const links = main.having("href", /^\/products\/\d{4,6}$/);
    const shown = new Set(links.map(({ attribs }) => attribs.href?.slice(10) ?? ""));
    keys.push(...shown);
    if (shown.size < 200) return keys.sort();
  }
}

const toolAnswer = v.object({
  result: v.object({ structuredContent: v.object({ evidence: v.object({ verdicts: v.array(v.looseObject({})) }) }) }),
});
const feedLine = v.object({ number: v.string(), evidence: v.object({ verdicts: v.array(v.looseObject({})) }) });

/** Verdicts in the feed, which is paged. */
async function feedVerdicts(shop: EdgeShop, key: string): Promise<readonly object[]> {
  for (let page = 1; ; page += 1) {
    const { status, body } = await shop.ask(`/feeds/products/US.jsonl?page=${page}`);
    if (status !== 200) return [];
    const lines = body.trim().split("\n");
    const line = lines.map((text) => v.parse(feedLine, JSON.parse(text))).find(({ number }) => number === key);
    if (line) return line.evidence.verdicts;
  }
}

/** Verdicts from every place for one cell that has tests. */
export async function everyPlace(shop: EdgeShop, key: string, cell: Pick<EvidenceRecord, "application" | "species">) {
  const { application, species } = cell;
  const name = `${application} ${species}`;
  const isHere = (one: object) =>
    "application" in one && "species" in one && one.application === application && one.species === species;
  const verdictIn = (verdicts: readonly object[]) => {
    const found = verdicts.find(isHere);
    return found && "verdict" in found ? found.verdict : undefined;
  };
  const page = await readPage(shop, `/products/${key}`);
  const inMatrix = async (path: string) => matrixOf(await readPage(shop, `/products/${key}/${path}`), key)[name];
  const group = (await comparedOf(shop, key)).get(application) ?? "";
  const call = { name: "get_reagent", arguments: { id: key, country: "US" } };
  const tool = await shop.ask("/mcp", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: call }),
  });
  const csv = (await shop.ask(`/products/${key}/evidence.csv`)).body;
  const kinds = new RegExp(`^verdict,.*\\b${application},${species},.*?,(${verdictKinds.join("|")}),`, "m");
  return {
    product: matrixOf(page, key)[name],
    "structured data": datasetOf(page)[name],
    applications: await inMatrix("applications"),
    datasheet: await inMatrix("datasheet"),
    PDF: (await pdfOf(shop, key)).includes(bare(group)) ? groupsOf(group) : {},
    comparison: groupsOf(group),
    JSON: (await fileOf(shop, key)).verdicts.find(isHere)?.kind,
    CSV: kinds.exec(csv)?.[1],
    tool: verdictIn(v.parse(toolAnswer, JSON.parse(tool.body)).result.structuredContent.evidence.verdicts),
    feed: verdictIn(await feedVerdicts(shop, key)),
  };
}
