/** Datasheets of the document service over HTTP: real files, read back as text. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import type { DatasheetDocument } from "@contracts/catalogue/documents";
import { drawFigure } from "@domain/figures/draw";
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

const english = (text: string) => ({ text, english: true });
const datasheet: DatasheetDocument = {
  page: "LETTER",
  productNumber: "4060",
  productName: "Phospho-Akt (Ser473) (B7R2) Rabbit mAb",
  productType: "Primary antibody",
  revised: "Revised Jan 1, 2024",
  recordedAt: "2024-01-01T12:00:00.000Z",
  facts: [
    { term: "Target", text: "AKT1", english: false },
    { term: "Isotype", ...english("Rabbit IgG") },
    { term: "Molecular weight", text: "60 kDa", english: false },
  ],
  applications: [
    { name: "Western blotting (WB)", dilution: "1:1000", tested: "Human, Mouse", note: "Load 20 µg of lysate." },
  ],
  predicted: "Zebrafish",
  includes: [{ number: "7074", name: "Anti-rabbit IgG", quantity: "100 µl", storage: "-20 °C" }],
  parts: [
    { title: "Description", paragraphs: [english("Detects Akt when phosphorylated at Ser473.")] },
    {
      title: "Background",
      paragraphs: [english("A kinase."), english("1. Author A (2005) A finding. PubMed 15718470")],
    },
  ],
  figures: [{ application: "Western blotting", caption: "Extracts of cells, untreated or treated.", picture: null }],
  figuresMissing: false,
  protocols: [
    {
      title: english("Western Blotting"),
      dilution: "1:1000",
      volumes: [{ final: "10 ml", stock: "10 µl" }],
      steps: [{ title: "Lysis", items: ["Wash the cells."] }],
    },
  ],
  statements: ["For Research Use Only."],
  sizes: [{ number: "4060S", size: "100 µl" }],
  address: "shop.example/products/4060/datasheet",
  link: "https://shop.example/products/4060/datasheet",
};

const lanes = ["untreated", "treated"].map((label, level) => ({ label, level }));
const blot = drawFigure({
  drawing: {
    kind: "western-blot",
    params: {
      target: "Phospho-Akt",
      bands: [{ kda: 60, weight: 1 }],
      lanes,
      control: { name: "β-Actin", kda: 45 },
    },
  },
  seed: 4060,
  width: 520,
  height: 460,
});
const cells = drawFigure({
  drawing: { kind: "if", params: { cells: "HeLa", target: "Akt", place: "nucleus", colour: "red", intensity: 1 } },
  seed: 4060,
  width: 640,
  height: 480,
});
const pictured: DatasheetDocument = {
  ...datasheet,
  figures: [blot, cells].map((svg, index) => ({
    application: index === 0 ? "Western blotting" : "Immunofluorescence",
    caption: "Extracts of cells, untreated or treated.",
    picture: { kind: "drawing", svg },
  })),
};

/** Two by two gray pixels. */
const greyPng = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunk("IHDR", Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, 8, 0, 0, 0, 0])),
  chunk("IDAT", deflateSync(Buffer.from([0, 10, 200, 0, 90, 30]))),
  chunk("IEND", Buffer.alloc(0)),
]).toString("base64");

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

type Language = "EN" | "JA" | "ZH";

async function made(data: DatasheetDocument, language: Language = "EN") {
  const response = await ask({ requestItemType: "datasheet", countryCode: "US", language, data });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const bytes = Buffer.from(await response.arrayBuffer());
  const path = join(state.dir, `datasheet-${language}.pdf`);
  writeFileSync(path, bytes);
  const read = spawnSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" });
  expect(read.status).toBe(0);
  return { path, bytes, file: bytes.toString("latin1"), text: read.stdout.normalize("NFKC") };
}

const ask = (body: unknown) =>
  fetch(`${services.url}/documents/pdf`, {
    method: "POST",
    headers: { authorization: "Bearer demo-documents-key", "content-type": "application/json" },
    body: JSON.stringify(body),
  });

