import { expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { guestOrderRows, guestQuoteRows } from "~/loaders/guest-records/guest-records.server";
import { claimGuestOrders, claimGuestQuotes } from "./guest-records.server";

const t = await createT("en");
const order = {
  ...{ orderNumber: "W260000000001", createdAt: "2026-11-20T12:00:00Z" },
  totalPrice: { centAmount: 41_606, currencyCode: "USD", fractionDigits: 2 },
};
const quote = { quoteNumber: "Q260000000001", quoteCreationDate: "2026-11-20T12:00:00Z" };

function contextOf(answer: unknown, expired: string | null = null): PrivateContext {
  const reply = async () => answer;
  const commerce = { guestOrders: reply, claimGuestOrders: reply, guestQuotes: reply, claimGuestQuotes: reply };
  const market = { region: "global", country: "US", language: "en" };
  return {
    t,
    market,
    now: new Date("2026-11-27T12:00:00Z"),
    session: { expired },
    services: { commerce },
  } as unknown as PrivateContext;
}
const outage = contextOf({ ok: false, status: 503 });

it("records of a guest are offered with their day, and none during an outage", async () => {
  const found = (record: object) => contextOf({ ok: true, value: { results: [record] } });
  const date = expect.stringContaining("2026");
  expect(await guestOrderRows(found(order))).toEqual([{ number: "W260000000001", date, total: "$416.06" }]);
  expect(await guestQuoteRows(found(quote))).toEqual([{ number: "Q260000000001", date, total: "" }]);
  expect([await guestOrderRows(outage), await guestQuoteRows(outage)]).toEqual([[], []]);
});

it.each([
  [claimGuestOrders, "/account/my/orderhistory", "orders could not be added"],
  [claimGuestQuotes, "/account/my/myquotes", "quotes could not be added"],
] as const)(
  "taking them over leads to their list, to the sign-in after a session, and says an outage",
  async (claim, path, told) => {
    const press = (context: PrivateContext) =>
      claim(context, { url: new URL(path, "https://shop.example"), params: {} } as unknown as Parameters<
        typeof claim
      >[1]);
    const done = (await press(contextOf({ ok: true, value: { results: [] } }))) as Response;
    expect([done.status, done.headers.get("location")]).toEqual([303, path]);
    const over = (await press(contextOf({ ok: false, status: 401 }, "customer"))) as Response;
    expect(over.headers.get("location")).toContain(`/account/sign-in?goto=${path}`);
    expect(await press(outage)).toMatchObject({
      init: { status: 503 },
      data: { problems: [expect.stringContaining(told)] },
    });
  },
);
