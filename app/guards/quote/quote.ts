import { resolveBasketRules } from "@domain/selling/market-rules";
import { type PrivateGuard, redirectAnswer } from "~/guards/guard";
import { loadSellingSettings } from "~/loaders/settings/selling-settings.server";

export interface QuoteOptions {
  /** Flow that the page belongs to: quotes of ours, or leads for a distributor. */
  readonly mode: "quote" | "lead" | "any";
}

/**
 * T-QUOTE-05: pages of quotes where the shop quotes, pages of leads where a distributor does, the home page elsewhere and
 * for punchout buyers. Text form: `quote`, `quote:quote` or `quote:lead`.
 */
export const quote: PrivateGuard<QuoteOptions> = {
  needs: "private",
  parse: (text) => (text === "" ? { mode: "any" } : text === "quote" || text === "lead" ? { mode: text } : null),
  async check(context, _args, { mode }) {
    const settings = await loadSellingSettings(context);
    const { quoteMode } = resolveBasketRules(context.market.country, context.session.kind, settings);
    return quoteMode !== null && (mode === "any" || mode === quoteMode) ? null : redirectAnswer("/");
  },
};
