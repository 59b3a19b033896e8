import { expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { loadOrderExport } from "./export.server";

it("a file of orders that cannot be read leads back to the same list, which says so", async () => {
  const orders = async ({ offset }: { offset: number }) =>
    offset === 0 ? { ok: true, value: { results: [], total: 1000 } } : { ok: false, status: 503 };
  const context = {
    market: { language: "en" },
    session: {},
    setErrorStatus() {},
    services: { commerce: { orders } },
  } as unknown as PrivateContext;
  const url = new URL("https://shop.example/account/my/orderhistory/orders.csv?from=2026-01-01&q=4060");
  const answer = await loadOrderExport(context, { url, params: {} });
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    "/account/my/orderhistory?q=4060&from=2026-01-01&file=unavailable",
  ]);
});
