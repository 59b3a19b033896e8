/** Queries for one product: its number in every spelling, its clone, identifiers of its protein. */
import type { ProductFacts } from "../facts";
import { inTurn, type QueryMaker, sampled } from "./query";

type Notation = (product: ProductFacts) => string;

const sku = ({ skus, key }: ProductFacts): string => skus[0] ?? key;
/** A SKU of a size that the product does not have. */
const unknownSku = ({ skus, key }: ProductFacts): string =>
  ["P", "Z", "K"].map((letter) => key + letter).find((candidate) => !skus.includes(candidate)) ?? `${key}X`;

const notations: readonly [Notation, ...Notation[]] = [
  ({ key }) => key,
  sku,
  (product) => sku(product).toLowerCase(),
  ({ key }) => `#${key}`,
  (product) => `#${sku(product)}`,
  ({ key }) => `cat no ${key}`,
  (product) => `Cat. No. ${sku(product)}`,
  ({ key }) => `cat# ${key}`,
  ({ key }) => `catalog number ${key}`,
  ({ key }) => `BSD ${key}`,
  ({ key }) => `Benchside ${key}`,
  ({ key }) => `Benchside #${key}`,
  ({ key }) => `CST ${key}`,
  ({ key }) => `CST#${key}`,
  (product) => `${sku(product)} 50ul`,
  (product) => `${sku(product)} 100 µl`,
  (product) => sku(product).replace(/(?=[A-Z]+$)/, "-"),
  (product) => sku(product).replace(/(?=[A-Z]+$)/, " "),
  unknownSku,
  (product) => `#${unknownSku(product)}`,
  ({ key }) => `product ${key}`,
  ({ key }) => `No. ${key}`,
];

export const productNumbers: QueryMaker = (world, random, size) =>
  sampled(random, world.products, size).map((product, index) => ({
    text: inTurn(notations, index)(product),
    intent: { keys: [product.key] },
  }));

/** Numbers with an unsold size, as copied from old documents or mistyped. */
export const unknownSizes: QueryMaker = (world, random, size) =>
  sampled(random, world.products, size).map((product) => ({
    text: unknownSku(product),
    intent: { keys: [product.key] },
  }));

export const clones: QueryMaker = (world, random, size) => {
  const byClone = Map.groupBy(
    world.products.filter(({ clone }) => clone !== null),
    ({ clone }) => clone ?? "",
  );
  return sampled(random, [...byClone], size).map(([clone, products], index) => ({
    text: index % 2 === 0 ? clone : `clone ${clone}`,
    intent: { keys: products.map(({ key }) => key) },
  }));
};

export const accessions: QueryMaker = (world, random, size) => {
  const byAccession = new Map(
    world.products.flatMap(({ uniprot, symbols }) => uniprot.map((id, index) => [id, symbols[index] ?? ""] as const)),
  );
  return sampled(random, [...byAccession], size).map(([text, symbol]) => ({
    text,
    intent: { symbols: new Set([symbol]) },
  }));
};
