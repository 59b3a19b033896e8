/** Puts the lines of a quote into the basket, at the quoted prices while they hold. */
import type { Quote } from "@contracts/commerce/quotes";
import { countryInSentence } from "@domain/market/countries";
import { basketMessages, shopMessage } from "~/actions/basket/messages.server";
import type { Reordered } from "~/actions/order/reorder.server";
import type { PrivateContext } from "~/context/request/types";
import { loadBasketRules } from "~/loaders/basket/basket.server";

/** @param key idempotency key of the button press */
export async function orderQuote(context: PrivateContext, quote: Quote, key: string): Promise<Reordered> {
  const { t, market, services } = context;
  const refused = (code: string, text: string): Reordered => ({
    ...{ added: [], refused: [], outage: false },
    messages: [shopMessage(code, text)],
  });
  const rules = await loadBasketRules(context);
  if (!rules.available) return refused("NotAvailable", t("basket.notForCountry"));
  if (quote.country !== market.country) {
    return refused(
      "OtherMarket",
      t("quote.otherCountry", { country: countryInSentence(quote.country, market.language) }),
    );
  }
  const ordered = await services.commerce.orderQuote(quote, { intent: key });
  if (!ordered.ok) {
    const outage = ordered.status === 0 || ordered.status >= 500;
    return { added: [], refused: [], messages: basketMessages(context, ordered), outage };
  }
  const added = quote.cart.lineItems
    .filter(({ lineItemMode }) => lineItemMode === "standard")
    .map(({ sku, quantity }) => ({ sku, quantity }));
  return { added, refused: [], messages: [], outage: false, ...(ordered.repeated && { repeated: true }) };
}
