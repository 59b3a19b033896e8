import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "@framework/remix-testing";
import { renderToReadableStream } from "react-dom/server";
import { expect, it } from "vitest";
import { pageTexts } from "~/i18n/texts.server";
import { I18nProvider } from "~/i18n/use-t";
import { NewsBand, NumbersBand, ProductBand } from "./bands";
import { HomePage } from "./home-page";

async function text(band: React.ReactElement, language: "en" | "jp" | "cn"): Promise<string> {
  // Formats follow the market and the time of the root's data.
  const market = { region: "global", country: "US", currency: "USD", language, locale: "en-us" };
  const loader = () => ({ market, now: "2030-01-01T12:00:00Z" });
  const handler = createStaticHandler([{ id: "root", path: "/", loader, element: band }]);
  const context = await handler.query(new Request("https://shop.example/"));
  if (context instanceof Response) throw new Error("not a page");
  const router = createStaticRouter(handler.dataRoutes, context);
  const stream = await renderToReadableStream(
    <I18nProvider i18n={pageTexts(language)}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </I18nProvider>,
  );
  await stream.allReady;
  return new Response(stream).text();
}

const failed = Promise.resolve({ ok: false } as const);
const all = { label: "All", href: "/all" };
const bands = {
  products: <ProductBand row={{ kind: "product_band", title: "Band", text: null, products: failed, link: null }} />,
  news: <NewsBand row={{ kind: "news_band", title: "Band", news: { title: "News", items: null, all } }} />,
  numbers: <NumbersBand row={{ kind: "numbers_band", title: "Band", numbers: failed }} />,
};

it.each(Object.entries(bands))("%s that cannot be read: the heading stays, with a message", async (_, band) => {
  const english = await text(band, "en");
  expect(english).toContain("Band</h2>");
  expect(english).toContain("This list could not be loaded. Please try again in a few minutes.");
  expect(await text(band, "jp")).toContain("一覧を読み込めませんでした");
  expect(await text(band, "cn")).toContain("列表加载失败");
});

it("the band of news is empty without news", async () => {
  const news = { title: "News", items: [], all };
  expect(await text(<NewsBand row={{ kind: "news_band", title: "Band", news }} />, "en")).not.toContain("Band");
});

it("a band without any of its products shows a message", async () => {
  const products = Promise.resolve({ ok: true, value: [] } as const);
  const band = <ProductBand row={{ kind: "product_band", title: "Band", text: null, products, link: null }} />;
  expect(await text(band, "en")).toContain("There is nothing here yet.");
});

const hero = { kind: "hero_band", title: "Hero", text: null, image: null, links: [], searchLabel: null } as const;
const numbers = { kind: "numbers_band", title: "Numbers", numbers: failed } as const;

it.each([
  ["without a hero", [numbers], "Benchside"],
  ["with its hero below another row", [numbers, hero, hero], "Hero"],
] as const)("a home page %s has one heading of the page, and one search", async (_, rows, heading) => {
  const head = { canonical: null } as unknown as Parameters<typeof HomePage>[0]["head"];
  const html = await text(<HomePage head={head} rows={rows} missing={null} />, "en");
  expect([...html.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, words]) => words)).toEqual([heading]);
  expect(html.match(/data-hero-search/g)).toHaveLength(1);
});
