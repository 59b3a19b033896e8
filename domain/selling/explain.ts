/** The selling policy's decisions in words, for the people who run the shop. */
import { resolveSelling } from "./selling";
import type { SellingAction, SellingInput, SellingReason } from "./types";

interface Step {
  readonly question: string;
  readonly answer: string;
  readonly because: string;
}

const reasons: Readonly<Record<SellingReason, string>> = {
  "unknown-product": "the catalogue has no such product",
  discontinued: "the product is discontinued",
  status: "the product's status is not one that is sold",
  "backorder-market": "a product on hold is not sold in this country",
  country: "the shop sells nothing in this country",
  distributor: "the country is served by a distributor, who states the price",
  partner: "the country is served by a partner's shop",
  excluded: "the size is excluded in this country by the settings",
  "hidden-price": "the settings hide the price of this size",
  "missing-price": "the size has no price in the price country",
  "price-pending": "the price service is asked when the page is open",
  "price-failed": "the price service did not answer",
  inactive: "the size is not for sale",
  "ptm-scan": "services of this type are ordered from the specialists",
  preview: "previews sell nothing",
};

const actions: Readonly<Record<SellingAction, string>> = {
  add: "goes into the basket",
  quote: "goes into the basket, for a quote",
  lead: "goes into a request to the distributor",
  partner: "is bought at the partner's shop",
  none: "cannot be bought",
};

const modes = {
  direct: "the country is among those with catalogue prices",
  "price-service": "the country is among those of the price service",
  distributor: "the country is among those of distributors",
  partner: "the country has a partner's shop",
  punchout: "the shopper comes from a procurement system",
  information: "no setting names the country",
} as const;

interface Explained {
  readonly action: string;
  /** Empty for a plain sale. */
  readonly reason: string;
  readonly price: ReturnType<typeof resolveSelling>["price"];
  readonly steps: readonly Step[];
}

/** The verdict on one size in one country, with the reason for each decision. */
export function explainSelling(input: SellingInput): Explained {
  const verdict = resolveSelling(input);
  const { mode, price, priceReason, priceCountry, action, reason, availability, madeToOrder } = verdict;
  const shown = { shown: "shown", lookup: "asked of the price service", hidden: "not shown" }[verdict.priceVisibility];
  return {
    price,
    action: actions[action],
    reason: reason === null ? "" : reasons[reason],
    steps: [
      { question: "How the shop sells in this country", answer: mode, because: modes[mode] },
      {
        ...{ question: "Country whose prices apply", answer: priceCountry },
        because:
          priceCountry === input.country ? "the shopper's own" : "distributor countries have the prices of the US",
      },
      { question: "Price", answer: shown, because: priceReason === null ? "the size has one" : reasons[priceReason] },
      {
        ...{ question: "Button", answer: actions[action] },
        because: reason === null ? "nothing speaks against it" : reasons[reason],
      },
      {
        ...{ question: "Availability in feeds and search engines", answer: availability },
        because: madeToOrder ? "the settings name the size as made to order" : "status, size and price together",
      },
    ],
  };
}
