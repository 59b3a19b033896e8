/** Events for clicks on links to products and listed resources (C-ANALYT-04, C-ANALYT-05). */
import type { Sale } from "@contracts/commerce/basket-answers";
import { eventOf } from "@domain/analytics/basket-events";
import type { AnalyticsEvent } from "@domain/analytics/events";
import { itemOf } from "@domain/analytics/item";
import type { ShownPage } from "~/stores/analytics/analytics-queue";
import { type PageFacts, productIn } from "./page-data";
import { currencyOf, resultItems } from "./page-events";

const maxName = 100;

interface ChosenLink {
  /** Absolute URL. */
  readonly href: string;
  readonly text: string;
  /** Event named by the link's markup. */
  readonly mark?: string;
}

/** Links that are events themselves. */
const marked = ["click_quick_add", "click_multi_quick_add"] as const;

/** @param origin of this site */
export function eventsOfClick(
  { href, text, mark }: ChosenLink,
  page: ShownPage | null,
  origin: string,
  basket: Sale | null = null,
): AnalyticsEvent[] {
  const url = new URL(href);
  if (url.origin !== origin) return [];
  const named = marked.find((name) => name === mark);
  if (named) return [{ name: named, parameters: {} }];
  // Links out of the basket, from its panel and its page.
  if (basket && ["/checkout", "/checkout/review"].includes(url.pathname)) return eventOf("begin_checkout", basket);
  if (basket && url.pathname === "/quote/review") return eventOf("e_requestQuote", basket);
  const known = page?.facts;
  const row = known && chosenRow(known, url.pathname);
  if (row) return [row];
  // A product outside result lists: related products, tiles, texts.
  const id = productIn(url.pathname);
  if (id === null || url.pathname === page?.pathname) return [];
  const name = text.replace(/\s+/g, " ").trim().slice(0, maxName) || id;
  return [{ name: "select_item", parameters: { ecommerce: { items: [itemOf({ id, name })] } } }];
}

function chosenRow(known: PageFacts, pathname: string): AnalyticsEvent | null {
  if (known.kind !== "browse") return null;
  const { facts } = known;
  const { list } = facts;
  if (list.tab === "product") {
    const item = resultItems(facts)[list.rows.findIndex(({ href }) => pathOf(href) === pathname)];
    return item
      ? {
          name: "select_item",
          parameters: {
            ecommerce: {
              ...(item.price !== undefined && currencyOf(facts)),
              ...(item.item_list_id && { item_list_id: item.item_list_id }),
              ...(item.item_list_name && { item_list_name: item.item_list_name }),
              items: [item],
            },
          },
        }
      : null;
  }
  const row = list.rows.find(({ href }) => pathOf(href) === pathname);
  return row
    ? { name: "select_content", parameters: { content_type: row.kinds[0] ?? "resource", content_id: row.id } }
    : null;
}

const pathOf = (href: string) => href.split(/[?#]/)[0];
