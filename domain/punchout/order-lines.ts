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
  /** Days until it ships; null if not known. */
  readonly leadDays: number | null;
  /** UNSPSC, eight digits. */
  readonly unspsc: string;
  /** Quote that the price comes from. */
  readonly quoteNumber: string | null;
}

/** Biochemicals; the default for products without a class. */
const otherClass = "12352200";
const kits: readonly string[] = ["Kit", "ELISA Kit", "PTM Scan", "Matched Pair"];

/**
 * Splits lines whose pieces have different prices after promotions, so quantity times price is exact and the lines add
 * up to the basket's total.
 * @param classes UNSPSC by SKU
 * @param now from which lead times count
 */
export function orderLines(
  { lineItems }: Pick<Cart, "lineItems">,
  classes: ReadonlyMap<string, string>,
  now: Date,
): OrderLine[] {
  return lineItems.flatMap((line) =>
    piecePrices(line).map(({ quantity, value }) => ({
      sku: line.sku,
      name: line.name,
      size: `${line.variant.attributes.amount} ${line.variant.attributes.uom}`.trim(),
      quantity,
      unitPrice: value,
      unit: unitOf(line),
      unspsc: unspscOf(classes.get(line.sku) ?? null),
      leadDays: leadDaysOf(line, now),
      quoteNumber: hasQuotedPrice(line) ? (quotedPriceOf(line)?.quoteNumber ?? null) : null,
    })),
  );
}

/** Whole days until the line ships; null if its ship date is not known. */
function leadDaysOf({ custom }: LineItem, now: Date): number | null {
  const ships = Date.parse(custom.fields.estShipDate ?? "");
  return Number.isNaN(ships) ? null : Math.max(0, Math.ceil((ships - now.getTime()) / 86_400_000));
}

/** Total of the lines. */
export const orderTotal = (lines: readonly OrderLine[], currency: string): Money =>
  sum(
    lines.map(({ unitPrice, quantity }) => multiply(unitPrice, quantity)),
    currency,
  );

/**
 * The class, or the class of biochemicals for an invalid code, for which the receiver would refuse the whole message.
 */
export const unspscOf = (own: string | null): string => (own !== null && /^\d{8}$/.test(own) ? own : otherClass);

/** UN/ECE code of one piece. */
export const unitOf = ({ variant }: Pick<LineItem, "variant">): OrderLine["unit"] =>
  kits.includes(variant.attributes.productType ?? "") ? "KT" : "EA";

type Priced = Pick<LineItem, "quantity" | "price" | "discountedPrice" | "discountedPricePerQuantity">;

/** Pieces of a line by their price after promotions. */
export function piecePrices({ quantity, price, discountedPrice, discountedPricePerQuantity }: Priced) {
  const priced = discountedPricePerQuantity.reduce((count, part) => count + part.quantity, 0);
  const rest = quantity - priced;
  const parts = discountedPricePerQuantity.filter((part) => part.quantity > 0);
  return rest > 0 ? [...parts, { quantity: rest, value: discountedPrice ?? price.value }] : parts;
}
