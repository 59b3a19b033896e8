/**
 * Parcels of a cart or an order that goes to several addresses. Each is priced and taxed like a cart of its own, and the
 * totals are the sums of the parcels' amounts, in minor units.
 */
import type { Cart, CartAction, LineItem, Parcel, TaxPortion } from "@contracts/commerce/cart";
import type { PostalAddress } from "@contracts/values/postal-address";
import { sum } from "../money/money";
import { splitPieces } from "../order-status/split-pieces";

type Addressed = Pick<Cart, "lineItems" | "parcels" | "shippingAddress">;

/** The lines of a parcel, and the pieces of divided lines that go there. Gifts go to the first parcel. */
export function linesOfParcel<L extends LineItem>(
  { lineItems, parcels = [] }: { readonly lineItems: readonly L[]; readonly parcels?: readonly Parcel[] | undefined },
  { id }: Pick<Parcel, "id">,
): L[] {
  return lineItems.flatMap((line) =>
    linesByShare(line, parcels).filter(({ custom }) => shareIdOf(custom, parcels) === id),
  );
}

/** The parcel of a line that is not divided; undefined if everything goes to one address. */
export function parcelOf({ custom }: Pick<LineItem, "custom">, parcels: readonly Parcel[] = []): Parcel | undefined {
  return parcels.find(({ id }) => id === custom.fields.shipTo) ?? parcels[0];
}

const shareIdOf = (custom: LineItem["custom"], parcels: readonly Parcel[]) => parcelOf({ custom }, parcels)?.id;

/** Pieces of a line that go to one parcel. */
interface Share {
  readonly parcel: string;
  readonly quantity: number;
}

/**
 * Pieces of a line by parcel, in the order of the parcels. Pieces that were added since the line was divided go to its
 * first parcel, and removed ones are taken from its last. None if everything goes to one address.
 */
export function sharesOf(line: Pick<LineItem, "custom" | "quantity">, parcels: readonly Parcel[] = []): Share[] {
  const whole = parcelOf(line, parcels);
  if (!whole) return [];
  const named = line.custom.fields.shipToPieces ?? [];
  const shares = parcels.flatMap(({ id: parcel }): Share[] => {
    const quantity = named.reduce((sum, one) => (one.parcel === parcel ? sum + one.quantity : sum), 0);
    return quantity > 0 ? [{ parcel, quantity }] : [];
  });
  const [first, ...others] = shares;
  if (!first) return [{ parcel: whole.id, quantity: line.quantity }];
  const known = shares.reduce((sum, { quantity }) => sum + quantity, 0);
  const grown = [{ ...first, quantity: first.quantity + Math.max(0, line.quantity - known) }, ...others];
  let left = line.quantity;
  return grown.flatMap(({ parcel, quantity }) => {
    const fitting = Math.min(quantity, left);
    left -= fitting;
    return fitting > 0 ? [{ parcel, quantity: fitting }] : [];
  });
}

/** A line as one line for each parcel that has pieces of it; their amounts add up to the line's. */
export function linesByShare<L extends LineItem>(line: L, parcels: readonly Parcel[] = []): L[] {
  if (!line.custom.fields.shipToPieces) return [line];
  const shares = sharesOf(line, parcels);
  let rest = line;
  return shares.map(({ parcel, quantity }, index) => {
    const sent = (part: L) => withShipTo(part, parcel === parcels[0]?.id ? null : parcel);
    if (index === shares.length - 1) return sent(rest);
    const [part, others] = splitPieces(rest, quantity, `${line.id.slice(0, 56)}.${index + 2}`);
    rest = others;
    return sent(part);
  });
}

