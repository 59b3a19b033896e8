/** What every step of the panel builder shows: the steps, and what is special about selling in this country. */
import { countryName } from "@domain/market/countries";
import { panelPaths } from "@domain/panel/paths";
import { isReached, type PanelProgress, type PanelStep, panelSteps } from "@domain/panel/progress";
import type { BasketRules } from "@domain/selling/market-rules";
import type { PrivateContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";

export type MarketNote = "lead" | "quotes" | "partner" | "information" | "punchout";

export interface PanelFrameData {
  readonly step: PanelStep;
  /** Steps whose earlier choices were made can be gone to. */
  readonly steps: readonly { readonly key: PanelStep; readonly path: string; readonly reached: boolean }[];
  /** Null where everything is as the visitor expects. */
  readonly market: { readonly note: MarketNote; readonly country: string } | null;
}

export function panelFrame(
  { market }: Pick<PrivateContext, "market">,
  rules: BasketRules,
  step: PanelStep,
  progress: PanelProgress | null,
): PanelFrameData {
  const note = marketNote(rules);
  return {
    step,
    steps: panelSteps.map((key) => ({ key, path: panelPaths[key], reached: isReached(key, progress) })),
    market: note && { note, country: countryName(market.country, market.language) },
  };
}

/** Steps are the visitor's own: nothing for search engines. */
export function panelHead(context: PrivateContext, title: string, step: PanelStep): PageHead {
  return pageHead(context, { title, path: panelPaths[step], index: false });
}

function marketNote({ mode, available, checkoutPath, quoteMode }: BasketRules): MarketNote | null {
  switch (mode) {
    case "punchout":
      return "punchout";
    case "distributor":
      return "lead";
    case "partner":
      return "partner";
    case "information":
      return "information";
    case "direct":
    case "price-service":
      if (!available) return "information";
      return checkoutPath === null && quoteMode === "quote" ? "quotes" : null;
    default:
      return mode satisfies never;
  }
}
