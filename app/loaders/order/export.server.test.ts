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

it("has its columns in a fixed order, which spreadsheets and macros count on", async () => {
  const orders = async () => ({ ok: true, value: { results: [], total: 0 } });
  const context = { market: {}, session: {}, services: { commerce: { orders } } } as unknown as PrivateContext;
  const url = new URL("https://shop.example/account/my/orderhistory/orders.csv");
  const [head] = (await (await loadOrderExport(context, { url, params: {} })).text()).split("\r\n");
  expect(head?.replace("\ufeff", "")).toBe(
    "order,placed,status,purchase_order,line_status,catalog_number,product,size,quantity,unit_price,line_total,currency,tracking,lots,order_total,order_tax,order_shipping,cost_centre,grant,gl_account,line_note",
  );
});
