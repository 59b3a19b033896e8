/** Wire format of carts (rows T-CART-01 to T-CART-12, T-CCALL-05 to T-CCALL-17). */
import * as v from "valibot";
import { sku } from "../catalogue/catalogue";
import { localNames } from "../catalogue/local-names";
import { productNames } from "../catalogue/product-texts";
import { maxQuantity } from "../values/limits";
import { countryCode, currencyCode, money } from "../values/money";
import { postalAddress, storedAddress } from "../values/postal-address";
import { payment } from "./payments";
import { quoteCoverage, quotedPieces, quotedPrice, quotedShipping, quoteNumber } from "./quote-terms";

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const line = v.pipe(v.string(), v.maxLength(512));

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantity));

const lineItemMode = v.picklist(["standard", "gift"]);
export const lineItemType = v.picklist([
  "standard",
  "discountedLineItem",
  "freeLineItem",
  "giftLineItem",
  "returnedLineItem",
]);

export const lineItem = v.object({
  id,
  productId: id,
  productKey: line,
  sku: line,
  name: line,
  /** The name in other languages when the line was described; absent from older carts. */
  names: v.optional(productNames),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
  variant: v.object({
    id: v.number(),
    sku: line,
    attributes: v.object({
      code: line,
      lot: v.nullable(line),
      amount: line,
      uom: line,
      /** Determines weight and thus shipping cost; absent from older carts. */
      productType: v.optional(line),
      /** Application codes of the product, used for suggestions; absent from older carts. */
      applications: v.optional(v.array(line)),
    }),
  }),
  /** Price of one piece before discounts. */
  price: v.object({ value: money }),
  listPrice: money,
  netPrice: money,
  totalPrice: money,
  totalPriceComputed: money,
  /** Price of one piece after discounts; null if there are none or if the pieces of the line differ. */
  discountedPrice: v.nullable(money),
  discountedPricePerQuantity: v.array(v.object({ quantity: v.number(), value: money })),
  appliedPromoNames: v.array(line),
  lineItemMode,
  lineItemType,
  state: v.nullable(line),
  addedAt: line,
  custom: v.object({
    fields: v.object({
      experimentId: v.nullable(line),
      estShipDate: v.nullable(line),
      trackingNumber: v.nullable(line),
      legacyTotalPrice: v.nullable(line),
      /** The buyer's note; absent without one. */
      note: v.optional(v.nullable(line)),
      /** The price group that lowers the line's price; absent at the list price. */
      contract: v.optional(v.nullable(v.object({ group: line, listPrice: money }))),
      /** Set on the lines of a quote; absent from other lines. */
      quoted: v.optional(v.nullable(quotedPrice)),
      /** Id of the line's parcel; absent from lines that go to the shipping address. */
      shipTo: v.optional(v.nullable(id)),
      /** Pieces of a line that is divided among parcels, by parcel; absent from others and from lines of orders. */
      shipToPieces: v.optional(v.array(v.object({ parcel: id, quantity }))),
    }),
  }),
});
export type LineItem = v.InferOutput<typeof lineItem>;

const discountCodes = v.array(
  v.object({ discountCode: v.object({ id, code: line, name: line, names: v.optional(localNames) }), state: line }),
);

/** A quote with lines in the cart, and what it promises besides their prices. */
const cartQuote = v.object({
  quoteNumber,
  validUntil: line,
  coverage: quoteCoverage,
  /** Pieces of the quote by SKU and design. */
  lines: v.array(quotedPieces),
  gifts: v.array(lineItem),
  /** Null if the quote leaves shipping open. */
  shipping: v.nullable(quotedShipping),
  discountCodes,
});
export type CartQuote = v.InferOutput<typeof cartQuote>;

/** A tax with its rate in parts per million. */
export const taxPortion = v.object({
  name: line,
  /** The same name in each language. */
  names: v.optional(localNames),
  partsPerMillion: v.number(),
  amount: money,
  /** The customer, who has a VAT ID, accounts for the tax. */
  reverseCharge: v.optional(v.boolean()),
  /** Number of the verified certificate that exempts the company from tax. */
  exemption: v.optional(line),
});
export type TaxPortion = v.InferOutput<typeof taxPortion>;

/** Lines that go to one of several addresses, with their costs. */
const parcel = v.object({
  /** "1", "2" …, as shown to people. */
  id,
  address: storedAddress,
  /** Charged after discounts; null until a shipping method is set. */
  shipping: v.nullable(money),
  taxPortions: v.array(taxPortion),
});
export type Parcel = v.InferOutput<typeof parcel>;

/** Addresses of one cart; more are refused. */
const maxParcels = 20;

/** A payment on a cart: the fields of T-CART-03 and the gateway's own. */
const cartPayment = v.looseObject(payment.entries);

/** Custom fields that a client may set. Amounts, internal numbers and return addresses are excluded (W5, W10). */
export const cartCustomFields = [
  "checkoutType",
  "contactId",
  "vatId",
  "specialHandling",
  "cartComment",
  "privacyAgreedToDateTime",
  "distributorId",
  "eligibility",
  "costCentre",
  "grantNumber",
  "glAccount",
  "requestedOn",
  "shipComplete",
  "purchaseOrderFile",
] as const;
export type CartCustomField = (typeof cartCustomFields)[number];

