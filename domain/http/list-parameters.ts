/** Query parameters of the lists on a content page: the first list has plain names, the others append their number. */

const names = ["category", "collection", "format", "page"] as const;
export type ListParameter = (typeof names)[number];

/** Lists with parameters of their own; all others share those of the last. */
const maxLists = 4;

/** Name of a list's parameter: "page", "page-2". The first list keeps the plain names, which existing links contain. */
export const listParameter = (name: ListParameter, list: number): string =>
  list <= 1 ? name : `${name}-${Math.min(list, maxLists)}`;

export const listParameters: readonly string[] = Array.from({ length: maxLists }, (_, at) =>
  names.map((name) => listParameter(name, at + 1)),
).flat();
