import { productQueries, unread } from "@domain/search-query/product-search";
import { defaultBrowseState } from "@domain/search-url/state";
import { expect, it } from "vitest";
import type { PublicContext } from "~/context/request/types";
import { noNames } from "../../../tests/factories/no-names";
import { searchPort } from "./port.server";

it("sends at most ten queries per call, and keeps the order of the results", async () => {
  const calls: number[] = [];
  const context = {
    names: noNames,
    market: { locale: "en-us" },
    services: {
      search: {
        async multiSearch(_kind: string, _locale: string, queries: readonly { readonly query: string }[]) {
          calls.push(queries.length);
          return { ok: true, value: queries.map(({ query }) => ({ query })) };
        },
      },
    },
  } as unknown as PublicContext;
  const [one] = productQueries(defaultBrowseState, { ...unread, text: "" });
  if (!one) throw new Error("no query");
  const queries = Array.from({ length: 12 }, (_, index) => ({ ...one, query: String(index) }));
  const outcome = await searchPort(context).multiSearch("product", queries);
  expect(calls).toEqual([10, 2]);
  expect(outcome.ok && outcome.value.map((answer) => (answer as unknown as { query: string }).query)).toEqual(
    queries.map(({ query }) => query),
  );
});

it("marks the page whose search failed as not to be stored", async () => {
  let degraded = 0;
  const error = { kind: "timeout", code: "ECONNABORTED", status: 0, messages: [] };
  const context = {
    market: { locale: "en-us" },
    services: { search: { multiSearch: async () => ({ ok: false, error }) } },
    degraded: () => {
      degraded += 1;
    },
  } as unknown as PublicContext;
  const [one] = productQueries(defaultBrowseState, { ...unread, text: "" });
  const outcome = await searchPort(context).multiSearch("product", one ? [one] : []);
  expect([outcome.ok, degraded]).toEqual([false, 1]);
});
