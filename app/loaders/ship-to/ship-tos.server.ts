/** The addresses of a basket or an order that goes to several. */
import type { Cart } from "@contracts/commerce/cart";
import { postalLines } from "@domain/account/postal-lines";
import type { Language } from "@domain/market/market";
import { formatMoney } from "@domain/money/format";

export interface ShipToView {
  /** "1", "2" …, which lines name. */
  readonly id: string;
  readonly lines: readonly string[];
  /** Shipping of this parcel; null until a method is set. */
  readonly shipping: string | null;
}

/** Empty if everything goes to one address. */
export const shipTosOf = ({ parcels = [] }: Pick<Cart, "parcels">, language: Language): ShipToView[] =>
  parcels.map(({ id, address, shipping }) => ({
    ...{ id, lines: postalLines(address, language), shipping: shipping && formatMoney(shipping) },
  }));
