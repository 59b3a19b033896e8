/** What the gallery shows, in the order of its index. */
export const exampleGroups = {
  foundation: ["colours", "layout", "icons"],
  action: ["button", "form", "quantity", "search", "menu", "dialog", "disclosure"],
  navigation: ["tabs", "breadcrumb", "pagination", "chip"],
  data: ["table", "definition-list", "matrix", "card", "price", "citations"],
  message: ["notice", "toast", "progress", "empty"],
} as const;

export type ExampleGroup = keyof typeof exampleGroups;
export type ExampleName = (typeof exampleGroups)[ExampleGroup][number];

const known: ReadonlySet<string> = new Set(Object.values(exampleGroups).flat());

/** True for a component that the gallery shows. */
export function isExampleName(value: string | undefined): value is ExampleName {
  return value !== undefined && known.has(value);
}
