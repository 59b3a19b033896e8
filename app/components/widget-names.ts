/**
 * Widgets by name, and when each is hydrated: when the page is idle, if it shows something or observes the page; or
 * when a pointer, touch or the focus reaches it.
 */
export const widgets = {
  "add-to-basket": "touch",
  "basket-button": "idle",
  "carousel-steps": "idle",
  "compare-toggle": "idle",
  "copy-button": "idle",
  "figure-gallery": "touch",
  "image-zoom": "touch",
  "in-page-navigation": "idle",
  "knowledge-base-search": "touch",
  "print-button": "idle",
  "quantity-input": "idle",
  "quick-add-button": "touch",
  "search-box": "touch",
  "video-player": "idle",
} as const;

export type WidgetName = keyof typeof widgets;
