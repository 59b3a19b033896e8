import { expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { orderIn } from "../../../tests/factories/order";
import { loadOrderExport } from "./export.server";

it("redirects back to the same list with a message if orders cannot be read", async () => {
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
    "order,placed,status,purchase_order,line_status,catalog_number,product,size,quantity,unit_price,line_total,currency,tracking,lots,order_total,order_tax,order_shipping,cost_centre,grant,gl_account,line_note,comment",
  );
});

it("requests pages small enough to be read, also for orders with many lines", async () => {
  const { lineItems, ...order } = orderIn();
  const large = { ...order, lineItems: Array.from({ length: 60 }, () => lineItems[0]) };
  const limits: number[] = [];
  const orders = async ({ limit }: { limit: number }) => {
    limits.push(limit);
    return { ok: true, value: { results: [], total: 0 } };
  };
  const context = { market: {}, session: {}, services: { commerce: { orders } } } as unknown as PrivateContext;
  await loadOrderExport(context, {
    url: new URL("https://shop.example/account/my/orderhistory/orders.csv"),
    params: {},
  });
  expect(Math.max(...limits) * JSON.stringify(large).length).toBeLessThan(8 * 1024 * 1024);
});

it("has every order once: beyond the gateway's last page, and while new ones arrive", async () => {
  const dayOf = (index: number) => new Date(Date.UTC(2030, 0, 1) - index * 3_600_000).toISOString();
  const all = Array.from({ length: 12_300 }, (_, index) => ({
    ...{ orderNumber: `W${String(300_101_000_000 - index)}`, createdAt: dayOf(index), orderStatus: "Open" },
    ...{ payments: [], currencyCode: "USD", totalPrice: { centAmount: 100, currencyCode: "USD", fractionDigits: 2 } },
    lineItems: [
      {
        ...{ sku: "4060S", name: "Akt antibody", quantity: 1, lineItemStatus: null, trackingNumber: null, lots: [] },
        variant: { attributes: { amount: "100", uom: "µl" } },
        netPrice: { centAmount: 100, currencyCode: "USD", fractionDigits: 2 },
        totalPriceComputed: { centAmount: 100, currencyCode: "USD", fractionDigits: 2 },
        custom: { fields: {} },
      },
    ],
  }));
  const asked: number[] = [];
  const orders = async ({ limit, offset }: { limit: number; offset: number }, { to }: { to?: string }) => {
    asked.push(offset);
    const matching = all.filter(({ createdAt }) => !to || createdAt.slice(0, 10) <= to);
    // One order arrives between two calls.
    const shift = asked.length > 1 && !to ? 1 : 0;
    const results = matching.slice(Math.max(0, offset - shift), offset - shift + limit);
    return { ok: true, value: { results, total: matching.length + shift } };
  };
  const context = {
    market: { language: "en", country: "US" },
    session: {},
    setErrorStatus() {},
    services: { commerce: { orders } },
  } as unknown as PrivateContext;
  const url = new URL("https://shop.example/account/my/orderhistory/orders.csv");
  const answer = await loadOrderExport(context, { url, params: {} });
  const numbers = [...(await answer.text()).matchAll(/W\d{12}/g)].map(([number]) => number);
  expect(numbers).toEqual(all.map(({ orderNumber }) => orderNumber));
  expect(Math.max(...asked)).toBe(10_000);
});
