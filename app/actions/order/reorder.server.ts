/** Reorders an order or a quote: adds the items that are sold today to the basket and reports the rest with reasons. */
import type { BasketMessage } from "@contracts/commerce/basket-answers";
import type { LineItem } from "@contracts/commerce/cart";
import { maxQuantity } from "@contracts/values/limits";
import { nameInLanguage } from "@domain/product-texts/product-in-language";
import { redirect } from "@framework/remix.server";
import { addedAddress } from "~/actions/basket/added-address.server";
import { basketMessages } from "~/actions/basket/messages.server";
import type { PrivateContext } from "~/context/request/types";
import { loadBasketRules } from "~/loaders/basket/basket.server";
import { judgeCodes } from "~/loaders/quick-add/quick-add.server";
import type { AddItem } from "~/services/commerce/types";

export interface Reordered {
  readonly added: readonly { readonly sku: string; readonly quantity: number }[];
  readonly refused: readonly { readonly sku: string; readonly name: string; readonly reason: string }[];
  /** Messages that concern no particular line. */
  readonly messages: readonly BasketMessage[];
  /** The gateway could not be reached; the lines may be valid. */
  readonly outage: boolean;
  /** The same button was pressed before, for example on a page restored by Back; this press added nothing. */
  readonly repeated?: true;
}

/** Redirect to the basket, which reports what was added; null if a line was left out. */
export function basketAfter({ added, refused, messages, repeated }: Reordered): ReturnType<typeof redirect> | null {
  if (added.length === 0 || refused.length > 0 || messages.length > 0) return null;
  return redirect(addedAddress(added, repeated), 303);
}

interface OrderedLine extends Pick<LineItem, "sku" | "name" | "names" | "quantity" | "lineItemMode" | "lineItemType"> {
  /** Set on replacement items. */
  readonly replaces?: object | undefined;
  readonly custom: { readonly fields: Pick<LineItem["custom"]["fields"], "experimentId"> };
}

/** @param key idempotency key of the button press */
export async function reorder(
  context: PrivateContext,
  { lineItems }: { readonly lineItems: readonly OrderedLine[] },
  key: string,
): Promise<Reordered> {
  const { t, market } = context;
  const rules = await loadBasketRules(context);
  // Gifts follow their promotion; returned and replaced pieces were bought in another line.
  const wanted = lineItems
    .filter(
      (line) =>
        line.lineItemMode === "standard" &&
        !line.replaces &&
        line.lineItemType !== "giftLineItem" &&
        line.lineItemType !== "returnedLineItem",
    )
    .map((line) => ({ ...line, name: nameInLanguage(line, market.language) }));
  if (!rules.available) {
    const reason = t("basket.notForCountry");
    return { added: [], refused: wanted.map(({ sku, name }) => ({ sku, name, reason })), messages: [], outage: false };
  }
  const verdicts = await judgeCodes(
    context,
    wanted.map(({ sku }) => sku),
  );
  const judged = wanted.map((line, index) => {
    const verdict = verdicts[index];
    const reason = verdict?.addEnabled ? null : (verdict?.message?.text ?? t("basketRefusals.notAvailable"));
    return { line, reason };
  });
  const refused = judged.flatMap(({ line: { sku, name }, reason }) => (reason === null ? [] : [{ sku, name, reason }]));
  let items = merged(judged.flatMap(({ line, reason }) => (reason === null ? [line] : [])));
  const to = { country: market.country, currency: market.currency, distributor: rules.mode === "distributor" };
  for (let round = 0; items.length > 0; round += 1) {
    const result = await context.services.commerce.add(items, to, { intent: `${key}-${round}` });
    if (result.ok) {
      const added = items.map(({ id: sku, quantity }) => ({ sku, quantity }));
      return { added, refused, messages: [], outage: false, ...(result.repeated && { repeated: true }) };
    }
    const named = new Map(result.errors.flatMap((error) => (error.sku ? [[error.sku, error] as const] : [])));
    const left = items.filter(({ id }) => !named.has(id));
    // Each round drops at least one item, so the loop ends.
    if (left.length === items.length) {
      const outage = result.status === 0 || result.status >= 500;
      return { added: [], refused, messages: basketMessages(context, result), outage };
    }
    for (const { sku, name } of wanted) {
      const error = named.get(sku);
      if (!error || refused.some((other) => other.sku === sku)) continue;
      const [message] = basketMessages(context, { ...result, errors: [error] });
      refused.push({ sku, name, reason: message?.text ?? t("basketRefusals.notAvailable") });
    }
    items = left;
  }
  return { added: [], refused, messages: [], outage: false };
}

/** Merges lines of the same product. */
function merged(lines: readonly OrderedLine[]): AddItem[] {
  const items = new Map<string, AddItem>();
  for (const { sku, quantity, custom } of lines) {
    const { experimentId } = custom.fields;
    const name = `${sku} ${experimentId ?? ""}`;
    const sum = Math.min(maxQuantity, (items.get(name)?.quantity ?? 0) + quantity);
    if (sum > 0) items.set(name, { id: sku, quantity: sum, ...(experimentId && { experimentId }) });
  }
  return [...items.values()];
}
