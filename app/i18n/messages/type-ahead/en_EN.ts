/** Search field with suggestions (rows C-TYPE, C-HIST). */
export const typeAhead = {
  label: "Search products and resources",
  placeholderNarrow: "Search",
  placeholderMiddle: "Search by keyword",
  placeholderWide: "Search by keyword or product number",
  loading: "Loading suggestions...",
  list: "Suggestions",
  sections: {
    history: "Recent searches",
    product: "Products",
    resources: "Resources",
    categories: "Categories",
    suggestions: "Suggested searches",
    "knowledge-base": "Answers",
  },
  available_one: "{{count}} suggestion. Use the up and down arrow keys.",
  available_other: "{{count}} suggestions. Use the up and down arrow keys.",
  categoryCount_one: "{{formatted}} product",
  categoryCount_other: "{{formatted}} products",
} as const;