describe("datasheets", () => {
  it("C-DS-01, C-DS-02: contain facts, applications, texts, captions, protocol and statements", async () => {
    const { text, file } = await made(datasheet);
    for (const part of [
      "Datasheet 4060",
      "Phospho-Akt (Ser473) (B7R2) Rabbit mAb",
      "Primary antibody · Revised Jan 1, 2024",
      "Rabbit IgG",
      "60 kDa",
      "Load 20 µg of lysate.",
      "not tested: Zebrafish",
      "Detects Akt when phosphorylated at Ser473.",
      "PubMed 15718470",
      "Extracts of cells, untreated or treated.",
      "Protocol: Western Blotting",
      "1. Lysis",
      "Wash the cells.",
      "For Research Use Only.",
      "shop.example/products/4060/datasheet",
    ])
      expect(text).toContain(part.normalize("NFKC"));
    expect(text).toMatch(/Western blotting \(WB\) +1:1000 +Human, Mouse/);
    expect(text).toMatch(/7074 +Anti-rabbit IgG +100 .l +-20 °C/);
    expect(text).toMatch(/10 ml +10 .l/);
    expect(text).toMatch(/4060S +100 .l/);
    expect(file).toContain("/URI (https://shop.example/products/4060/datasheet)");
    for (const part of ["/S /Link", "/Outlines", "/PageMode /UseOutlines"]) expect(file).toContain(part);
    for (const part of [
      "%PDF-1.7",
      "/Lang (en)",
      "/Marked true",
      "/S /H1",
      "/S /H2",
      "/S /H3",
      "/S /Table",
      "/S /LBody",
    ])
      expect(file).toContain(part);
    expect(file).toMatch(/\/S \/TH[\s\S]{0,120}\/Scope \/?\(?Column/);
  });

  it("C-DS-01, C-DS-02: do not mention figures and protocols that they lack", async () => {
    const { text } = await made({ ...datasheet, figures: [], protocols: [], includes: [], applications: [] });
    for (const part of ["Figures", "Protocol", "includes", "Applications"]) expect(text).not.toContain(part);
    expect(text).toContain("1 / 1");
  });

  it("C-DS-01: contain figures as vector graphics, with labels and alternative texts", async () => {
    const [first] = pictured.figures;
    const { text, file, path, bytes } = await made(pictured);
    for (const part of ["Figure 1. Western blotting", "Extracts of cells", "Phospho-Akt", "β-Actin", "synthetic data"])
      expect(text).toContain(part);
    expect(text).not.toContain("could not be printed");
    // The third figure is the QR code of the product page.
    expect(file.match(/\/S \/Figure\b/g)).toHaveLength(3);
    expect(file).toContain("/Alt (QR code of the product page)");
    expect(file).toContain("/Alt (Figure 1. Western blotting. See the caption for a description.)");
    expect(file).toMatch(/\/S \/Figure[\s\S]{0,300}\/BBox/);
    // Vector graphics, which are sharp in print, and no raster images.
    expect(spawnSync("pdfimages", ["-list", path], { encoding: "utf8" }).stdout.trim().split("\n")).toHaveLength(2);
    expect(bytes.byteLength).toBeLessThan(150_000);
    expect((await made(pictured)).bytes.equals(bytes)).toBe(true);
    expect(first?.picture?.kind).toBe("drawing");
  });

  it("C-DS-01: embed uploaded photographs unchanged", async () => {
    const photograph = { kind: "photograph", base64: greyPng } as const;
    const figures = datasheet.figures.map((figure) => ({ ...figure, picture: photograph }));
    const { path } = await made({ ...datasheet, figures });
    expect(spawnSync("pdfimages", ["-list", path], { encoding: "utf8" }).stdout).toMatch(
      /\d\s+0\s+image\s+2\s+2\s+gray/,
    );
  });

  it("C-DS-01: include the caption of a figure that cannot be shown, with a note in each language", async () => {
    const svg = '<svg viewBox="0 0 9 9"><image href="http://127.0.0.1/"/></svg>';
    for (const picture of [null, { kind: "drawing", svg }, { kind: "photograph", base64: "AAAA" }] as const) {
      const figures = datasheet.figures.map((figure) => ({ ...figure, picture }));
      const { text } = await made({ ...datasheet, figures });
      expect(text).toContain("Extracts of cells, untreated or treated.");
      expect(text).toContain("This figure could not be printed here");
    }
    const missing = { ...datasheet, figures: [], figuresMissing: true };
    expect((await made(missing)).text).toContain("The figures could not be loaded");
    expect((await made(missing, "JA")).text).toContain("図を取得できませんでした");
    expect((await made(missing, "ZH")).text).toContain("未能读取图片");
  });

  it("C-DS-03: are US Letter or A4", async () => {
    expect((await made(datasheet)).file).toContain("/MediaBox [0 0 612 792]");
    expect((await made({ ...datasheet, page: "A4" })).file).toContain("/MediaBox [0 0 595.28 841.89]");
  });

  it("can be read back in Japanese and Chinese, with English marked as such", async () => {
    const japanese = {
      ...datasheet,
      facts: [{ term: "標的", text: "AKT1", english: false }],
      predicted: "ゼブラフィッシュ",
    };
    const ja = await made({ ...japanese, revised: "改訂日：2024年1月1日" }, "JA");
    for (const part of [
      "データシート 4060",
      "改訂日:2024年1月1日",
      "標的",
      "希釈倍率",
      "ゼブラフィッシュ",
      "研究用途のみ",
    ])
      expect(ja.text).toContain(part.normalize("NFKC"));
    const chinese = { ...datasheet, facts: [{ term: "靶点", text: "AKT1", english: false }], predicted: "斑马鱼" };
    const zh = await made({ ...chinese, revised: "修订日期：2024年1月1日" }, "ZH");
    for (const part of ["产品说明书 4060", "靶点", "稀释比例", "斑马鱼", "仅供科研使用"])
      expect(zh.text).toContain(part);
    for (const [{ file }, language] of [
      [ja, "ja"],
      [zh, "zh-Hans"],
    ] as const) {
      expect(file).toContain(`/Lang (${language})`);
      expect(file).toContain("/Lang (en)");
    }
  });

  it("continue long texts and columns over several pages without losing a word", async () => {
    const words = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}${index}`);
    const [text, fact, cell] = [words("word", 1900), words("fact", 1400), words("cell", 210)];
    const { text: read } = await made({
      ...datasheet,
      facts: [...datasheet.facts, { term: "Storage", ...english(fact.join(" ")) }, ...datasheet.facts],
      applications: datasheet.applications.map((row) => ({ ...row, tested: cell.join(" ") })),
      includes: datasheet.includes.map((row) => ({ ...row, quantity: "長".repeat(600) })),
      parts: [{ title: "Background", paragraphs: [english(text.join(" "))] }],
    });
    const found = new Set(read.match(/(?:word|fact|cell)\d+/g));
    expect([...text, ...fact, ...cell].filter((word) => !found.has(word))).toEqual([]);
    expect(read.match(/長/g)).toHaveLength(600);
    expect(read).toMatch(/1 \/ (\d+)[\s\S]*\1 \/ \1/);
    // Every page repeats the title.
    expect(read.match(/\d+ \/ (\d+) +Datasheet 4060 Phospho-Akt/g)?.length).toBeGreaterThan(3);
  });

  it("are byte-identical for the same data at different times", async () => {
    const request = { requestItemType: "datasheet", countryCode: "JP", language: "JA", data: datasheet } as const;
    const first = await renderAt("2026-07-01T09:30:00Z", request);
    expect((await renderAt("2026-07-02T12:00:00Z", request)).equals(first)).toBe(true);
    expect(first.toString("latin1")).toContain("(D:20240101120000Z)");
  });

  it("are rejected for invalid requests", async () => {
    const request = { requestItemType: "datasheet", countryCode: "US", language: "EN", data: datasheet };
    for (const data of [
      { ...datasheet, page: "A3" },
      { ...datasheet, recordedAt: "yesterday" },
      { ...datasheet, statements: ["two\nlines"] },
      { ...datasheet, more: "" },
    ])
      expect((await ask({ ...request, data })).status).toBe(400);
  });
});

describe("the limit of documents", () => {
  it("applies before any data is read, and counts each document once", async () => {
    const headers = { authorization: "Bearer demo-documents-key", "x-shopper-address": "203.0.113.9" };
    const place = async () => (await fetch(`${services.url}/documents/places`, { method: "POST", headers })).status;
    const made = async (more: Record<string, string> = {}) => {
      const body = JSON.stringify({ requestItemType: "datasheet", countryCode: "US", language: "EN", data: datasheet });
      const init = { method: "POST", headers: { ...headers, "content-type": "application/json", ...more }, body };
      return (await fetch(`${services.url}/documents/pdf`, init)).status;
    };
    const maxPlaces = 50;
    for (let taken = 0; taken < maxPlaces - 1; taken += 1) expect(await place()).toBe(204);
    expect([await made(), await place()]).toEqual([200, 429]);
    expect([await made({ "x-document-place": "taken" }), await made()]).toEqual([200, 429]);
    expect((await fetch(`${services.url}/documents/places`, { method: "POST" })).status).toBe(401);
  });
});
