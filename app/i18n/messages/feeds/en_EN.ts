export const feeds = {
  news: "News",
  newProducts: "New products",
} as const;