/** The lines of each parcel; all lines at once if everything goes to one address. */
export function linesByParcel<L extends LineItem>(addressed: {
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

/** Label of a line's parcel, or pieces and labels of a divided line; null if everything goes to one address. */
export function shipToLabel(line: Pick<LineItem, "custom" | "quantity">, { parcels = [] }: Pick<Cart, "parcels">) {
  const shares = sharesOf(line, parcels).flatMap(({ parcel: id, quantity }) => {
    const parcel = parcels.find((one) => one.id === id);
    return parcel ? [{ quantity, label: parcelLabel(parcel) }] : [];
  });
  const [first, ...others] = shares;
  if (others.length === 0) return first?.label ?? null;
  return shares.map(({ quantity, label }) => `${quantity} × ${label}`).join("; ");
}

function withShipTo<L extends LineItem>(line: L, id: string | null): L {
  const { shipTo: _, shipToPieces: __, ...fields } = line.custom.fields;
  return { ...line, custom: { ...line.custom, fields: id === null ? fields : { ...fields, shipTo: id } } };
}

/** Id of the parcel to the shipping address. */
const firstParcel = "1";

/** The line with its pieces by parcel. */
function withShares<L extends LineItem>(line: L, shares: readonly Share[]): L {
  const [only, ...others] = shares;
  if (others.length === 0) return withShipTo(line, only && only.parcel !== firstParcel ? only.parcel : null);
  const plain = withShipTo(line, null);
  return { ...plain, custom: { ...plain.custom, fields: { ...plain.custom.fields, shipToPieces: [...shares] } } };
}

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
  const parcels = [{ ...main, address: shippingAddress }, ...others];
  const shares = new Map(
    cart.lineItems.flatMap((line): [LineItem, Share[]][] => (isGift(line) ? [] : [[line, sharesOf(line, parcels)]])),
  );
  const used = new Set([...shares.values()].flatMap((all) => all.map(({ parcel }) => parcel)));
  const kept: { address: PostalAddress; ids: Set<string> }[] = [];
  for (const { id, address } of parcels) {
    if (!used.has(id)) continue;
    const same = kept.find((one) => isSameAddress(one.address, address));
    if (same) same.ids.add(id);
    else kept.push({ address, ids: new Set([id]) });
  }
  const [first, ...rest] = kept;
  if (!first || rest.length === 0) return toOneAddress({ ...cart, shippingAddress: first?.address ?? shippingAddress });
  const settled = kept.map(({ address }, place): Parcel => parcelAt(address, place));
  const idOf = (former: string) => String(kept.findIndex(({ ids }) => ids.has(former)) + 1);
  return {
    ...cart,
    shippingAddress: first.address,
    lineItems: cart.lineItems.map((line) => {
      const renamed = (shares.get(line) ?? []).map(({ parcel, quantity }) => ({ parcel: idOf(parcel), quantity }));
      const pieces = { ...line, custom: { ...line.custom, fields: { ...line.custom.fields, shipToPieces: renamed } } };
      // Parcels of one address are one.
      return withShares(line, renamed.length > 0 ? sharesOf(pieces, settled) : []);
    }),
    parcels: settled,
  };
}

/** The cart with all lines going to its shipping address. */
export function toOneAddress<C extends Addressed>(cart: C): C {
  const { parcels: _, ...rest } = cart;
  return { ...rest, lineItems: cart.lineItems.map((line) => withShipTo(line, null)) } as C;
}

const parcelAt = (address: PostalAddress, place: number): Parcel => ({
  ...{ id: String(place + 1), address, shipping: null, taxPortions: [] },
});

type ShipTo = Extract<CartAction, { action: "setShipTos" }>["shipTos"][number];

/** The cart whose named lines and pieces go to additional addresses, and all others to the shipping address. */
export function withShipTos(
  cart: Cart & { readonly shippingAddress: PostalAddress },
  shipTos: readonly ShipTo[],
): Cart {
  const ids = new Map(shipTos.flatMap(({ lineItemIds }, place) => lineItemIds.map((id) => [id, String(place + 2)])));
  const sharesFor = ({ id, quantity: all }: LineItem): Share[] => {
    const whole = ids.get(id);
    if (whole !== undefined) return [{ parcel: whole, quantity: all }];
    const away = shipTos.flatMap(({ pieces = [] }, place): Share[] =>
      pieces
        .filter(({ lineItemId }) => lineItemId === id)
        .map(({ quantity }) => ({ parcel: String(place + 2), quantity })),
    );
    const left = all - away.reduce((sum, { quantity }) => sum + quantity, 0);
    return left > 0 ? [{ parcel: firstParcel, quantity: left }, ...away] : away;
  };
  return settleParcels({
    ...cart,
    lineItems: cart.lineItems.map((line) => withShares(line, isGift(line) ? [] : sharesFor(line))),
    parcels: [cart.shippingAddress, ...shipTos.map(({ address }) => address)].map(parcelAt),
  });
}

/** The additional addresses of a cart with the lines and pieces that go there. @param isKept false for addresses to leave out */
export function shipTosOf(
  { lineItems, parcels = [] }: Pick<Cart, "lineItems" | "parcels">,
  isKept: (address: PostalAddress) => boolean,
): ShipTo[] {
  const sent = lineItems
    .filter((line) => !isGift(line))
    .map(({ id, ...line }) => [id, sharesOf(line, parcels)] as const);
  return parcels.slice(1).flatMap(({ id: parcel, address }): ShipTo[] => {
    const here = sent.flatMap(([lineItemId, shares]) =>
      shares
        .filter((share) => share.parcel === parcel)
        .map(({ quantity }) => ({ lineItemId, quantity, isWhole: shares.length === 1 })),
    );
    const lineItemIds = here.flatMap(({ lineItemId, isWhole }) => (isWhole ? [lineItemId] : []));
    const pieces = here.flatMap(({ isWhole, ...piece }) => (isWhole ? [] : [piece]));
    return isKept(address) ? [{ address, lineItemIds, pieces }] : [];
  });
}

const isGift = ({ lineItemMode }: LineItem) => lineItemMode !== "standard";

/** Taxes of several parcels, added up by name and rate. */
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
