import type { CartAction } from "@contracts/commerce/cart";
import type { Customer } from "@contracts/customers/customers";
import { expect, it } from "vitest";
import { carriedOut, newCart } from "../../tests/factories/cart";
import { boston } from "../../tests/factories/checkout";
import { addressSync } from "./address-book";

const home = { ...boston, id: "home" };
const annex = { ...boston, id: "annex", streetName: "9 Pier Street" };
const depot = { ...boston, id: "depot", streetName: "2 Dock Road" };

it("lines for a deleted address go to the first one; all others stay", () => {
  const filled = carriedOut(newCart(), [
    ...["4060S", "9272S", "7074S"].map((sku): CartAction => ({ action: "addLineItem", sku, quantity: 4 })),
    { action: "setShippingAddress", address: home },
  ]);
  const [whole = "", divided = "", other = ""] = filled.lineItems.map(({ id }) => id);
  const pieces = (quantity: number) => [{ lineItemId: divided, quantity }];
  const cart = carriedOut(filled, [
    {
      action: "setShipTos",
      shipTos: [
        { address: annex, lineItemIds: [whole], pieces: pieces(1) },
        { address: depot, lineItemIds: [other], pieces: pieces(2) },
      ],
    },
  ]);
  const owner = { addresses: [home, depot], defaultShippingAddressId: "home" } as unknown as Customer;
  const synced = carriedOut(cart, addressSync(cart, owner, "annex"));
  expect(synced.parcels?.map(({ address }) => address.id)).toEqual(["home", "depot"]);
  const fields = new Map(synced.lineItems.map(({ id, custom }) => [id, custom.fields]));
  expect([fields.get(whole)?.shipTo, fields.get(other)?.shipTo]).toEqual([undefined, "2"]);
  expect(fields.get(divided)?.shipToPieces).toEqual([
    { parcel: "1", quantity: 2 },
    { parcel: "2", quantity: 2 },
  ]);
  expect(addressSync(synced, owner, "annex")).toEqual([]);
});
