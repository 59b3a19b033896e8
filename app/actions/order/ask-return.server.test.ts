import type { NewInquiry, StoredInquiry } from "@contracts/commerce/inquiries";
import type { Order } from "@contracts/commerce/orders";
import { keptFormField } from "@domain/market/kept-form";
import { beforeEach, expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { returnsOf } from "~/loaders/order/returns.server";
import { askToReturn } from "./ask-return.server";
import { changeGuestOrder } from "./guest-order.server";

const t = await createT("en");
const order = {
  orderNumber: "W300101000001",
  lineItems: [{ id: "1", sku: "4060S", name: "Phospho-Akt", quantity: 3, lineItemStatus: "Shipped" }],
  returnInfo: { items: [] },
} as unknown as Order;
const person = { name: "Rosalind Mint", email: "a@lab.example", organisation: "Mint Lab" };

/** As in the inquiry service, one key is one inquiry. */
const taken = new Map<string, NewInquiry>();
beforeEach(() => taken.clear());
const stored = () =>
  [...taken.values()].map(
    (each): StoredInquiry => ({ ...each, reference: "BQ-7F3K-92MD", receivedAt: "2030-01-02T10:00:00.000Z" }),
  );
const context = {
  t,
  market: { region: "global", country: "US", language: "en", locale: "en-us" },
  session: { customerId: "c1" },
  services: {
    inquiries: {
      returnsOf: async () => stored().reverse(),
      async send(key: string, inquiry: NewInquiry) {
        const known = taken.get(key);
        if (known && JSON.stringify(known) !== JSON.stringify(inquiry)) return { ok: false, code: "conflict" };
        taken.set(key, inquiry);
        return { ok: true, receipt: { reference: "BQ-7F3K-92MD", receivedAt: "" } };
      },
    },
  },
} as unknown as PrivateContext;

function ask(fields: Record<string, string>, asking: Parameters<typeof askToReturn>[3] = person) {
  const form = new FormData();
  const entries = Object.entries({ seen: "0", reason: "damaged", message: "", ...fields });
  for (const [name, value] of entries) form.set(name, value);
  return askToReturn(context, form, order, asking);
}
const placeOf = (search = "") => ({ action: "/x", asksEmail: false, url: new URL(`https://shop.test/x${search}`) });
const viewOf = (search = "") => returnsOf(context, order, placeOf(search));

it("becomes one inquiry with the number of the order, however often it is sent", async () => {
  const both = await Promise.all([ask({ "pieces.4060S": "2" }), ask({ "pieces.4060S": " ２ " })]);
  expect([...both, await ask({ "pieces.4060S": "2" })]).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  expect(stored().map(({ inquiry }) => inquiry)).toEqual([
    {
      ...{ kind: "return", order_number: "W300101000001", items: "2 × 4060S", reason: "damaged", message: "" },
      ...person,
    },
  ]);
  const view = await viewOf();
  expect(view?.requests).toEqual([{ reference: "BQ-7F3K-92MD", text: "Asked on Jan 2, 2030: 2 × 4060S." }]);
  expect(view?.form).toMatchObject({ seen: 1, fields: [{ name: "pieces.4060S", hint: "At most 1" }, {}, {}] });
});

it("refuses a different request from an outdated page, and offers no items that were requested already", async () => {
  await ask({ "pieces.4060S": "2" });
  expect(await ask({ "pieces.4060S": "1" })).toMatchObject({ status: 409, typed: { values: { "pieces.4060S": "1" } } });
  expect(await ask({ seen: "1", "pieces.4060S": "2" })).toMatchObject({ status: 422 });
  expect(await ask({ seen: "1", "pieces.4060S": "1" })).toEqual({ ok: true });
  expect((await viewOf())?.form).toBeNull();
});

it.each([
  [{}, "", t("inquiry.returns.nothing")],
  [{ "pieces.4060S": "4" }, "pieces.4060S", t("inquiry.returns.tooMany", { most: 3 })],
  [{ "pieces.4060S": "-1" }, "pieces.4060S", t("inquiry.returns.tooMany", { most: 3 })],
  [{ "pieces.4060S": "1", reason: "" }, "reason", t("inquiry.returns.reasonMissing")],
  [{ "pieces.4060S": "1", reason: "x" }, "reason", t("inquiry.returns.reasonMissing")],
  [{ "pieces.4060S": "1", message: "x".repeat(2001) }, "message", t("typedText.tooLong", { most: "2,000" })],
])("keeps a wrong form and names the field: %j", async (fields, name, text) => {
  const asked = await ask(fields as Record<string, string>);
  if (asked.ok) throw new Error("was sent");
  expect(asked).toMatchObject({ status: 422, typed: { values: fields } });
  expect(name ? asked.typed.errors?.[name] : asked.typed.notice).toBe(text);
  expect(taken.size).toBe(0);
});

it("says what follows on the page after a request was sent, and on no other", async () => {
  expect((await viewOf("?returned=yes"))?.sent).toBeNull();
  await ask({ "pieces.4060S": "1" });
  expect((await viewOf())?.sent).toBeNull();
  expect((await viewOf("?returned=yes"))?.sent).toBe(t("inquiry.returns.sent"));
});

it("sends nothing when the language or the country changes, and keeps what was typed", async () => {
  const fields = { "pieces.4060S": "x", message: "Two words", [keptFormField]: "yes" };
  expect(await ask(fields)).toMatchObject({
    ok: false,
    status: 200,
    typed: { values: fields, errors: {}, notice: null },
  });
  expect(taken.size).toBe(0);
  const view = await returnsOf(context, order, placeOf(), { values: fields, notice: null });
  expect(view?.form).toMatchObject({ open: true, notice: null, fields: [{ value: "x", error: null }, {}, {}] });
});

it("asks a guest for an address", async () => {
  const guest = { ...person, email: null };
  expect(await ask({ "pieces.4060S": "1" }, guest)).toMatchObject({
    typed: { errors: { email: t("inquiry.missing.email") } },
  });
  expect(await ask({ "pieces.4060S": "1", email: "g@lab.example" }, guest)).toEqual({ ok: true });
});

it("sends the wish of a guest under the address of the order, without asking for it", async () => {
  const shippingAddress = { country: "US", firstName: "Gina", lastName: "Guest", email: "gina@lab.example" };
  const guests = { ...order, guestKey: "K".repeat(22), shippingAddress };
  const commerce = { guestOrder: async () => ({ ok: true, value: { order: guests, invoices: [] } }) };
  const visit = { ...context, services: { ...context.services, commerce } } as unknown as PrivateContext;
  const form = new FormData();
  const entries = Object.entries({ intent: "return", seen: "0", "pieces.4060S": "1", reason: "wrong" });
  for (const [name, value] of entries) form.set(name, value);
  const url = new URL(`https://shop.example/order/view/W300101000001?id=${guests.guestKey}`);
  const answer = await changeGuestOrder(visit, { form, url, params: { ordernumber: "W300101000001" } });
  expect([answer instanceof Response && answer.status, stored()[0]?.inquiry]).toMatchObject([
    303,
    { name: "Gina Guest", email: "gina@lab.example" },
  ]);
});

it("is a bad request without the number of requests that the page showed", async () => {
  await expect(ask({ seen: "x" })).rejects.toMatchObject({ status: 400 });
});
