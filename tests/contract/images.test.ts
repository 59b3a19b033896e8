/** Image client with the embedded service. */
import { imageVariants } from "@contracts/catalogue/catalogue";
import type { FigureRecord } from "@contracts/catalogue/images";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productFigures } from "~/loaders/product/figures.server";
import { createImageService } from "~/services/images/create-image-service";
import { ndjson } from "../factories/product";
import { recordingFetch } from "./recording-fetch";
import { bindings, type RunningServices, sharedServices } from "./services-runtime";
import { silentLog } from "./silent-log";

let services: RunningServices;

const record: FigureRecord = {
  imageId: "4060-1-abc",
  path: "4060",
  position: 0,
  figureType: "WB",
  caption: "Western blot. Demonstration figure, drawn from synthetic data.",
  filename: "4060_WB_1.svg",
  damId: "DAM-1",
  isProtected: false,
  width: 600,
  height: 420,
  seed: 1,
  drawing: {
    kind: "western-blot",
    params: { target: "Akt", bands: [{ kda: 60, weight: 1 }], lanes: [{ label: "HeLa", level: 1 }], control: null },
  },
};

beforeAll(async () => {
  services = await sharedServices();
  await fetch(`${services.url}/images/_admin/figures`, {
    method: "POST",
    headers: { authorization: `Bearer ${bindings.ADMIN_KEY}` },
    body: ndjson([record]),
  });
});

afterAll(() => services?.stop());

function client() {
  const network = recordingFetch();
  const images = createImageService(
    {
      url: `${services.url}/images`,
      fetch: network.fetch,
      pictureFetch: network.fetch,
    },
    silentLog(),
  );
  return { images, network };
}

describe("image client", () => {
  it("C-CITE-04, C-DATA-15, C-DATA-16: reads figures with their variants by path", async () => {
    const { images, network } = client();
    const [figure] = await images.figures("4060");
    expect(network.exchanges[0]?.path).toBe("/images/4060");
    expect(figure).toMatchObject({
      id: "4060-1-abc",
      caption: record.caption,
      filename: "4060_WB_1.svg",
      damId: "DAM-1",
      figureType: "WB",
      isProtected: false,
      size: { width: 600, height: 420 },
    });
    expect(Object.keys(figure?.variants ?? {}).toSorted()).toEqual([...imageVariants].toSorted());
  });

  it("C-DATA-17: every URL of a figure serves an image, in every region", async () => {
    const { images } = client();
    const [figure] = await images.figures("4060");
    if (!figure) throw new Error("no figure");
    const [shown] = productFigures([figure], `${services.url}/cn/images`);
    if (!shown) throw new Error("no address");
    const { base, large, variants } = shown;
    expect(large).toMatch(/\/public$/);
    for (const address of [large, ...variants.map((variant) => base + variant.split(" ")[0])]) {
      const response = await fetch(address);
      expect([address, response.status, response.headers.get("content-type")]).toEqual([
        address,
        200,
        "image/svg+xml; charset=utf-8",
      ]);
      await response.text();
    }
  });

  it("returns no figures for an unknown path, and makes no call for an invalid one", async () => {
    const { images, network } = client();
    expect(await images.figures("9999")).toEqual([]);
    expect(await images.figures("../settings")).toEqual([]);
    expect(network.exchanges).toHaveLength(1);
  });
});
