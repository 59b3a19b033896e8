/** Query parameters of the lists on a content page: the first has plain names, the others their number behind them. */

const names = ["category", "collection", "format", "page"] as const;
export type ListParameter = (typeof names)[number];

/** Lists that have parameters of their own; any further one shares those of the last. */
const mostLists = 4;

/** Name of a list's parameter: "page", "page-2". The names of the first list are in links that others have kept. */
export const listParameter = (name: ListParameter, list: number): string =>
  list <= 1 ? name : `${name}-${Math.min(list, mostLists)}`;

export const listParameters: readonly string[] = Array.from({ length: mostLists }, (_, at) =>
  names.map((name) => listParameter(name, at + 1)),
).flat();
