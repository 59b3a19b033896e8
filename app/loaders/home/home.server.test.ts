import type { Homepage } from "@contracts/content/pages";
import { expect, it } from "vitest";
import type { PublicContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { storefrontOrigins } from "../../../tests/factories/edge";
import { type HomeRowOf, type HomeRowView, loadHome } from "./home.server";

const failed = { ok: false, error: { kind: "timeout" } } as const;
const link = null;

/** The home page while lists of the content service, or products, cannot be read. */
async function homeWithout(lost: "content" | "catalogue") {
  let degraded = 0;
  const page = {
    system: { locale: "en-us" },
    seo_metadata: [],
    rows: [
      { kind: "product_band", title: "Products", text: null, products: ["4060"], link },
      { kind: "news_band", title: "News" },
      { kind: "numbers_band", title: "Numbers" },
      { kind: "tiles", title: "No tiles", columns: null, items: [] },
      { kind: "video_band", title: "No video", text: null, video: null, link },
    ],
  } as unknown as Homepage;
  const list = lost === "content" ? failed : { ok: true, value: { total: 3, items: [] } };
  const out = async () => {
    throw new Error("The catalogue does not respond");
  };
  const context = {
    services: {
      content: {
        homepage: async () => ({ ok: true, value: page }),
        allNews: async () => (lost === "content" ? failed : { ok: true, value: [] }),
        supportArticles: async () => list,
        protocols: async () => list,
      },
      catalogue:
        lost === "catalogue"
          ? { fullProduct: out, keys: out }
          : { fullProduct: async () => null, keys: async () => ({ total: 12, keys: [] }) },
    },
    market: { language: "en", locale: "en-us", region: "global", country: "US" },
    origins: storefrontOrigins("global"),
    imagesUrl: "https://images.test",
    flags: {},
    t: await createT("en"),
    log: { error: () => undefined, warn: () => undefined },
    degraded: () => {
      degraded += 1;
    },
    defer: (_: string, work: Promise<unknown>) =>
      work.then(
        (value) => ({ ok: true, value }),
        () => {
          degraded += 1;
          return { ok: false };
        },
      ),
  } as unknown as PublicContext;
  const { rows } = await loadHome(context);
  const row = <K extends HomeRowView["kind"]>(kind: K) => rows.find((one) => one.kind === kind) as HomeRowOf<K>;
  const [products, numbers] = await Promise.all([row("product_band").products, row("numbers_band").numbers]);
  return { kinds: rows.map(({ kind }) => kind), news: row("news_band").news.items, products, numbers, degraded };
}

it("a band whose list cannot be read shows a message instead of vanishing, and the page is not stored as complete", async () => {
  const content = await homeWithout("content");
  expect(content).toMatchObject({ news: null, products: { ok: true, value: [] }, numbers: { ok: false } });
  expect(content.degraded).toBeGreaterThan(0);
  const catalogue = await homeWithout("catalogue");
  expect(catalogue).toMatchObject({ news: [], products: { ok: false }, numbers: { ok: false } });
  expect(catalogue.degraded).toBeGreaterThan(0);
});

it("has no heading over tiles that are gone, or over a video that is not published", async () => {
  expect((await homeWithout("catalogue")).kinds).toEqual(["product_band", "news_band", "numbers_band"]);
});
