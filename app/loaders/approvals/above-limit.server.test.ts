import type { Cart } from "@contracts/commerce/cart";
import { expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { newCart } from "../../../tests/factories/cart";
import { aboveLimitOf } from "./above-limit.server";

const usd = (centAmount: number) => ({ centAmount, currencyCode: "USD" });
const basket: Cart = { ...newCart(), totalPrice: { ...usd(43_406), fractionDigits: 2 } };

const viewFor = (company: object | null) => {
  const accounts = { company: async () => ({ ok: true, value: company }) };
  return aboveLimitOf({ services: { accounts } } as unknown as PrivateContext, basket);
};

it.each([
  ["without a company", null, null],
  ["without a limit", { me: { limit: null }, mayBeApproved: false }, null],
  ["within the limit", { me: { limit: usd(50_000) }, mayBeApproved: false }, null],
  ["above the limit", { me: { limit: usd(10_000) }, mayBeApproved: true }, { limit: "$100.00", mayBeApproved: true }],
  [
    "nobody may approve",
    { me: { limit: usd(10_000) }, mayBeApproved: false },
    { limit: "$100.00", mayBeApproved: false },
  ],
  ["a gateway that does not say", { me: { limit: usd(10_000) } }, { limit: "$100.00", mayBeApproved: true }],
])("an order %s", async (_, company, view) => {
  expect(await viewFor(company)).toEqual(view);
});
