/** The shop's Atom feeds. */
export const feedTitles = { news: "feeds.news", "new-products": "feeds.newProducts" } as const;
export type FeedName = keyof typeof feedTitles;

export const feedPath = (name: FeedName) => `/feeds/${name}.xml`;
