import type { Market } from "@domain/market/market";
import { useRouteLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { formatDate, formatNumber, formatShipDate } from "./format";
import { useT } from "./use-t";

/** What the root loader gives every page; plain data, the same for everyone with equal axes. */
export interface RootData {
  readonly market: Market;
  /** A quarter of an hour in ISO 8601, the latest at the time of the request: server and browser agree on what 'Today' is. */
  readonly now: string;
  /** Structure of search addresses, by flag (C-SURL-15). */
  readonly newSearchUrl: boolean;
}

/** Used where the root loader itself failed: the error page still needs formats. */
const fallbackMarket: Market = { region: "global", country: "US", language: "en", locale: "en-us", currency: "USD" };

/** The market of this page. */
export function useMarket(): Market {
  return useRouteLoaderData<RootData>("root")?.market ?? fallbackMarket;
}

/** Dates and numbers in the format of this page's market. */
export function useFormat() {
  const data = useRouteLoaderData<RootData>("root");
  const t = useT();
  return useMemo(() => {
    const market = data?.market ?? fallbackMarket;
    const formatting = { market, t, now: data ? new Date(data.now) : new Date() };
    return {
      date: (date: Date | string) => formatDate(new Date(date), formatting),
      shipDate: (date: Date | string) => formatShipDate(new Date(date), formatting),
      number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, market, options),
    };
  }, [data, t]);
}
