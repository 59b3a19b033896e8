/** The document service over HTTP: real files, read back as text. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DocumentRequest, InvoiceDocument, PanelDocument, QuoteDocument } from "@contracts/catalogue/documents";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { renderAt } from "./render-at";
import { type RunningServices, sharedServices, temporaryState } from "./services-runtime";

const state = temporaryState();
let services: RunningServices;
beforeAll(async () => {
  services = await sharedServices();
});
afterAll(async () => {
  await services?.stop();
  state.remove();
});

const quote: QuoteDocument = {
  quoteNumber: "Q260000000001",
  revision: 2,
  created: "2026-07-01",
  expires: "2026-07-31",
  customer: ["Barbara Lane", "Maize Institute", "barbara@lab.example"],
  address: ["1 Main Street", "Boston, MA 02110", "United States"],
  distributor: [],
  seller: ["Benchside Demonstration, Inc.", "1 Example Way", "EIN 00-0000000"],
  terms: [{ term: "Payment", text: "30 days net" }],
  howToOrder: ["Send a purchase order and name the quote."],
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
    estimate: { term: "Sales tax 6.25% (estimated)", amount: "$49.88", total: "$847.88" },
  },
};

const panel: PanelDocument = {
  experimentId: "xi2xemngutu7hwwrxpufuo7efq",
  name: "T cells in tonsil",
  created: "Jul 1, 2026",
  createdAt: "2026-07-01T09:30:00.000Z",
  species: "Human",
  setUps: ["FFPE tissue section · Slide scanner"],
  imagingRounds: [
    [{ channel: "488 nm", target: "CD3E", productName: "CD3ε (B1A1) Oligo-Antibody Pair 1", sku: "25011S" }],
    [{ channel: "647 nm", target: "CD8A", productName: "CD8α (B2C3) Oligo-Antibody Pair 3", sku: "25013S" }],
    [],
  ],
  bufferKit: { productName: "Buffer Kit, Manual Staining", sku: "25002S" },
  items: [
    { sku: "25001S", productName: "Multiplex IHC Kit", quantity: "1" },
    { sku: "25011S", productName: "CD3ε (B1A1) Oligo-Antibody Pair 1", quantity: "1" },
  ],
  generate: true,
};

const ask = (body: unknown, key = "demo-documents-key", path = "pdf") =>
  fetch(`${services.url}/documents/${path}`, {
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
  it("A-PDF-01, A-PDF-02, A-PDF-04, T-QUOTE-23: a quote becomes a PDF with prices, dates and TBD", async () => {
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

  it("an invoice becomes a PDF with its parties, lines, amounts and reasons, and always the same bytes", async () => {
    const data: InvoiceDocument = {
      title: "Invoice I26-000042",
      issuedOn: "2026-07-03",
      facts: [{ term: "Due", text: "02.08.2026" }],
      parties: [
        { title: "Seller", lines: ["Example Reagents GmbH", "USt-IdNr. DE000000000"] },
        { title: "Bill to", lines: ["Institut am Hafen"] },
        { title: "Ship to", lines: [] },
      ],
      head: ["Catalog no.", "Product", "Size", "Qty", "Price", "Net"],
      lines: [["4060S", "Phospho-Akt (Ser473) Rabbit mAb", "100 µl", "3", "€150.63", "€451.89"]],
      amounts: [
        { term: "VAT 19 % on €490.89", text: "€93.27" },
        { term: "Amount due", text: "€584.16" },
      ],
      notes: ["Payment terms: 30 days net"],
    };
    const request = { requestItemType: "invoice", countryCode: "DE", language: "EN", data } as const;
    const { text, bytes } = await textIn(request);
    for (const part of [
      "Invoice I26-000042",
      "USt-IdNr. DE000000000",
      "€451.89",
      "VAT 19 %",
      "€584.16",
      "30 days net",
    ]) {
      expect(text).toContain(part);
    }
    expect((await textIn(request)).bytes.equals(bytes)).toBe(true);
  });

  it("A-PDF-02, T-QUOTE-23: Japanese can be read back, including rare characters of names", async () => {
    const data = { ...quote, customer: ["山田 花子（ヤマダ ハナコ）", "髙﨑研究所 分子生物学", "hanako@lab.example"] };
    const { text } = await textIn({ requestItemType: "quoteJP", countryCode: "JP", language: "JA", data });
    for (const part of ["お見積書 Q260000000001", "山田 花子（ヤマダ ハナコ）", "髙﨑研究所", "有効期限", "小計"]) {
      expect(text.normalize("NFKC")).toContain(part.normalize("NFKC"));
    }
  });

  it("A-PDF-02, T-QUOTE-23: Chinese and European diacritics can be read back", async () => {
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

  it("T-QUOTE-08: Hebrew, Greek and Cyrillic are supported; characters without a font are substituted with a note", async () => {
    const address = ["מכון ויצמן", "רחוב הרצל 234", "Ελένη Παπαδοπούλου", "Наталья Ґалаґан"];
    const data = { ...quote, customer: ["髙島屋𠮷田〜～"], address };
    const { text } = await textIn({ requestItemType: "quoteB2D", countryCode: "IL", language: "JA", data });
    const read = text
      .normalize("NFC")
      .replace(/[\u200e\u200f\u202a-\u202e]/g, "")
      // Both dashes share a glyph, so either may be read back.
      .replace(/[〜～]/g, "~");
    for (const part of ["מכון ויצמן", "234", "Ελένη Παπαδοπούλου", "Наталья Ґалаґан", "髙島屋𠮷田~~"]) {
      expect([part, read.includes(part)]).toEqual([part, true]);
    }
    expect(text).not.toContain("印刷できない文字");
    const thai = { ...quote, customer: ["Somchai สมชาย"] };
    const lacking = await textIn({ requestItemType: "quoteB2D", countryCode: "TH", language: "EN", data: thai });
    expect(lacking.text).toContain("Somchai 〓〓〓〓〓");
    expect(lacking.text).toContain("stands for a character that cannot be printed here");
  });

  it("names and addresses of any length are complete, and amounts are never broken", async () => {
    const long = Array.from({ length: 16 }, (_, line) =>
      Array.from({ length: 37 }, (_, at) => `n${line}x${at}`).join(" "),
    );
    const [first] = quote.lines;
    if (!first) throw new Error("no line");
    const lines = [{ ...first, price: "CHF\u00a01,234.00", total: "¥12,345,678,900" }];
    const data = { ...quote, customer: long, lines };
    const { text } = await textIn({ requestItemType: "quoteEMEA", countryCode: "CH", language: "EN", data });
    const read = new Set(text.match(/n\d+x\d+/g));
    expect(long.flatMap((line) => line.split(" ")).filter((word) => !read.has(word))).toEqual([]);
    expect(text).toMatch(/CHF.1,234\.00 +¥12,345,678,900/);
  });

  it("a long quote continues over several pages with a repeated table head", async () => {
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

  it("A-PDF-01, A-PDF-03, A-PDF-04: a panel lists its rounds, its buffer kit and the products to buy", async () => {
    const { text } = await textIn({ requestItemType: "panelBuilder", countryCode: "US", language: "EN", data: panel });
    for (const part of [
      "xi2xemngutu7hwwrxpufuo7efq",
      "T cells in tonsil",
      "Jul 1, 2026",
      "FFPE tissue section · Slide scanner",
      "Imaging round 2",
      "Panel contents",
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/488 nm +CD3E +CD3ε \(B1A1\) Oligo-Antibody Pair 1 +25011S/);
    expect(text).toMatch(/647 nm +CD8A +CD8α \(B2C3\) Oligo-Antibody Pair 3 +25013S/);
    expect(text).toMatch(/Buffer kit +Buffer Kit, Manual Staining \(25002S\)/);
    expect(text).toMatch(/25001S +Multiplex IHC Kit +1/);
    expect(text).not.toContain("Imaging round 3");
    expect(text).toContain("1 / 1");
  });

  it("A-PDF-03: a panel of eight fits one page in every language, and its characters can be read back", async () => {
    const product = panel.items[0] ?? { sku: "25001S", productName: "Kit", quantity: "1" };
    const placed = panel.imagingRounds[0]?.[0] ?? { ...product, channel: "488 nm", target: "CD3E" };
    const round = ["488", "594", "647", "750"].map((channel) => ({ ...placed, channel: `${channel} nm` }));
    const eight = { ...panel, imagingRounds: [round, round], items: Array.from({ length: 10 }, () => product) };
    const japanese = { ...eight, name: "髙﨑研究所 扁桃 T細胞パネル", species: "ヒト", created: "2026年7月1日" };
    const chinese = { ...eight, name: "扁桃体 T 细胞组合", species: "小鼠", created: "2026年7月1日" };
    const common = { requestItemType: "panelBuilder", countryCode: "US" } as const;
    const read = [
      [await textIn({ ...common, language: "EN", data: eight }), ["Species", "Fluorophore", "Catalog no."]],
      [await textIn({ ...common, language: "JA", data: japanese }), ["髙﨑研究所", "ヒト", "蛍光色素", "デザインID"]],
      [
        await textIn({ ...common, language: "ZH", data: chinese }),
        ["扁桃体 T 细胞组合", "小鼠", "荧光通道", "设计编号"],
      ],
    ] as const;
    for (const [{ text }, parts] of read) {
      for (const part of parts) expect(text.normalize("NFKC")).toContain(part.normalize("NFKC"));
      expect(text).toContain("1 / 1");
    }
  });

  it("A-PDF-03: the same panel gives identical bytes at different times", async () => {
    const request = { requestItemType: "panelBuilder", countryCode: "JP", language: "JA", data: panel } as const;
    const first = await renderAt("2026-07-01T09:30:00Z", request);
    expect((await renderAt("2026-07-02T12:00:00Z", request)).equals(first)).toBe(true);
  });

  it("the text of a quote can be extracted, and a file without text is rejected with a reason", async () => {
    const { bytes } = await textIn({ requestItemType: "quoteUS", countryCode: "US", language: "EN", data: quote });
    const read = (pdf: Buffer) => ask({ pdf: pdf.toString("base64") }, undefined, "text");
    const answer = await read(bytes);
    expect(answer.status).toBe(200);
    expect((await answer.json()) as unknown).toEqual({
      text: expect.stringMatching(/\n4060S\tPhospho-Akt[^\n]*\t2\t\$399\.00\t/),
    });
    const damaged = await read(bytes.subarray(0, 400));
    expect([damaged.status, await damaged.json()]).toEqual([
      422,
      expect.objectContaining({ errors: [expect.objectContaining({ code: "broken" })] }),
    ]);
  });

  it("invalid requests and requests without the key are rejected", async () => {
    const request = { requestItemType: "quoteUS", countryCode: "US", language: "EN", data: quote };
    expect((await ask(request, "another")).status).toBe(401);
    expect((await ask({ ...request, language: "en" })).status).toBe(400);
    expect((await ask({ ...request, requestItemType: "panelBuilder" })).status).toBe(400);
    expect((await ask({ ...request, data: { ...quote, customer: ["two\nlines"] } })).status).toBe(400);
    expect((await ask({ ...request, data: { ...quote, lines: [] } })).status).toBe(400);
  });
});