export const cart = v.object({
  id,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  cartState: v.picklist(["Active", "Ordered", "Frozen"]),
  customerId: v.nullable(id),
  anonymousId: v.nullable(id),
  /** Country whose prices apply; B2D countries are priced as US. */
  country: countryCode,
  currency: currencyCode,
  totalLineItemQuantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
  createdAt: line,
  lastModifiedAt: line,
  lineItems: v.array(lineItem),
  discountCodes,
  /** Quotes with lines in this cart; absent without any. */
  quotes: v.optional(v.array(cartQuote)),
  paymentInfo: v.nullable(v.object({ payments: v.array(cartPayment) })),
  shippingInfo: v.nullable(
    v.object({
      shippingMethodName: line,
      /** The same name in each language; absent from older carts and orders. */
      shippingMethodNames: v.optional(localNames),
      shippingMethod: v.optional(v.object({ id })),
      price: money,
      discountedPrice: v.nullable(money),
    }),
  ),
  taxedPrice: v.nullable(
    v.object({
      totalNet: v.optional(money),
      totalGross: money,
      totalTax: money,
      taxPortions: v.optional(v.array(taxPortion)),
    }),
  ),
  /** Goods after discounts plus shipping, without tax. */
  totalPrice: money,
  shippingAddress: v.nullable(storedAddress),
  /** At least two, the first to `shippingAddress`; absent if everything goes there. */
  parcels: v.optional(v.array(parcel)),
  billingAddress: v.nullable(storedAddress),
  custom: v.object({
    /** "order" for B2D carts, else null (T-CCALL-17). */
    type: v.nullable(line),
    fields: v.record(line, v.unknown()),
  }),
});
export type Cart = v.InferOutput<typeof cart>;

const custom = v.pipe(v.string(), v.maxLength(2000));
const paymentReference = v.object({ typeId: v.optional(v.literal("payment")), id });

/** Update actions; names and fields are fixed by the wire. */
const cartAction = v.variant("action", [
  v.strictObject({ action: v.literal("addLineItem"), sku, quantity, experimentId: v.optional(id) }),
  v.strictObject({
    action: v.literal("changeLineItemQuantity"),
    lineItemId: id,
    /** 0 removes the line. */
    quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxQuantity)),
  }),
  v.strictObject({
    action: v.literal("removeLineItem"),
    lineItemId: id,
    /** If set, subtract; if omitted, remove the line. */
    quantity: v.optional(quantity),
  }),
  v.strictObject({ action: v.literal("recalculate"), updateProductData: v.optional(v.boolean()) }),
  v.strictObject({
    action: v.literal("setCustomField"),
    name: v.picklist(cartCustomFields),
    value: v.nullable(v.union([custom, v.boolean()])),
  }),
  v.strictObject({
    action: v.literal("setLineItemCustomField"),
    lineItemId: id,
    name: v.picklist(["estShipDate", "note"]),
    /**
     * A note, or the ship date that the client displayed. The gateway ignores that date and queries the availability
     * service (W32).
     */
    value: v.nullable(v.pipe(v.string(), v.maxLength(400))),
  }),
  v.strictObject({ action: v.literal("setShippingAddress"), address: v.nullable(postalAddress) }),
  /**
   * Sends the named lines or pieces to additional addresses and all others to the shipping address; replaces earlier
   * assignments.
   */
  v.strictObject({
    action: v.literal("setShipTos"),
    shipTos: v.pipe(
      v.array(
        v.strictObject({
          address: postalAddress,
          lineItemIds: v.pipe(v.array(id), v.maxLength(500)),
          pieces: v.optional(v.pipe(v.array(v.strictObject({ lineItemId: id, quantity })), v.maxLength(500))),
        }),
      ),
      v.maxLength(maxParcels - 1),
    ),
  }),
  v.strictObject({ action: v.literal("setBillingAddress"), address: v.nullable(postalAddress) }),
  v.strictObject({
    action: v.literal("setShippingMethod"),
    shippingMethod: v.nullable(v.object({ typeId: v.optional(v.literal("shipping-method")), id })),
  }),
  v.strictObject({
    action: v.literal("addDiscountCode"),
    code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
  }),
  v.strictObject({
    action: v.literal("removeDiscountCode"),
    discountCode: v.object({ typeId: v.optional(v.literal("discount-code")), id }),
  }),
  v.strictObject({ action: v.literal("addPayment"), payment: paymentReference }),
  v.strictObject({ action: v.literal("removePayment"), payment: paymentReference }),
]);
export type CartAction = v.InferOutput<typeof cartAction>;

export const cartUpdate = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  customerVersion: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  actions: v.pipe(v.array(cartAction), v.minLength(1), v.maxLength(500)),
});

export const cartDraft = v.strictObject({
  country: countryCode,
  currency: currencyCode,
  lineItems: v.pipe(v.array(v.strictObject({ sku, quantity, experimentId: v.optional(id) })), v.maxLength(500)),
  /** Sent for distributor countries (T-CCALL-17). */
  custom: v.optional(v.strictObject({ type: v.literal("order") })),
});
export type CartDraft = v.InferOutput<typeof cartDraft>;
