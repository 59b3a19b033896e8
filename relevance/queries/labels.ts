/** Queries for labeled antibodies, with labels in the spellings of makers, methods sections and order lists. */
import * as v from "valibot";
import { readTable } from "../../demo/data-files/table";
import { inTurn, type QueryMaker, sampled } from "./query";

const row = v.strictObject({ label: v.string(), spelling: v.string() });

const orders = [
  (target: string, label: string) => `${target} ${label}`,
  (target: string, label: string) => `${label} ${target}`,
  (target: string, label: string) => `${label} anti-${target}`,
  (target: string, label: string) => `${target} antibody ${label}`,
  (target: string, label: string) => `anti-${target} (${label})`,
] as const;

/** Every spelling occurs about equally often. */
export const labelSpellings: QueryMaker = (world, random, size) => {
  const spellings = readTable("relevance/queries/written/labels.tsv", row);
  const each = Math.max(1, Math.round(size / spellings.length));
  return spellings.flatMap(({ label, spelling }, at) => {
    const products = world.products.filter(
      (product) => product.label === label && product.target !== null && product.modification === null,
    );
    return sampled(random, products, each).map(({ target, symbols }, index) => ({
      text: inTurn(orders, at + index)(target ?? "", spelling),
      intent: { symbols: new Set(symbols), label, unmodified: true } as const,
    }));
  });
};
