import { describe, expect, it } from "vitest";
import { readProductHit, readResourceHit } from "./hits.server";

const image = (path: string) => `https://images.example${path}`;
const product = {
  _meta: { id: "4060", engine: "product-en-us", score: 3 },
  productnumber: { raw: "4060" },
  skus: { raw: ["4060S", "4060T"] },
  name: { raw: "Phospho-Akt (Ser473) & more", snippet: "Phospho-<em>Akt</em> (Ser473) &amp; more" },
  applications: { raw: ["Western Blotting", "Immunoprecipitation"] },
  applicationcodes: { raw: ["WB", "IP"] },
  hostspecies: { raw: ["Rabbit"] },
  producttype: { raw: "Primary Antibody" },
  totalcitationcount: { raw: 42 },
  sizes: { raw: ["100 µl", "1 Kit"] },
  clone: { raw: "B7R2" },
  clonality: { raw: "monoclonal" },
  molecularweights: { raw: [60, 62.5] },
  thumbnails: { raw: ["/demo/4060-1/thumbnail", "/demo/4060-2/thumbnail", "/demo/4060-3/thumbnail"] },
  thumbnailcodes: { raw: ["WB", "IHC-P", "IP"] },
  url: { raw: "javascript:alert(1)" },
};

describe("product rows", () => {
  it("C-SCALL-10: show name and number, with a link built from the number, not from the index", () => {
    const hit = readProductHit(product, image);
    expect(hit?.sizes).toEqual([
      { sku: "4060S", amount: "100", unit: "µl" },
      { sku: "4060T", amount: "1", unit: "Kit" },
    ]);
    expect(hit?.row).toMatchObject({
      number: "4060",
      href: "/products/4060",
      citations: 42,
      thumbnails: ["https://images.example/demo/4060-1/thumbnail", "https://images.example/demo/4060-2/thumbnail"],
      clonality: "Monoclonal",
      clone: "B7R2",
      weights: [60, 62.5],
      discontinued: false,
      applications: [
        { code: "WB", name: "Western Blotting" },
        { code: "IP", name: "Immunoprecipitation" },
      ],
      host: "Rabbit",
      kind: "Primary Antibody",
    });
    expect(hit?.row.name).toEqual([
      { text: "Phospho-", match: false },
      { text: "Akt", match: true },
      { text: " (Ser473) & more", match: false },
    ]);
  });
  it("show figures of the chosen applications first", () => {
    const hit = readProductHit(product, image, ["immunoprecipitation"]);
    expect(hit?.row.thumbnails[0]).toBe("https://images.example/demo/4060-3/thumbnail");
  });
  it("need none of the fields that an older index lacks", () => {
    const { _meta, productnumber, name } = product;
    expect(readProductHit({ _meta, productnumber, name }, image)).toMatchObject({
      sizes: [],
      row: { clonality: null, clone: "", weights: [], thumbnails: [] },
    });
  });
  it("never show a truncated name", () => {
    const hit = readProductHit({ ...product, name: { raw: "A long name", snippet: "A <em>long</em>" } }, image);
    expect(hit?.row.name).toEqual([{ text: "A long name", match: false }]);
  });
  it("skip invalid hits", () => {
    expect(readProductHit({ ...product, productnumber: { raw: "../x" } }, image)).toBeNull();
    expect(readProductHit(null, image)).toBeNull();
  });
});

describe("resource rows", () => {
  const resource = {
    _meta: { id: "r1" },
    title: { raw: "Akt pathway", snippet: "<em>Akt</em> pathway" },
    url: { raw: "/learn-and-support/akt" },
    categories: { raw: "Pathway" },
    body: { snippet: "One <em>Akt</em> sentence. A second one. A third one." },
  };
  it("C-SEARCH-17, C-SCALL-10: show the title and the first two sentences", () => {
    const row = readResourceHit(resource, image, "en");
    expect(row).toMatchObject({ href: "/learn-and-support/akt", kinds: ["Pathway"], thumbnail: null });
    expect(row?.text.map(({ text }) => text).join("")).toBe("One Akt sentence. A second one.");
  });
  it("leave no space after full-width marks, where the text for search joins paragraphs", () => {
    const row = readResourceHit({ ...resource, body: { snippet: "一段。 <em>Akt</em>， 二段。" } }, image, "zh");
    expect(row?.text.map(({ text }) => text).join("")).toBe("一段。Akt，二段。");
  });
  it.each(["2026-07-02T00:00:00.000Z", "2026-07-02T00:00:00+00:00", "2026-07-02"])(
    "keep the day of %s, which has no time, in every country",
    (raw) => {
      const released = readResourceHit({ ...resource, releaseddate: { raw } }, image, "en")?.released ?? "";
      const dayIn = (timeZone: string) => new Date(released).toLocaleDateString("en-CA", { timeZone });
      expect(["America/New_York", "Asia/Tokyo"].map(dayIn)).toEqual(["2026-07-02", "2026-07-02"]);
    },
  );
  it("skip a resource with an address outside this site", () => {
    for (const raw of ["//evil.example", "https://evil.example", "javascript:alert(1)", "/\\evil.example"]) {
      expect(readResourceHit({ ...resource, url: { raw } }, image, "en")).toBeNull();
    }
  });
});
