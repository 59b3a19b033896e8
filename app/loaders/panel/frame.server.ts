/** Common data of panel builder steps: the step list, and notes about selling in this country. */
import { countryInSentence } from "@domain/market/countries";
import { panelPaths } from "@domain/panel/paths";
import { isReached, type PanelProgress, type PanelStep, panelSteps } from "@domain/panel/progress";
import type { BasketRules } from "@domain/selling/market-rules";
import type { PrivateContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";

type MarketNote = "lead" | "quotes" | "partner" | "information" | "punchout";

export interface PanelFrameData {
  readonly step: PanelStep;
  /** Reached steps are links. */
  readonly steps: readonly { readonly key: PanelStep; readonly path: string; readonly reached: boolean }[];
  /** Null if there is nothing special. */
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
    market: note && { note, country: countryInSentence(market.country, market.language) },
  };
}

/** Steps are private and not indexed. */
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
