import type { Market } from "@domain/market/market";
import { useRouteLoaderData } from "@framework/remix";
import { useMemo } from "react";
import { formatDate, formatDay, formatNumber, formatShipDate } from "./format";
import { useT } from "./use-t";

/** Plain data from the root loader, the same for everyone with equal axes. */
export interface RootData {
  readonly market: Market;
  /** Request time in ISO 8601, rounded down to a quarter of an hour, so that server and browser agree on 'Today'. */
  readonly now: string;
  /** URL structure of searches, by feature flag (C-SURL-15). */
  readonly newSearchUrl: boolean;
}

/** For error pages of a failed root loader, which still need formats. */
const fallbackMarket: Market = { region: "global", country: "US", language: "en", locale: "en-us", currency: "USD" };

/** The market of this page. */
export function useMarket(): Market {
  return useRouteLoaderData<RootData>("root")?.market ?? fallbackMarket;
}

/** Dates and numbers in the page market's format. */
export function useFormat() {
  const data = useRouteLoaderData<RootData>("root");
  const t = useT();
  return useMemo(() => {
    const market = data?.market ?? fallbackMarket;
    const formatting = { market, t, now: data ? new Date(data.now) : new Date() };
    return {
      date: (date: Date | string) => formatDate(new Date(date), formatting),
      shipDate: (date: Date | string) => formatShipDate(new Date(date), formatting),
      /** Day on which the page was made, in full. */
      pageDay: formatDay(formatting.now, formatting).onPaper,
      number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, market, options),
    };
  }, [data, t]);
}
