/**
 * Parcels of a cart or an order that goes to several addresses. Each is priced and taxed like a cart of its own, and the
 * totals are the sums of the parcels' amounts, in minor units.
 */
import type { Cart, LineItem, Parcel, TaxPortion } from "@contracts/commerce/cart";
import type { PostalAddress } from "@contracts/values/postal-address";
import { sum } from "../money/money";

type Addressed = Pick<Cart, "lineItems" | "parcels" | "shippingAddress">;
type ShippedLine = Pick<LineItem, "custom">;

/** Lines of a parcel. Lines that name no parcel, gifts among them, go to the first. */
export function linesOfParcel<L extends ShippedLine>(
  { lineItems, parcels = [] }: { readonly lineItems: readonly L[]; readonly parcels?: readonly Parcel[] | undefined },
  { id }: Pick<Parcel, "id">,
): L[] {
  return lineItems.filter((line) => parcelOf(line, parcels)?.id === id);
}

/** The parcel of a line; undefined if everything goes to one address. */
export function parcelOf({ custom }: ShippedLine, parcels: readonly Parcel[] = []): Parcel | undefined {
  return parcels.find(({ id }) => id === custom.fields.shipTo) ?? parcels[0];
}

/** The lines of each parcel; all lines at once if everything goes to one address. */
export function linesByParcel<L extends ShippedLine>(addressed: {
  readonly lineItems: readonly L[];
  readonly parcels?: readonly Parcel[] | undefined;
}): (readonly L[])[] {
  return addressed.parcels?.map((parcel) => linesOfParcel(addressed, parcel)) ?? [addressed.lineItems];
}

/** All addresses that a cart goes to; null in place of one that is missing. */
export const shipToAddresses = ({
  parcels,
  shippingAddress,
}: Pick<Cart, "parcels" | "shippingAddress">): (PostalAddress | null)[] =>
  parcels?.map(({ address }) => address) ?? [shippingAddress];

/** "2: 10 Main Street, Boston"; the number is the parcel's. */
const parcelLabel = ({ id, address: { streetName, city } }: Pick<Parcel, "id" | "address">): string =>
  `${id}: ${[streetName, city].filter(Boolean).join(", ")}`;

/** The label of a line's parcel; null if everything goes to one address. */
export function shipToLabel(line: ShippedLine, { parcels }: Pick<Cart, "parcels">): string | null {
  const parcel = parcelOf(line, parcels);
  return parcel ? parcelLabel(parcel) : null;
}

const withShipTo = <L extends LineItem>(line: L, id: string | null): L => {
  const { shipTo: _, ...fields } = line.custom.fields;
  return { ...line, custom: { ...line.custom, fields: id === null ? fields : { ...fields, shipTo: id } } };
};

/** The line without its parcel, which belongs to one cart. */
export const unsentLine = (line: LineItem): LineItem => withShipTo(line, null);

/** An entry of the address book is the same wherever it is used; other addresses are compared by their text. */
function isSameAddress(a: PostalAddress, b: PostalAddress): boolean {
  if (a.id && b.id) return a.id === b.id;
  return JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
}

/**
 * The cart with the parcels that it still has: a parcel without bought lines is dropped, equal addresses are one, and the
 * first address is the shipping address. Charges are added by `withShipping` and `withTotals`.
 */
export function settleParcels<C extends Addressed>(cart: C): C {
  const [main, ...others] = cart.parcels ?? [];
  if (!main) return cart;
  const { shippingAddress } = cart;
  if (!shippingAddress) return toOneAddress(cart);
  const kept: { address: PostalAddress; lines: Set<LineItem> }[] = [];
  for (const parcel of [{ ...main, address: shippingAddress }, ...others]) {
    const bought = linesOfParcel(cart, parcel).filter(({ lineItemMode }) => lineItemMode === "standard");
    if (bought.length === 0) continue;
    const same = kept.find(({ address }) => isSameAddress(address, parcel.address));
    if (same) for (const line of bought) same.lines.add(line);
    else kept.push({ address: parcel.address, lines: new Set(bought) });
  }
  const [first, ...rest] = kept;
  if (!first || rest.length === 0) return toOneAddress({ ...cart, shippingAddress: first?.address ?? shippingAddress });
  const idOf = (line: LineItem) => {
    const place = rest.findIndex(({ lines }) => lines.has(line));
    return place === -1 ? null : String(place + 2);
  };
  return {
    ...cart,
    shippingAddress: first.address,
    lineItems: cart.lineItems.map((line) => withShipTo(line, idOf(line))),
    parcels: kept.map(({ address }, index) => ({ id: String(index + 1), address, shipping: null, taxPortions: [] })),
  };
}

/** The cart with everything for its shipping address. */
export function toOneAddress<C extends Addressed>(cart: C): C {
  const { parcels: _, ...rest } = cart;
  return { ...rest, lineItems: cart.lineItems.map((line) => withShipTo(line, null)) } as C;
}

/** The cart whose named lines go to further addresses, and all others to the shipping address. */
export function withShipTos(
  cart: Cart & { readonly shippingAddress: PostalAddress },
  shipTos: readonly { readonly address: PostalAddress; readonly lineItemIds: readonly string[] }[],
): Cart {
  const parcelAt = (address: PostalAddress, place: number): Parcel => ({
    ...{ id: String(place + 1), address, shipping: null, taxPortions: [] },
  });
  const ids = new Map(shipTos.flatMap(({ lineItemIds }, place) => lineItemIds.map((id) => [id, String(place + 2)])));
  return settleParcels({
    ...cart,
    lineItems: cart.lineItems.map((line) => withShipTo(line, ids.get(line.id) ?? null)),
    parcels: [cart.shippingAddress, ...shipTos.map(({ address }) => address)].map(parcelAt),
  });
}

/** Taxes of several parcels, those of one name and rate as one. */
export function mergedPortions(portions: readonly TaxPortion[]): TaxPortion[] {
  const keyOf = ({ name, partsPerMillion, reverseCharge = false, exemption = "" }: TaxPortion) =>
    JSON.stringify([name, partsPerMillion, reverseCharge, exemption]);
  return [...Map.groupBy(portions, keyOf).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const amounts = group.map(({ amount }) => amount);
    return [{ ...first, amount: sum(amounts, first.amount.currencyCode) }];
  });
}
