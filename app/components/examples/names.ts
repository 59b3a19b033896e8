/** Components in the gallery, in index order. */
export const exampleGroups = {
  foundation: ["colours", "layout", "icons"],
  action: ["button", "link", "form", "quantity", "search", "menu", "dialog", "disclosure"],
  navigation: ["tabs", "breadcrumb", "pagination", "chip"],
  data: ["table", "definition-list", "matrix", "card", "price", "citations"],
  product: ["product-information", "sizes", "reviews"],
  message: ["notice", "toast", "progress", "empty"],
  content: [
    "hero",
    "content-tiles",
    "carousel",
    "content-navigation",
    "rich-text",
    "figure",
    "video",
    "image-map",
    "accordion",
    "custom-component",
  ],
} as const;

export type ExampleGroup = keyof typeof exampleGroups;
export type ExampleName = (typeof exampleGroups)[ExampleGroup][number];
