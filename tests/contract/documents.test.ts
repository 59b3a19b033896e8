/** The document service over HTTP: real files, read back as text. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DocumentRequest, QuoteDocument } from "@contracts/documents";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServices, startServices, temporaryState } from "./services-runtime";

const state = temporaryState();
let services: RunningServices;
beforeAll(async () => {
  services = await startServices({ port: 24_036, dataDir: state.dir });
});
afterAll(async () => {
  await services?.stop();
  state.remove();
});

const quote: QuoteDocument = {
  quoteNumber: "Q260000000001",
  created: "2026-07-01",
  expires: "2026-07-31",
  customer: ["Barbara Lane", "Maize Institute", "barbara@lab.example"],
  address: ["1 Main Street", "Boston, MA 02110", "United States"],
  distributor: [],
  lines: [
    {
      sku: "4060S",
      name: "Phospho-Akt (Ser473) (D9E) XP® Rabbit mAb",
      size: "100 µl",
      quantity: "2",
      price: "$399.00",
      total: "$798.00",
    },
  ],
  totals: {
    beforePromotions: "$898.00",
    promotions: "-$100.00",
    subtotal: "$798.00",
    shipping: "FREE",
    tax: "TBD",
    total: "$798.00",
  },
};

const ask = (body: unknown, key = "demo-documents-key") =>
  fetch(`${services.url}/documents/pdf`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function textIn(request: DocumentRequest): Promise<{ bytes: Buffer; text: string }> {
  const response = await ask(request);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const bytes = Buffer.from(await response.arrayBuffer());
  const path = join(state.dir, `${request.requestItemType}-${request.language}.pdf`);
  writeFileSync(path, bytes);
  const read = spawnSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" });
  expect(read.status).toBe(0);
  return { bytes, text: read.stdout };
}

describe("documents", () => {
  it("A-PDF-01, A-PDF-02, A-PDF-04, T-QUOTE-23: a quote becomes a PDF with its prices, dates and TBD", async () => {
    const { bytes, text } = await textIn({
      requestItemType: "quoteUS",
      countryCode: "US",
      language: "EN",
      data: quote,
    });
    expect(bytes.toString("latin1", 0, 8)).toBe("%PDF-1.7");
    expect(bytes.toString("latin1")).toContain("/Lang (en)");
    for (const part of [
      "Quote Q260000000001",
      "2026-07-31",
      "Barbara Lane",
      "4060S",
      "(D9E) XP®",
      "100 µl",
      "-$100.00",
      "TBD",
      "$798.00",
    ]) {
      expect(text).toContain(part);
    }
    expect(bytes.byteLength).toBeLessThan(150_000);
  });

  it("A-PDF-02, T-QUOTE-23: Japanese is written and can be read back, rare characters of names too", async () => {
    const data = { ...quote, customer: ["山田 花子（ヤマダ ハナコ）", "髙﨑研究所 分子生物学", "hanako@lab.example"] };
    const { text } = await textIn({ requestItemType: "quoteJP", countryCode: "JP", language: "JA", data });
    for (const part of ["お見積書 Q260000000001", "山田 花子（ヤマダ ハナコ）", "髙﨑研究所", "有効期限", "小計"]) {
      expect(text.normalize("NFKC")).toContain(part.normalize("NFKC"));
    }
  });

  it("A-PDF-02, T-QUOTE-23: so is Chinese, and the marks of European letters", async () => {
    const data = {
      ...quote,
      customer: ["Łukasz Dvořák, Güneş İşık", "上海生命科学研究院"],
      expires: null,
      totals: null,
    };
    const { text } = await textIn({ requestItemType: "quoteB2D", countryCode: "PL", language: "ZH", data });
    for (const part of ["经销商询价单", "Łukasz Dvořák, Güneş İşık", "上海生命科学研究院", "货号"])
      expect(text).toContain(part);
    expect(text).not.toContain("小计");
  });

  it("a quote of many lines goes on over several sheets, each with the head of the table", async () => {
    const line = quote.lines[0];
    if (!line) throw new Error("no line");
    const lines = Array.from({ length: 120 }, (_, index) => ({ ...line, sku: `${1000 + index}S` }));
    const { text } = await textIn({
      requestItemType: "quoteEMEA",
      countryCode: "DE",
      language: "EN",
      data: { ...quote, lines },
    });
    expect(text).toContain("1119S");
    expect(text.match(/Catalog no\./g)?.length).toBeGreaterThan(2);
    expect(text).toMatch(/1 \/ (\d)[\s\S]*\1 \/ \1/);
  });

  it("A-PDF-01, A-PDF-03, A-PDF-04: a panel with its rounds and its buffer kit", async () => {
    const { text } = await textIn({
      requestItemType: "panelBuilder",
      countryCode: "US",
      language: "EN",
      data: {
        experimentId: "design-1",
        imagingRounds: [[{ productName: "CD3ε & CO-0001-488" }], [{ productName: "CD8α & CO-0004-647" }]],
        bufferKit: { productName: "Multiplex Buffer Kit" },
        generate: true,
      },
    });
    for (const part of ["design-1", "Imaging round 2", "CD8α & CO-0004-647", "Multiplex Buffer Kit"])
      expect(text).toContain(part);
  });

  it("is refused without the key, and with anything that is no document", async () => {
    const request = { requestItemType: "quoteUS", countryCode: "US", language: "EN", data: quote };
    expect((await ask(request, "another")).status).toBe(401);
    expect((await ask({ ...request, language: "en" })).status).toBe(400);
    expect((await ask({ ...request, requestItemType: "panelBuilder" })).status).toBe(400);
    expect((await ask({ ...request, data: { ...quote, customer: ["two\nlines"] } })).status).toBe(400);
    expect((await ask({ ...request, data: { ...quote, lines: [] } })).status).toBe(400);
  });
});
