import { resolveBasketRules } from "@domain/selling/market-rules";
import { type PrivateGuard, redirectAnswer } from "~/guards/guard";
import { loadSellingSettings } from "~/loaders/settings/selling-settings.server";

interface QuoteOptions {
  /** Flow of the page: the shop's quotes, or leads for a distributor. */
  readonly mode: "quote" | "lead" | "any";
}

/**
 * T-QUOTE-05: quote pages where the shop quotes, lead pages where a distributor does; otherwise, and for punchout
 * buyers, redirects to the home page. On a route: `quote`, `quote:quote` or `quote:lead`.
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
