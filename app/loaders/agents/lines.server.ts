/** `resolve_lines`, `check_availability` and the two drafts: lines of products, judged by the shop's rules. */
import { calendarDay } from "@domain/market/calendar-day";
import { parseProductAddress } from "@domain/product-page/address";
import { hasProductPage } from "@domain/product-page/visibility";
import { quickAddHref } from "@domain/quick-add/prefilled";
import { resolveBasketRules } from "@domain/selling/market-rules";
import type { PublicContext } from "~/context/request/types";
import { withinBudget } from "~/loaders/page/time-budget.server";
import { reviewPaste } from "~/loaders/quick-add/paste-review.server";
import { judgeCodes } from "~/loaders/quick-add/quick-add.server";
import { loadSellingSettings } from "~/loaders/settings/selling-settings.server";
import { marketFacts, sellingOf, sizeFacts } from "./reagent.server";

interface AskedItem {
  readonly sku: string;
  readonly quantity: number;
}

/** Every line of a text with verdict, reason and products; null if the catalogue cannot be searched. */
export async function lineFacts(context: PublicContext, text: string) {
  const review = await reviewPaste(context, text);
  if (!review) return null;
  return {
    market: marketFacts(context),
    lines: review.rows.map(({ said, verdict, reason, ticked, quantity, problem, sku, products }) => ({
      text: said,
      verdict,
      reason,
      /** True only for an exact product, or one whose size alone was chosen. */
      certain: ticked,
      quantity,
      sku,
      problem,
      products,
    })),
    unread: review.parts.filter(({ read }) => !read).map((part) => part.text),
    truncated: review.tooLong,
  };
}

/** Whether sizes may be bought, and the ship dates of those where they are known. */
export async function availabilityFacts(context: PublicContext, items: readonly AskedItem[]) {
  const [verdicts, dates] = await Promise.all([
    judgeCodes(
      context,
      items.map(({ sku }) => sku),
    ),
    shipDatesOf(context, items),
  ]);
  const refused = await sellingRules(
    context,
    items.flatMap(({ sku }, index) => (verdicts[index]?.addEnabled ? [] : [sku])),
  );
  return {
    market: marketFacts(context),
    items: items.map(({ sku, quantity }, index) => {
      const verdict = verdicts[index];
      return {
        sku,
        quantity,
        name: verdict?.name ?? null,
        can_be_added: verdict?.addEnabled ?? false,
        /** The lookup failed, so nothing is known about the product. */
        unknown: verdict?.unknown ?? true,
        message: refusalOf(refused.get(sku)) ?? verdict?.message?.text ?? null,
        /** The selling rule, as on the product's page, for a size that cannot be added. */
        ...(refused.has(sku) && { selling: refused.get(sku) }),
        ship_date: verdict?.addEnabled ? (dates?.get(sku) ?? null) : null,
      };
    }),
    ship_dates: dates === null ? "not stated for this country, or not known now" : "expected, not promised",
  };
}

type SellingRule = ReturnType<typeof sizeFacts>["selling"];

/** Reasons why sizes cannot be added, as on their pages; quick add reports them only as unavailable. */
export async function sellingRules(
  context: PublicContext,
  skus: readonly string[],
): Promise<ReadonlyMap<string, SellingRule>> {
  const numbers = [...new Set(skus.flatMap((sku) => parseProductAddress(sku)?.key ?? []))];
  if (numbers.length === 0) return new Map();
  const [products, settings] = await Promise.all([
    context.services.catalogue.fullProducts(numbers, context.market.language),
    loadSellingSettings(context),
  ]);
  const shown = products.filter(({ status }) => hasProductPage(status, false));
  const sizes = await Promise.all(shown.map((product) => sellingOf(context, product, settings)));
  const facts = sizes.flat().map((size) => sizeFacts(context, size));
  return new Map(facts.flatMap(({ sku, selling }) => (selling.adds_to_basket ? [] : [[sku, selling] as const])));
}

export const refusalOf = (rule: SellingRule | undefined): string | undefined => rule?.messages.join(" ") || undefined;

const budgetMs = 800;

async function shipDatesOf({ services, market, now, flags, log }: PublicContext, items: readonly AskedItem[]) {
  if (!flags.gop || market.country !== "US") return null;
  try {
    const today = calendarDay(now, market.country);
    const dates = await withinBudget(budgetMs, services.availability.shipDates(market.country, items, today));
    return new Map(dates.map(({ sku, date }) => [sku, date]));
  } catch (error) {
    log.warn("agents: ship dates cannot be read", { error: String(error) });
    return null;
  }
}

/** A link that opens quick add with the lines; a person looks at them and adds them. */
export async function draftFacts(context: PublicContext, items: readonly AskedItem[], kind: "basket" | "quote") {
  const settings = await loadSellingSettings(context);
  const rules = resolveBasketRules(context.market.country, "anonymous", settings);
  const { items: judged, ...rest } = await availabilityFacts(context, items);
  const addable = judged.filter(({ can_be_added }) => can_be_added);
  const possible = rules.available && (kind === "basket" || rules.quotePath !== null);
  return {
    ...rest,
    items: judged,
    url:
      possible && addable.length > 0
        ? `${context.origins.current}${quickAddHref(addable.map(({ sku, quantity }) => ({ code: sku, quantity })))}`
        : null,
    next:
      kind === "basket"
        ? "A person opens the link, checks the lines and adds them. Nothing is ordered by opening it."
        : "A person opens the link, adds the lines and asks for the quote from the basket. Nothing is sent by opening it.",
    ...(!possible && { reason: context.t("basket.notForCountry") }),
  };
}
