/** The home page: rows of the content service in the market's language. */

import type { HomeRow } from "@contracts/content/page-blocks";
import type { Homepage } from "@contracts/content/pages";
import type { Settled } from "@domain/http/settled";
import { safeHref } from "@domain/links/safe-href";
import type { PublicContext } from "~/context/request/types";
import type { ListEntryView } from "~/loaders/content/components/components-data.server";
import { articlesPath, latestNews } from "~/loaders/content/components/lists.server";
import { contentImageView, type ImageView } from "~/loaders/content/images.server";
import { type LinkView, linkView } from "~/loaders/content/links.server";
import { applicationCodes, namedProducts } from "~/loaders/content/named-products.server";
import type { TileView } from "~/loaders/content/page-blocks-data.server";
import { startPageBuild } from "~/loaders/content/page-build.server";
import type { NextView } from "~/loaders/content/page-data.server";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { figureAddress, figuresOf } from "~/loaders/product/figures.server";

export interface HomeProductView {
  readonly key: string;
  readonly name: string;
  /** Application codes. */
  readonly applications: readonly string[];
  /** First figure of the product. */
  readonly image: string | null;
}

/** A count with the address of its list. */
interface NumberView {
  readonly label: string;
  readonly count: number;
  readonly href: string;
}

export type HomeRowView =
  | {
      readonly kind: "hero_band";
      readonly title: string;
      readonly text: string | null;
      readonly image: ImageView | null;
      readonly links: readonly LinkView[];
      readonly searchLabel: string | null;
    }
  | {
      readonly kind: "tiles";
      readonly title: string | null;
      readonly columns: number;
      readonly items: readonly TileView[];
    }
  | {
      readonly kind: "tiles_with_links";
      readonly title: string | null;
      readonly columns: number;
      readonly items: readonly (Omit<TileView, "link"> & { readonly links: readonly LinkView[] })[];
    }
  | {
      readonly kind: "video_band";
      readonly title: string | null;
      readonly text: string | null;
      readonly videoTitle: string;
      /** Page of the video. */
      readonly videoHref: string | null;
      readonly link: LinkView | null;
    }
  | {
      readonly kind: "product_band";
      readonly title: string | null;
      readonly text: string | null;
      readonly products: Promise<Settled<readonly HomeProductView[]>>;
      readonly link: LinkView | null;
    }
  | { readonly kind: "news_band"; readonly title: string | null; readonly news: NextView<ListEntryView> }
  | {
      readonly kind: "numbers_band";
      readonly title: string | null;
      readonly numbers: Promise<Settled<readonly NumberView[]>>;
    };

export type HomeRowOf<K extends HomeRowView["kind"]> = Extract<HomeRowView, { kind: K }>;

export interface HomeData {
  readonly head: PageHead;
  readonly rows: readonly HomeRowView[];
  /** Message instead of the rows if unavailable. */
  readonly missing: string | null;
  /** Language of the entry; differs from the page's for a fallback. */
  readonly locale: string | null;
}

const defaultColumns = 3;

export async function loadHome(context: PublicContext): Promise<HomeData> {
  const answer = await context.services.content.homepage(context.market.locale);
  const page = answer.ok ? answer.value : null;
  if (!page) context.degraded();
  const seo = (type: string) => page?.seo_metadata.find((entry) => entry.type === type)?.value ?? null;
  return {
    head: pageHead(context, {
      feeds: ["news", "new-products"],
      title: seo("title") ?? context.t("site.brand"),
      description: seo("description"),
      path: "/",
    }),
    rows: page ? await homeRows(context, page) : [],
    missing: page ? null : context.t("contentPages.homeUnavailable"),
    locale: page?.system.locale ?? null,
  };
}

async function homeRows(context: PublicContext, page: Homepage): Promise<HomeRowView[]> {
  const views = await Promise.all(page.rows.map((row) => rowView(context, row)));
  return views.flatMap((view) => (view === null || isBare(view) ? [] : [view]));
}

/** True for a row of tiles without any, which would be a heading without content. */
const isBare = (row: HomeRowView): boolean => "items" in row && row.items.length === 0;

/** Null for a row whose entry is not published. */
async function rowView(context: PublicContext, row: HomeRow): Promise<HomeRowView | null> {
  const image = (source: Parameters<typeof contentImageView>[0]) => contentImageView(source, context.imagesUrl);
  switch (row.kind) {
    case "hero_band":
      return {
        kind: "hero_band",
        title: row.title,
        text: row.text,
        image: image(row.image),
        links: row.links.flatMap((link) => linkView(link) ?? []),
        searchLabel: row.search_label,
      };
    case "tiles":
      return {
        kind: "tiles",
        title: row.title,
        columns: row.columns ?? defaultColumns,
        items: row.items.map((item) => ({
          title: item.title,
          text: item.text,
          image: image(item.image),
          link: item.link && linkView(item.link),
        })),
      };
    case "tiles_with_links":
      return {
        kind: "tiles_with_links",
        title: row.title,
        columns: row.columns ?? defaultColumns,
        // Some tiles are for the China host only (C-CMS-17).
        items: row.items
          .filter((item) => !item.show_on_cn_domain_only || context.market.region === "cn")
          .map((item) => ({
            title: item.title,
            text: item.text,
            image: image(item.image),
            links: item.links.flatMap((link) => linkView(link) ?? []),
          })),
      };
    case "video_band":
      if (!row.video) return null;
      return {
        kind: "video_band",
        title: row.title,
        text: row.text,
        videoTitle: row.video.title,
        videoHref: safeHref(row.video.page?.navigation_link?.link_v2.href)?.href ?? null,
        link: row.link && linkView(row.link),
      };
    case "product_band":
      return {
        kind: "product_band",
        title: row.title,
        text: row.text,
        products: context.defer("home: products", homeProducts(context, row.products)),
        link: row.link && linkView(row.link),
      };
    case "news_band":
      return { kind: "news_band", title: row.title, news: await latestNews(startPageBuild(context, "/")) };
    case "numbers_band":
      return {
        kind: "numbers_band",
        title: row.title,
        numbers: context.defer("home: numbers", shopNumbers(context)),
      };
  }
}

async function homeProducts(context: PublicContext, numbers: readonly string[]): Promise<HomeProductView[]> {
  const products = await namedProducts(context, numbers);
  return Promise.all(
    products.map(async (product) => {
      const [figure] = (await figuresOf(context, product)) ?? [];
      return {
        key: product.key,
        name: product.name,
        applications: applicationCodes(product),
        image: figure ? figureAddress(figure, "X1", context.imagesUrl) : null,
      };
    }),
  );
}

/** Counted by the services that store them, so the numbers match any catalogue. */
async function shopNumbers({ services, market, t }: PublicContext): Promise<NumberView[]> {
  const one = { limit: 1, skip: 0 };
  const [products, articles, protocols] = await Promise.all([
    services.catalogue.keys({ limit: 1, offset: 0 }),
    services.content.supportArticles(market.locale, one),
    services.content.protocols(market.locale, one),
  ]);
  if (!articles.ok || !protocols.ok) throw new Error("The content service returned no counts");
  return [
    { label: t("reading.numbers.products"), count: products.total, href: "/browse" },
    { label: t("reading.numbers.articles"), count: articles.value.total, href: articlesPath },
    { label: t("reading.numbers.protocols"), count: protocols.value.total, href: "/protocols" },
  ];
}
