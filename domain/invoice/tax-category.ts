/** Category of VAT of an order: why tax is charged, or why it is not. */
import type { LocalNames } from "@contracts/catalogue/local-names";
import type { TaxPortion } from "@contracts/commerce/cart";
import type { TaxCategory } from "@contracts/commerce/invoices";
import type { Order } from "@contracts/commerce/orders";
import { taxLabel } from "../checkout/tax-label";
import { isMemberState } from "../market/european-countries";
import { add } from "../money/money";
import { shareOf } from "../money/share";

export interface TaxTreatment {
  readonly category: TaxCategory;
  readonly partsPerMillion: number;
  readonly name: string;
  readonly names?: LocalNames;
}

/** Treatment of an order's goods. An order without a tax rule is not subject to tax. */
export function goodsTreatment(order: Pick<Order, "taxPortions" | "seller" | "shippingAddress">): TaxTreatment {
  const [portion] = order.taxPortions ?? [];
  if (!portion) return { category: "O", partsPerMillion: 0, name: "" };
  const { partsPerMillion, name, names, exemption } = portion;
  if (exemption) {
    const labels = { en_EN: taxLabel(portion, "en"), ja_JP: taxLabel(portion, "jp"), zh_CN: taxLabel(portion, "cn") };
    return { category: "E", partsPerMillion: 0, name: labels.en_EN, names: labels };
  }
  return { category: categoryOf(portion, order), partsPerMillion, name, ...(names && { names }) };
}

function categoryOf(
  { reverseCharge = false, partsPerMillion }: TaxPortion,
  { seller, shippingAddress }: Pick<Order, "seller" | "shippingAddress">,
): TaxCategory {
  const from = seller?.address.country ?? "";
  const to = shippingAddress?.country ?? "";
  // Goods that a company sends to a company in another member state are a supply within the EU; a reverse charge within
  // one country is domestic.
  if (reverseCharge) return isMemberState(from) && isMemberState(to) && from !== to ? "K" : "AE";
  if (partsPerMillion > 0) return "S";
  return isMemberState(from) && to !== "" && !isMemberState(to) ? "G" : "Z";
}

/** Treatment of shipping. An order stores its tax as one sum, so its amount shows whether shipping is taxed. */
export function shippingTreatment(
  order: Pick<Order, "taxPortions" | "seller" | "shippingAddress" | "subtotalPrice" | "shippingPrice">,
): TaxTreatment {
  const goods = goodsTreatment(order);
  const [portion] = order.taxPortions ?? [];
  const { subtotalPrice, shippingPrice } = order;
  if (!portion || !shippingPrice || portion.partsPerMillion === 0) return goods;
  const withShipping = shareOf(add(subtotalPrice, shippingPrice), portion.partsPerMillion);
  if (portion.amount.centAmount === withShipping.centAmount) return goods;
  const { name, names } = portion;
  return { category: "E", partsPerMillion: 0, name, ...(names && { names }) };
}
