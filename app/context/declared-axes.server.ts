/** Limits a public context to the axes that its page declared. */
import type { CacheAxis } from "@domain/http/edge-app";
import type { Market } from "@domain/market/market";

const axisOf: Readonly<Record<keyof Market, CacheAxis>> = {
  region: "region",
  country: "country",
  currency: "country",
  procurement: "country",
  priceGroup: "country",
  language: "language",
  locale: "language",
};

/** The market with undeclared fields that throw, because a page reading one would show it to other visitors. */
export function declaredMarket(market: Market, axes: readonly CacheAxis[]): Market {
  const hidden = (Object.keys(axisOf) as (keyof Market)[]).filter((member) => !axes.includes(axisOf[member]));
  if (hidden.length === 0) return market;
  const visible = { ...market };
  for (const member of hidden) {
    Object.defineProperty(visible, member, { enumerable: false, get: () => undeclared(axisOf[member]) });
  }
  return visible;
}

export function undeclared(axis: CacheAxis): never {
  throw new Error(`The page reads "${axis}" but does not declare it as a cache axis.`);
}
