import { expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { guestOrderRows } from "~/loaders/guest-orders/guest-orders.server";
import { claimGuestOrders } from "./guest-orders.server";

const t = await createT("en");
const url = new URL("https://shop.example/account/my/orderhistory");
const order = {
  ...{ orderNumber: "W260000000001", createdAt: "2026-11-20T12:00:00Z" },
  totalPrice: { centAmount: 41_606, currencyCode: "USD", fractionDigits: 2 },
};

function contextOf(answer: unknown, expired: string | null = null): PrivateContext {
  const commerce = { guestOrders: async () => answer, claimGuestOrders: async () => answer };
  const market = { region: "global", country: "US", language: "en" };
  return { t, market, session: { expired }, services: { commerce } } as unknown as PrivateContext;
}
const found = contextOf({ ok: true, value: { results: [order] } });
const claim = (context: PrivateContext) =>
  claimGuestOrders(context, { url, form: new FormData(), params: {} } as unknown as Parameters<
    typeof claimGuestOrders
  >[1]);

it("orders of a guest are offered with day and total, and none during an outage", async () => {
  expect(await guestOrderRows(found)).toEqual([
    { number: "W260000000001", date: expect.stringContaining("2026"), total: "$416.06" },
  ]);
  expect(await guestOrderRows(contextOf({ ok: false, status: 503 }))).toEqual([]);
});

it("taking them over leads to the history, to the sign-in after a session, and says an outage", async () => {
  const done = await claim(found);
  expect(done).toMatchObject({ status: 303, headers: expect.any(Headers) });
  expect((done as Response).headers.get("location")).toBe("/account/my/orderhistory");
  const over = (await claim(contextOf({ ok: false, status: 401 }, "customer"))) as Response;
  expect(over.headers.get("location")).toContain("/account/sign-in?goto=/account/my/orderhistory");
  const out = await claim(contextOf({ ok: false, status: 503 }));
  expect(out).toMatchObject({
    init: { status: 503 },
    data: { problems: [expect.stringContaining("could not be added")] },
  });
});
