/** `/checkout/ship-to`: an address for each line of the basket, or several for its pieces. */
import { checkoutPath, onePagePath } from "@domain/checkout/progress";
import { sharesOf } from "@domain/ship-to/parcels";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { formKey } from "~/loaders/account/form-key.server";
import { requireBasket } from "~/loaders/checkout/basket.server";
import { type AddressChoice, addressChoices } from "~/loaders/checkout/choices.server";
import { type CheckoutFrame, checkoutFrame } from "~/loaders/checkout/frame.server";
import { profileOf } from "~/loaders/checkout/shipping.server";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";

const shipToPath = "/checkout/ship-to";

/** The page that the form returns to, by its name in the address. */
const origins = { steps: checkoutPath("shippinginformation"), "one-page": `${onePagePath}#ship-to` } as const;

export interface ShipToData {
  readonly head: PageHead;
  readonly frame: CheckoutFrame;
  /** Identifies the account of the form. */
  readonly key: string;
  readonly from: keyof typeof origins;
  readonly back: string;
  readonly addresses: readonly AddressChoice[];
  /** Ids of the chosen addresses by line; lines without one are gifts. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Pieces of divided lines by names of fields: "pieces.{line}.{address}". */
  readonly pieces: Readonly<Record<string, string>>;
  /** The basket holds a quote, whose shipping is for one address. */
  readonly quotedShipping: boolean;
}

/** The name of the page that a request came from; the checkout on one page if it names none. */
export const originOf = (from: FormDataEntryValue | null): keyof typeof origins =>
  from === "steps" ? "steps" : "one-page";

export const pathOfOrigin = (from: keyof typeof origins): string => origins[from];

export async function loadShipTo(context: PrivateContext, { url }: PageArgs): Promise<ShipToData> {
  const [cart, profile] = await Promise.all([requireBasket(context, url), profileOf(context, url)]);
  const { market, t } = context;
  const addresses = addressChoices(profile, "shipping", market.country, market.language);
  const from = originOf(url.searchParams.get("from"));
  const known = cart.shippingAddress?.id ?? profile.defaultShippingAddressId ?? "";
  const addressOf = (parcel: string) => cart.parcels?.find(({ id }) => id === parcel)?.address.id ?? known;
  const bought = cart.lineItems.filter(({ lineItemMode }) => lineItemMode === "standard");
  const shares = bought.map((line) => ({ id: line.id, parts: sharesOf(line, cart.parcels) }));
  const chosen = shares.map(({ id, parts: [part] }): [string, string] => [id, part ? addressOf(part.parcel) : known]);
  const pieces = shares.flatMap(({ id, parts }) =>
    parts.length < 2
      ? []
      : parts.map((part): [string, string] => [`pieces.${id}.${addressOf(part.parcel)}`, String(part.quantity)]),
  );
  const title = t("checkout.shipTo.title");
  return {
    head: pageHead(context, { title, path: shipToPath, index: false, follow: false }),
    frame: await checkoutFrame(context, cart, "shippinginformation"),
    key: formKey(profile, null),
    from,
    back: pathOfOrigin(from),
    addresses,
    chosen: Object.fromEntries(chosen),
    pieces: Object.fromEntries(pieces),
    quotedShipping: cart.quotes?.some(({ coverage, shipping }) => coverage === "whole" && shipping !== null) ?? false,
  };
}
