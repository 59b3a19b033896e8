/** A price for larger quantities, from the basket to the documents. */
import { invoiceList } from "@contracts/commerce/invoices";
import { formatMoney } from "@domain/money/format";
import { moneyOf } from "@domain/money/money";
import * as v from "valibot";
import { beforeAll, expect, it, vi } from "vitest";
import { checkout } from "../../../../tests/factories/checkout";
import { germanSeller } from "../../../../tests/factories/order";
import { ndjson, price, product, variant } from "../../../../tests/factories/product";
import { change, openShop, ordered, pay, place, purchaseOrder, readyCart, verifiedCustomer } from "../testing/checkout";
import { mailsOf } from "../testing/customers";
import { admin, call } from "../testing/gateway";

const breaks = [
  { pieces: 10, centAmount: 8_000 },
  { pieces: 50, centAmount: 7_000 },
];
const stepped = product("7010", {
  masterVariant: variant("7010S", { prices: [{ ...price("US", 9_000, "USD"), breaks }] }),
});

beforeAll(async () => {
  await openShop();
  const settings = { ...checkout, sellers: [{ countries: ["US"], seller: germanSeller }] };
  await admin("/settings/_admin/checkout", { method: "PUT", body: JSON.stringify(settings) });
  await admin("/commerce/_admin/products", { method: "POST", body: ndjson([stepped]) });
});

it("follows the quantity in the basket, and is the same in order, mails and invoice", async () => {
  const { token, email } = await verifiedCustomer();
  let cart = await readyCart(token, ["7010S"]);
  const lineItemId = cart.lineItems[0]?.id;
  for (const [quantity, each] of [
    [9, 9_000],
    [50, 7_000],
    [12, 8_000],
  ] as const) {
    cart = await change(token, cart, [{ action: "changeLineItemQuantity", lineItemId, quantity }]);
    const goods = { netPrice: { centAmount: each }, totalPriceComputed: { centAmount: each * quantity } };
    expect(cart.lineItems, String(quantity)).toMatchObject([goods]);
  }
  const { cart: paid } = await pay(token, cart, purchaseOrder(cart));
  const order = await ordered(place(token, paid));
  expect(order.lineItems).toMatchObject([{ quantity: 12, netPrice: { centAmount: 8_000 } }]);
  expect(order.subtotalPrice.centAmount).toBe(96_000);
  await admin(`/commerce/_admin/orders/${order.orderNumber}/lines`, {
    method: "POST",
    body: JSON.stringify({ lineState: "Shipped" }),
  });
  const [invoice] = v.parse(
    invoiceList,
    await (await call(token, `/orders/${order.orderNumber}/invoices`)).json(),
  ).results;
  expect(invoice?.lines).toMatchObject([
    { quantity: 12, unitPrice: { centAmount: 8_000 }, net: { centAmount: 96_000 } },
  ]);
  expect(invoice?.totals.payable.centAmount).toBe(order.totalPrice.centAmount);
  const mails = await vi.waitFor(async () => {
    const found = (await mailsOf(email)).filter(({ html }) => html.includes(order.orderNumber));
    expect(found.some(({ subject }) => subject.startsWith("Invoice"))).toBe(true);
    return found;
  });
  const shown = (amount: number) => formatMoney(moneyOf(amount, "USD"));
  const total = formatMoney(order.totalPrice);
  const confirmation = mails.find(({ html }) => html.includes(shown(8_000)) && html.includes(total));
  for (const amount of [shown(96_000), total]) expect(confirmation?.html).toContain(amount);
  expect(mails.find(({ subject }) => subject.startsWith("Invoice"))?.html).toContain(total);
  expect(confirmation?.html).not.toContain(`>${shown(9_000)}<`);
});
