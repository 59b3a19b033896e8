import { describe, expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { loadOrderHistoryPage } from "~/loaders/order/history.server";
import { loadMyQuotesPage } from "~/loaders/quote/my-quotes.server";
import { loadLabNotebookPage } from "./my.server";

const t = await createT("en");

/** Loads a page of an empty list that reports `total` entries. */
const lists = [
  { path: "/account/my/orderhistory", load: loadOrderHistoryPage },
  { path: "/account/my/myquotes", load: loadMyQuotesPage },
  { path: "/account/my/labnotebook", load: loadLabNotebookPage },
] as const;

async function pageOf({ path, load }: (typeof lists)[number], query: string, total = 25) {
  const offsets: number[] = [];
  const list = async ({ offset }: { offset: number }) => {
    offsets.push(offset);
    return { ok: true, value: { results: [], total } };
  };
  const none = async () => ({ ok: true, value: { results: [] } });
  const context = {
    ...{ t, market: { language: "en", region: "global" }, session: {}, setErrorStatus: () => {} },
    origins: { current: "https://shop.test", alternates: [] },
    defer: (_: string, value: Promise<unknown>) => value,
    services: {
      commerce: { orders: list, quotes: list, guestOrders: none, guestQuotes: none },
      accounts: { labNotebook: list },
    },
  } as unknown as PrivateContext;
  const loading: Promise<{ page: number; pages: number } | Response> = load(context, {
    ...{ url: new URL(`https://shop.test${path}?q=akt&${query}`), params: {} },
  });
  const answer = await loading.catch((thrown: unknown) => thrown as Response);
  const shown = answer instanceof Response ? answer.headers.get("location") : [answer.page, answer.pages];
  return { shown, offset: offsets[0] };
}

describe.each(lists)("$path", (list) => {
  it.each(["page=2", "page=002"])("has a page %s", async (query) => {
    expect(await pageOf(list, query)).toEqual({ shown: [2, 3], offset: 10 });
  });

  it.each(["page=4", "page=1002", "page=999999"])("redirects %s, past the end, to the last page", async (query) => {
    expect((await pageOf(list, query)).shown).toBe(`${list.path}?q=akt&page=3`);
  });

  it.each(["page=0", "page=-1", "page=abc", "page=2.5", "page=1e9", "page=99999999999"])(
    "C-SURL-16: reads %s as the first page",
    async (query) => {
      const { shown } = await pageOf({ ...list }, query);
      expect(shown).toEqual([1, 3]);
    },
  );

  it("requests no offset beyond the gateway's limit", async () => {
    expect(await pageOf(list, "page=2000", 50_000)).toEqual({ shown: `${list.path}?q=akt&page=1001`, offset: 10_000 });
  });

  it("redirects any page number of a single-page list to the URL without one", async () => {
    expect((await pageOf(list, "page=2", 0)).shown).toBe(`${list.path}?q=akt`);
  });
});
