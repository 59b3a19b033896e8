/**
 * The basket as rendered: texts and amounts are formatted, and fields that the page may not show are removed. Panel,
 * page and basket API share this view (rows T-BASK-05 to T-BASK-22).
 */
import type {
  BasketFeatures,
  BasketLineView,
  BasketSuggestion,
  BasketView,
  HeldLot,
} from "@contracts/commerce/basket-answers";
import type { Cart, LineItem } from "@contracts/commerce/cart";
import { saleOf } from "../analytics/sale";
import { isPanelKitLine, summarize } from "../cart/derived";
import { priceChangedLineState, unavailableLineState } from "../cart/recalculate";
import type { Language } from "../market/market";
import { formatMoney } from "../money/format";
import { multiply } from "../money/money";
import { nameInLanguage } from "../product-texts/product-in-language";
import { promotionNames } from "../promotions/names";
import { paidPrice, quotedPriceOf } from "../quote/quoted-line";
import type { BasketRules } from "../selling/market-rules";

/** View of the whole basket; `rules` of the shopper's country may hide amounts (T-BASK-09, T-BASK-16). */
export function basketView(
  cart: Cart,
  rules: Pick<BasketRules, "showsPrices" | "showsSubtotal">,
  language: Language,
  { suggestions = [], obstacles, heldLots, day = isoDay }: Partial<BasketViewing> = {},
): BasketView {
  const { subtotalPrice, totalPromo, isPromoActiveOnCart } = summarize(cart);
  const promotionName = promotionNames(cart, language);
  return {
    id: cart.id,
    version: cart.version,
    count: cart.totalLineItemQuantity,
    lines: cart.lineItems.map((line) => {
      const view = lineView(line, { ...rules, language, promotionName, day, obstacle: obstacles?.get(line.id) });
      const held = heldLots?.get(line.sku);
      return { ...view, editable: view.editable && isChangeable(cart), ...(held && { held: [...held] }) };
    }),
    subtotal: rules.showsSubtotal ? formatMoney(subtotalPrice, { negative: "parentheses" }) : null,
    promotionsApplied: isPromoActiveOnCart || cart.lineItems.some((line) => line.appliedPromoNames.length > 0),
    savings: rules.showsPrices && totalPromo.centAmount > 0 ? formatMoney(totalPromo) : null,
    unfulfilledQuotes: (cart.quotes ?? []).flatMap(({ quoteNumber, coverage, shipping, gifts }) =>
      (coverage === "withOthers" && shipping !== null) ||
      (coverage === "partial" && (shipping !== null || gifts.length > 0))
        ? [{ number: quoteNumber, coverage }]
        : [],
    ),
    sale: saleOf(cart, rules.showsPrices),
    recentSku: mostRecent(cart.lineItems)?.sku ?? null,
    suggestions: [...suggestions],
  };
}

/** Why a line cannot be ordered. */
export type LineObstacle = NonNullable<BasketLineView["obstacle"]>;

interface BasketViewing {
  readonly suggestions: readonly BasketSuggestion[];
  /** By line id. */
  readonly obstacles: ReadonlyMap<string, LineObstacle>;
  /** By SKU. */
  readonly heldLots: ReadonlyMap<string, readonly HeldLot[]>;
  /** Formats the last day of a quote, ISO 8601. */
  readonly day: (time: string) => string;
}

interface LineViewing extends Pick<BasketRules, "showsPrices">, Partial<Pick<BasketViewing, "day">> {
  /** Language of the product names. */
  readonly language: Language;
  /** Translates a promotion's name (`promotionNames`). */
  promotionName(name: string): string;
  readonly obstacle?: LineObstacle | undefined;
}

const isoDay = (time: string): string => time.slice(0, 10);

/** View of one line of a basket, an order or a quote. */
export function lineView(
  line: LineItem,
  { showsPrices, language, promotionName, obstacle, day = isoDay }: LineViewing,
): BasketLineView {
  const amount = (value: LineItem["totalPrice"]) =>
    showsPrices ? formatMoney(value, { negative: "parentheses" }) : null;
  return {
    id: line.id,
    sku: line.sku,
    productKey: line.productKey,
    name: nameInLanguage(line, language),
    href: `/products/${line.sku}`,
    size: { amount: line.variant.attributes.amount, unit: line.variant.attributes.uom },
    quantity: line.quantity,
    // Net price, after discounts.
    price: amount(line.discountedPrice ?? line.price.value),
    total: amount(line.totalPriceComputed),
    type: line.lineItemType,
    editable:
      line.lineItemMode !== "gift" && line.lineItemType !== "giftLineItem" && line.lineItemType !== "returnedLineItem",
    kit: isPanelKitLine(line),
    unavailable: line.state === unavailableLineState,
    priceChanged: showsPrices && line.state === priceChangedLineState,
    promotions: line.appliedPromoNames.map(promotionName),
    ...(line.custom.fields.note && { note: line.custom.fields.note }),
    ...savingView(line, showsPrices),
    ...contractView(line, showsPrices),
    obstacle: line.state === unavailableLineState ? (obstacle ?? null) : null,
    quote: quoteView(line, showsPrices, day),
  };
}

function contractView({ custom }: LineItem, showsPrices: boolean): Pick<BasketLineView, "contract"> {
  const { contract, quoted } = custom.fields;
  if (!showsPrices || !contract || quoted) return {};
  return { contract: { group: contract.group, listPrice: formatMoney(contract.listPrice) } };
}

function savingView({ listPrice, quantity, totalPrice, lineItemMode }: LineItem, showsPrices: boolean) {
  const saved = multiply(listPrice, quantity).centAmount - totalPrice.centAmount;
  if (!showsPrices || lineItemMode === "gift" || saved <= 0) return { listPrice: null, saving: null };
  return { listPrice: formatMoney(listPrice), saving: formatMoney({ ...listPrice, centAmount: saved }) };
}

function quoteView(line: LineItem, showsPrices: boolean, day: (time: string) => string): BasketLineView["quote"] {
  const quoted = quotedPriceOf(line);
  if (!quoted) return null;
  const { quoteNumber: number, validUntil, holds, today } = quoted;
  const price = paidPrice(quoted);
  const showsTodaysPrice = today !== null && (!holds || today.centAmount < price.centAmount);
  return {
    ...{ number, holds, until: day(validUntil) },
    price: showsPrices ? formatMoney(price) : null,
    today: showsPrices && showsTodaysPrice ? formatMoney(today) : null,
  };
}

/** False for an ordered cart, and for a cart that a procurement system opened to view. */
export const isChangeable = ({ cartState, custom }: Cart): boolean =>
  cartState === "Active" && custom.fields.punchoutOperation !== "inspect";

/** The country's rules that the basket page needs. */
export function basketFeatures(rules: BasketRules): BasketFeatures {
  const { available, showsPrices, checkoutPath, expressPath, proceedLabelKey, quotePath, quoteLabelKey } = rules;
  const paths = { checkoutPath, expressPath, quotePath };
  return { available, showsPrices, ...paths, proceedLabelKey, quoteLabelKey, noteKeys: [...rules.noteKeys] };
}

function mostRecent(lines: readonly LineItem[]): LineItem | undefined {
  return lines.reduce<LineItem | undefined>(
    (latest, line) => (!latest || line.addedAt >= latest.addedAt ? line : latest),
    undefined,
  );
}
