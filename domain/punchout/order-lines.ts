/** Basket lines for procurement systems: price per piece, class and unit of measure as codes. */
import type { Cart, LineItem } from "@contracts/commerce/cart";
import type { Money } from "@contracts/values/money";
import { multiply, sum } from "../money/money";
import { hasQuotedPrice, quotedPriceOf } from "../quote/quoted-line";

export interface OrderLine {
  readonly sku: string;
  readonly name: string;
  /** Content of one piece, "100 µl". */
  readonly size: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  /** UN/ECE Recommendation 20. */
  readonly unit: "EA" | "KT";
  /** UNSPSC, eight digits. */
  readonly unspsc: string;
  /** Quote that the price comes from. */
  readonly quoteNumber: string | null;
}

/** Biochemicals; the default for products without a class. */
const otherClass = "12352200";
const kits: readonly string[] = ["Kit", "ELISA Kit", "PTM Scan", "Matched Pair"];

/**
 * Splits lines whose pieces have different prices after promotions, so that quantity times price is exact and the lines
 * add up to the basket's total.
 * @param classes UNSPSC by SKU
 */
export function orderLines({ lineItems }: Pick<Cart, "lineItems">, classes: ReadonlyMap<string, string>): OrderLine[] {
  return lineItems.flatMap((line) =>
    pricesOf(line).map(({ quantity, value }) => ({
      sku: line.sku,
      name: line.name,
      size: `${line.variant.attributes.amount} ${line.variant.attributes.uom}`.trim(),
      quantity,
      unitPrice: value,
      unit: kits.includes(typeOf(line)) ? "KT" : "EA",
      unspsc: classOf(line.sku, classes),
      quoteNumber: hasQuotedPrice(line) ? (quotedPriceOf(line)?.quoteNumber ?? null) : null,
    })),
  );
}

/** Total of the lines. */
export const orderTotal = (lines: readonly OrderLine[], currency: string): Money =>
  sum(
    lines.map(({ unitPrice, quantity }) => multiply(unitPrice, quantity)),
    currency,
  );

/** An invalid class code would make the receiver refuse the whole message. */
function classOf(sku: string, classes: ReadonlyMap<string, string>): string {
  const own = classes.get(sku) ?? "";
  return /^\d{8}$/.test(own) ? own : otherClass;
}

const typeOf = ({ variant }: LineItem): string => variant.attributes.productType ?? "";

function pricesOf({ quantity, price, discountedPrice, discountedPricePerQuantity }: LineItem) {
  const priced = discountedPricePerQuantity.reduce((count, part) => count + part.quantity, 0);
  const rest = quantity - priced;
  const parts = discountedPricePerQuantity.filter((part) => part.quantity > 0);
  return rest > 0 ? [...parts, { quantity: rest, value: discountedPrice ?? price.value }] : parts;
}
