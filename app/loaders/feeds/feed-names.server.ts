/** The shop's Atom feeds. */
export const feedTitles = {
  news: "feeds.news",
  "new-products": "feeds.newProducts",
  evidence: "evidence.feed.all",
} as const;
export type FeedName = keyof typeof feedTitles;

export const feedPath = (name: FeedName) => `/feeds/${name}.xml`;

/** Feed of the products for a target, by its symbol. */
export const productsFeedPath = (symbol: string) => `/feeds/products-${symbol}.xml`;
