import { env, SELF } from "cloudflare:test";
import { type FigureRecord, figureList, variantNames } from "@contracts/catalogue/images";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";

const origin = "http://services.test/images";
const admin = { authorization: "Bearer demo-admin-key" };
const account = "benchside-demo";
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);

function record(changes: Partial<FigureRecord> = {}): FigureRecord {
  return {
    imageId: "4060-1-abc",
    path: "4060",
    position: 0,
    figureType: "FC-FP",
    caption: "Histograms. Demonstration figure, drawn from synthetic data.",
    filename: "4060_FC_1.svg",
    damId: "DAM-1",
    isProtected: false,
    width: 480,
    height: 400,
    seed: 7,
    drawing: { kind: "flow", params: { axis: "Akt", populations: [{ label: "Akt", mean: 2, spread: 0.3 }] } },
    ...changes,
  };
}

const importing = (records: readonly unknown[]) =>
  SELF.fetch(`${origin}/_admin/figures`, {
    method: "POST",
    headers: admin,
    body: records.map((item) => JSON.stringify(item)).join("\n"),
  });
const upload = (id: string, body: BodyInit, headers: Record<string, string> = admin) =>
  SELF.fetch(`${origin}/_admin/originals/${id}`, { method: "PUT", headers, body });

beforeAll(async () => {
  const response = await importing([
    record(),
    record({ imageId: "4060-2-def", position: 1, drawing: null, width: 2000 }),
    record({ imageId: "4060-3-ghi", position: 2, drawing: null }),
  ]);
  expect(await response.json()).toMatchObject({ received: 3, stored: 3, total: 3 });
});

describe("image service", () => {
  it("C-CITE-04, C-DATA-15, C-DATA-16: returns the figures of a product with all fields and every variant", async () => {
    const { figures } = v.parse(figureList, await (await SELF.fetch(`${origin}/4060`)).json());
    expect(figures.map(({ id }) => id)).toEqual(["4060-1-abc", "4060-2-def", "4060-3-ghi"]);
    expect(figures[0]).toMatchObject({
      filename: "4060_FC_1.svg",
      damId: "DAM-1",
      isProtected: false,
      figureType: "FC-FP",
      size: { width: 480, height: 400 },
    });
    expect(Object.keys(figures[0]?.variants ?? {}).toSorted()).toEqual([
      "PUBLIC",
      "PUBLIC_MOD",
      "THUMBNAIL",
      "X1",
      "X2",
      "X4",
      "X6",
    ]);
    expect(figures[0]?.variants.PUBLIC).toBe(`/${account}/4060-1-abc/public`);
    expect((await SELF.fetch(`${origin}/9999`)).status).toBe(404);
  });

  it.each(variantNames)("C-DATA-17: draws the variant %s as an inert image", async (variant) => {
    const response = await SELF.fetch(`${origin}/${account}/4060-1-abc/${variant}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("cache-control")).toContain("immutable");
    const width = { thumbnail: 160, "1X": 320, "2X": 640, publicmod: 960, public: 480, "4X": 1280, "6X": 1920 }[
      variant
    ];
    expect(await response.text()).toContain(`width="${width}"`);
  });

  it("returns 304 to a browser that has the image, but not for another variant", async () => {
    const first = await SELF.fetch(`${origin}/${account}/4060-1-abc/public`);
    const etag = first.headers.get("etag") ?? "";
    await first.text();
    const asked = (variant: string) =>
      SELF.fetch(`${origin}/${account}/4060-1-abc/${variant}`, { headers: { "if-none-match": etag } });
    expect((await asked("public")).status).toBe(304);
    expect((await asked("thumbnail")).status).toBe(200);
  });

  it.each([
    `/other-account/4060-1-abc/public`,
    `/${account}/4060-1-abc/original`,
    `/${account}/4060-1-abc/PUBLIC`,
    `/${account}/..%2f..%2fsecret/public`,
    `/${account}/unknown/public`,
    `/${account}/4060-3-ghi/public`,
    `/a%00b`,
  ])("answers 404 for %s", async (path) => {
    const response = await SELF.fetch(`${origin}${path}`);
    await response.text();
    expect(response.status).toBe(404);
  });

  it("serves an uploaded original with its own type, for every variant if scaling is unavailable", async () => {
    expect((await upload("4060-2-def", png)).status).toBe(201);
    for (const variant of ["public", "thumbnail"]) {
      const response = await SELF.fetch(`${origin}/${account}/4060-2-def/${variant}`);
      expect(response.headers.get("content-type")).toBe("image/png");
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(png);
    }
  });

  it("refuses originals that are not raster images, whatever their declared type", async () => {
    expect(
      (
        await upload("4060-2-def", "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>", {
          ...admin,
          "content-type": "image/png",
        })
      ).status,
    ).toBe(415);
    expect((await upload("x", png)).status).toBe(400);
    expect((await upload("4060-2-def", png, {})).status).toBe(401);
  });

  it("replaces the figure at a position", async () => {
    await importing([record({ imageId: "2101-1-old", path: "2101" }), record({ imageId: "2101-1-new", path: "2101" })]);
    const { figures } = v.parse(figureList, await (await SELF.fetch(`${origin}/2101`)).json());
    expect(figures.map(({ id }) => id)).toEqual(["2101-1-new"]);
  });

  it("reports rejected records", async () => {
    const broken = record({ path: "2102", drawing: { kind: "flow", params: { axis: "x", populations: [] } } });
    expect(await (await importing([broken])).json()).toMatchObject({
      stored: 0,
      rejected: 1,
      rejections: [{ line: 1 }],
    });
  });

  it("removes record and original", async () => {
    await upload("4060-3-ghi", png);
    const response = await SELF.fetch(`${origin}/_admin/figures/4060-3-ghi`, { method: "DELETE", headers: admin });
    expect(response.status).toBe(204);
    expect(await env.FIGURES.head("originals/4060-3-ghi")).toBeNull();
  });
});
