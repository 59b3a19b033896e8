/** Entries that a basket at checkout still lacks, as in the customer's last order. */
import type { Cart } from "@contracts/commerce/cart";
import type { Order } from "@contracts/commerce/orders";
import type { OrderReferences } from "@contracts/commerce/references";
import type { PostalAddress } from "@contracts/values/postal-address";
import { vatIdAmong } from "../account/vat-id";
import { referencesOf } from "../references/references";
import { cartText } from "./progress";

/** The customer's addresses and contacts. */
interface AddressBook {
  readonly addresses: readonly (Pick<PostalAddress, "country"> & {
    readonly id: string;
    readonly vatId?: string | null | undefined;
  })[];
  readonly shippingAddressIds: readonly string[];
  readonly billingAddressIds: readonly string[];
  readonly defaultShippingAddressId: string | null;
  readonly defaultBillingAddressId: string | null;
  readonly contacts: readonly { readonly id: string }[];
  readonly defaultContactId: string | null;
  readonly vatId: string | null;
  /** Tax id of the customer's company in the basket's country, because the company is the buyer. */
  readonly companyVatId?: string;
}

type LastOrder = Pick<Order, "shippingAddress" | "billingAddress" | "contactId" | "references">;

interface ChosenAgain {
  readonly shippingAddressId?: string;
  readonly billingAddressId?: string;
  readonly contactId?: string;
  readonly vatId?: string;
  /** Cost center, grant and account. */
  readonly references?: OrderReferences;
}

/**
 * Addresses, contact and VAT number for the empty parts of a basket: the last order's while they are in the address
 * book, otherwise the customer's defaults. The basket's own stay.
 * @param country that the basket is delivered to
 */
export function chosenAgain(cart: Cart, book: AddressBook, last: LastOrder | null, country: string): ChosenAgain {
  const here = book.addresses.filter((address) => address.country === country);
  const isForBillsOnly = (id: string) => book.billingAddressIds.includes(id) && !book.shippingAddressIds.includes(id);
  const shippedTo = cart.shippingAddress
    ? cart.shippingAddress.id
    : firstKnown(
        here.filter(({ id }) => !isForBillsOnly(id)),
        last?.shippingAddress?.id,
        book.defaultShippingAddressId,
      );
  if (shippedTo === undefined) return {};
  const billed = cart.billingAddress
    ? cart.billingAddress.id
    : firstKnown(here, last?.billingAddress?.id, book.defaultBillingAddressId, shippedTo);
  const contactId =
    cart.shippingAddress || cartText(cart, "contactId") !== ""
      ? undefined
      : [last?.contactId, book.defaultContactId].find((id) => book.contacts.some((contact) => contact.id === id));
  const references = cart.shippingAddress || referencesOf(cart) ? undefined : last?.references;
  const vatId = cart.billingAddress ? undefined : vatIdOf(book, billed, country);
  return {
    ...(!cart.shippingAddress && { shippingAddressId: shippedTo }),
    ...(!cart.billingAddress && billed !== undefined && { billingAddressId: billed }),
    ...(contactId && { contactId }),
    ...(vatId !== undefined && { vatId }),
    ...(references && { references }),
  };
}

interface PaidAgain {
  /** "keep": the card that is already on the basket; empty if there is nothing to repeat. */
  readonly by: "keep" | "card" | "purchaseOrder" | "";
  readonly poNumber: string;
  readonly invoiceEmail: string;
}

/** Payment of the basket, else of the last order, whose purchase order number the customer can see and change. */
export function paymentAgain(
  { paymentInfo }: Pick<Cart, "paymentInfo">,
  last: Pick<Order, "payments"> | null,
): PaidAgain {
  const [chosen, ...others] = paymentInfo?.payments ?? [];
  const isSingle = chosen !== undefined && others.length === 0;
  const before = last?.payments[0];
  const fields = (isSingle ? chosen.custom.fields : before?.customFields) ?? {};
  const { poNumber = "", invoiceEmailAddress: invoiceEmail = "" } = fields;
  const method = (isSingle ? chosen : before)?.paymentMethodInfo.method ?? "";
  return { by: isSingle && method === "card" ? "keep" : method, poNumber, invoiceEmail };
}

/** The first wanted id that exists, else the first of all. */
function firstKnown(
  known: readonly { readonly id: string }[],
  ...wanted: readonly (string | null | undefined)[]
): string | undefined {
  return wanted.find((id) => known.some((entry) => entry.id === id)) ?? known[0]?.id;
}

function vatIdOf(
  { addresses, vatId, companyVatId }: AddressBook,
  billed: string | undefined,
  country: string,
): string | undefined {
  return vatIdAmong(country, [companyVatId, addresses.find(({ id }) => id === billed)?.vatId, vatId]);
}
