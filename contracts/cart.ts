/** Carts on the wire (rows T-CART-01 to T-CART-12, T-CCALL-05 to T-CCALL-17). */
import * as v from "valibot";
import { sku } from "./catalogue";
import { maxQuantity } from "./limits";
import { countryCode, currencyCode, money } from "./money";

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const line = v.pipe(v.string(), v.maxLength(512));

export const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantity));

export const lineItemMode = v.picklist(["standard", "gift"]);
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
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
  variant: v.object({
    id: v.number(),
    sku: line,
    attributes: v.object({
      code: line,
      lot: v.nullable(line),
      amount: line,
      uom: line,
    }),
  }),
  /** Price of one piece before discounts. */
  price: v.object({ value: money }),
  listPrice: money,
  netPrice: money,
  totalPrice: money,
  totalPriceComputed: money,
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
    }),
  }),
});
export type LineItem = v.InferOutput<typeof lineItem>;

export const address = v.looseObject({ id: v.optional(id), country: countryCode });

export const cart = v.object({
  id,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  cartState: v.picklist(["Active", "Ordered", "Frozen"]),
  customerId: v.nullable(id),
  anonymousId: v.nullable(id),
  /** Country that prices hold for; B2D countries are priced as US. */
  country: countryCode,
  currency: currencyCode,
  totalLineItemQuantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
  createdAt: line,
  lastModifiedAt: line,
  lineItems: v.array(lineItem),
  discountCodes: v.array(v.object({ discountCode: v.object({ id, code: line, name: line }), state: line })),
  paymentInfo: v.nullable(v.object({ payments: v.array(v.looseObject({ id })) })),
  shippingInfo: v.nullable(v.object({ shippingMethodName: line, price: money, discountedPrice: v.nullable(money) })),
  taxedPrice: v.nullable(v.object({ totalGross: money, totalTax: money })),
  totalPrice: money,
  shippingAddress: v.nullable(address),
  billingAddress: v.nullable(address),
  custom: v.object({
    /** "order" for B2D carts, else null (T-CCALL-17). */
    type: v.nullable(line),
    fields: v.record(line, v.unknown()),
  }),
});
export type Cart = v.InferOutput<typeof cart>;

const custom = v.pipe(v.string(), v.maxLength(2000));

/** Update actions; names and members are the wire's. */
export const cartAction = v.variant("action", [
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
    /** Given: the line is reduced by it; left out: the line goes. */
    quantity: v.optional(quantity),
  }),
  v.strictObject({ action: v.literal("recalculate"), updateProductData: v.optional(v.boolean()) }),
  v.strictObject({
    action: v.literal("setCustomField"),
    name: v.picklist(["checkoutType", "cartComment"]),
    value: v.nullable(custom),
  }),
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
