/**
 * Fields of a product that people and imports change one by one. Each has a path and a value as text, so that forms,
 * CSV files, the audit log and the undo of an import mean the same by it.
 */
import {
  type Product,
  productKey as productKeySchema,
  productStatuses,
  type Variant,
} from "@contracts/catalogue/catalogue";
import { type TextLanguage, textLanguages } from "@contracts/catalogue/product-texts";
import type { Money } from "@contracts/values/money";
import * as v from "valibot";
import { decimalText } from "../money/format";
import { readAmount } from "../money/read-amount";
import { type ProductField, refused, type Written, withAttributes, written } from "./field";
import { usageField } from "./usage-fields";

/** Texts that exist in each language; those of `optionalTexts` may be missing in English too. */
const ownTexts = ["name", "description"] as const;
const optionalTexts = [
  "background",
  "storage",
  "safety",
  "directionsForUse",
  "qualityControl",
  "specificitySensitivity",
  "sourcePurification",
  "immunogen",
] as const;
export const productTextNames = [...ownTexts, ...optionalTexts] as const;
type TextName = (typeof productTextNames)[number];

/** Path of a text: `name`, or `name.ja` in another language. */
export const textPath = (name: TextName, language: "en" | TextLanguage): string =>
  language === "en" ? name : `${name}.${language}`;
/** Path of a price, or of the price of each piece for a quantity: `price.4060S.DE`, `price.4060S.DE.10`. */
export const pricePath = (sku: string, country: string, pieces = 1): string =>
  pieces === 1 ? `price.${sku}.${country}` : `price.${sku}.${country}.${pieces}`;

/** The field of a path; null for a path that names none. */
export function fieldAt(path: string): ProductField | null {
  const [head = "", ...rest] = path.split(".");
  const [first = "", second = "", third = ""] = rest;
  if (rest.length === 0 && Object.hasOwn(plainFields, head)) return plainFields[head] ?? null;
  const usage = rest.length === 0 ? usageField(head) : null;
  if (usage) return usage;
  const fact = productFactNames.find((each) => each === head);
  if (fact && rest.length === 0) return factField(fact);
  const name = productTextNames.find((each) => each === head);
  if (name && rest.length === 0) return englishText(name);
  const language = textLanguages.find((each) => each === first);
  if (name && rest.length === 1 && language) return translatedText(name, language);
  if (head === "price" && rest.length === 2 && /^[A-Z]{2}$/.test(second)) return priceField(first, second);
  if (
    head === "price" &&
    rest.length === 3 &&
    /^[A-Z]{2}$/.test(second) &&
    /^[1-9]\d{0,3}$/.test(third) &&
    third !== "1"
  )
    return breakField(first, second, Number(third));
  if (rest.length === 1 && (head === "active" || head === "amount" || head === "uom")) return sizeField(first, head);
  if (head === "caption" && first !== "") return captionField(rest.join("."));
  return null;
}

const flagText = (value: boolean): string => (value ? "yes" : "no");

/** Facts in one line each. */
export const productFactNames = [
  "host",
  "isotype",
  "clonality",
  "clone",
  "conjugation",
  "concentration",
  "formulation",
  "purity",
  "epitopeTag",
  "storageTemperature",
  "casNumber",
  "rrid",
] as const;
type FactName = (typeof productFactNames)[number];

const factField = (name: FactName): ProductField => ({
  read: ({ attributes }) => attributes[name] || null,
  write(product, value) {
    if ((value ?? "").length > 200) return refused("At most 200 characters.");
    if (name === "clonality" && value !== null && value !== "Monoclonal" && value !== "Polyclonal")
      return refused("An antibody is Monoclonal or Polyclonal.");
    return written(withAttributes(product, { [name]: value }));
  },
});

const plainFields: Readonly<Record<string, ProductField>> = {
  status: {
    read: ({ status }) => status,
    write(product, value) {
      const status = productStatuses.find((each) => each === value);
      return status ? written({ ...product, status }) : refused(`The status is one of ${productStatuses.join(", ")}.`);
    },
  },
  published: {
    read: ({ published }) => flagText(published),
    write: (product, value) =>
      value === "yes" || value === "no"
        ? written({ ...product, published: value === "yes" })
        : refused("Say yes or no."),
  },
  successor: {
    read: ({ attributes }) => attributes.successor?.key ?? null,
    write(product, value) {
      if (value === null) return written(withAttributes(product, { successor: null }));
      if (!v.is(productKeySchema, value)) return refused("A product number has four to six digits.");
      if (value === product.key) return refused("A product does not succeed itself.");
      // Its name is filled in by the catalogue, which knows the other product.
      return written(withAttributes(product, { successor: { key: value, name: value, relation: "successor" } }));
    },
  },
};

const isOwnText = (name: TextName): name is (typeof ownTexts)[number] => ownTexts.some((each) => each === name);
const longest = (name: TextName): number => (name === "name" || name === "immunogen" ? 512 : 20_000);
const tooLong = (name: TextName): Written => refused(`At most ${longest(name)} characters.`);

function englishText(name: TextName): ProductField {
  if (isOwnText(name)) {
    return {
      read: (product) => product[name] || null,
      write(product, value) {
        if (name === "name" && value === null) return refused("A product has an English name.");
        return (value ?? "").length > longest(name) ? tooLong(name) : written({ ...product, [name]: value ?? "" });
      },
    };
  }
  return {
    read: ({ attributes }) => attributes[name] || null,
    write: (product, value) =>
      (value ?? "").length > longest(name) ? tooLong(name) : written(withAttributes(product, { [name]: value })),
  };
}

function translatedText(name: TextName, language: TextLanguage): ProductField {
  return {
    read: ({ texts }) => texts?.[language]?.[name] ?? null,
    write(product, value) {
      if ((value ?? "").length > longest(name)) return tooLong(name);
      const { [name]: _, ...others } = product.texts?.[language] ?? {};
      return written({
        ...product,
        texts: { ...product.texts, [language]: value === null ? others : { ...others, [name]: value } },
      });
    },
  };
}

/** A product's size changed by `change`; null if it has no such size. */
function withSize(product: Product, sku: string, change: (size: Variant) => Variant): Product | null {
  if (product.masterVariant.sku === sku) return { ...product, masterVariant: change(product.masterVariant) };
  if (!product.variants.some((size) => size.sku === sku)) return null;
  return { ...product, variants: product.variants.map((size) => (size.sku === sku ? change(size) : size)) };
}

const sizeOf = ({ masterVariant, variants }: Product, sku: string): Variant | null =>
  [masterVariant, ...variants].find((size) => size.sku === sku) ?? null;

function sizeField(sku: string, name: "active" | "amount" | "uom"): ProductField {
  return {
    read(product) {
      const size = sizeOf(product, sku);
      if (!size) return null;
      return name === "active" ? flagText(size.attributes.active) : size.attributes[name] || null;
    },
    write(product, value) {
      if ((value ?? "").length > 100) return refused("At most 100 characters.");
      if (name === "active" && value !== "yes" && value !== "no") return refused("Say yes or no.");
      const attribute = name === "active" ? { active: value === "yes" } : { [name]: value ?? "" };
      const next = withSize(product, sku, (size) => ({ ...size, attributes: { ...size.attributes, ...attribute } }));
      return next ? written(next) : refused(`The product has no size ${sku}.`);
    },
  };
}

const breaksFirst = "Remove its prices for larger quantities first.";

/** An amount with its currency: "385.00 EUR". */
function moneyOf(value: string): Money | null {
  const [, amount = "", currency = ""] = /^(\d{1,12}(?:\.\d{1,4})?) ([A-Z]{3})$/.exec(value) ?? [];
  return currency === "" ? null : readAmount(amount, currency);
}

const noPrice = (value: string) =>
  refused(`“${value.slice(0, 40)}” is no price: write an amount with a point and a currency.`);

/** "385.00 EUR" */
function priceField(sku: string, country: string): ProductField {
  return {
    read(product) {
      const price = sizeOf(product, sku)?.prices.find((each) => each.country === country);
      return price ? `${decimalText(price)} ${price.currencyCode}` : null;
    },
    write(product, value) {
      const size = sizeOf(product, sku);
      if (!size) return refused(`The product has no size ${sku}.`);
      const known = size.prices.find((each) => each.country === country);
      if (value === null)
        return known?.breaks ? refused(breaksFirst) : saved(size.prices.filter((each) => each.country !== country));
      const money = moneyOf(value);
      if (!money) return noPrice(value);
      if (known?.breaks && known.currencyCode !== money.currencyCode) return refused(breaksFirst);
      const price = { ...money, country, ...(known?.breaks && { breaks: known.breaks }) };
      const isKnown = known !== undefined;
      return saved(
        isKnown ? size.prices.map((each) => (each.country === country ? price : each)) : [...size.prices, price],
      );

      function saved(prices: Variant["prices"]): Written {
        const next = withSize(product, sku, (each) => ({ ...each, prices }));
        return next ? written(next) : refused(`The product has no size ${sku}.`);
      }
    },
  };
}

/** Price of each piece for a line of at least `pieces`: "350.00 EUR". */
function breakField(sku: string, country: string, pieces: number): ProductField {
  const priceOf = (product: Product) => sizeOf(product, sku)?.prices.find((each) => each.country === country);
  return {
    read(product) {
      const price = priceOf(product);
      const found = price?.breaks?.find((each) => each.pieces === pieces);
      return price && found ? `${decimalText({ ...price, centAmount: found.centAmount })} ${price.currencyCode}` : null;
    },
    write(product, value) {
      const price = priceOf(product);
      if (!price) return refused(`${sku.slice(0, 20)} has no price in ${country}.`);
      const others = (price.breaks ?? []).filter((each) => each.pieces !== pieces);
      const money = value === null ? null : moneyOf(value);
      if (value !== null && !money) return noPrice(value);
      if (money && (money.currencyCode !== price.currencyCode || money.centAmount < 1))
        return refused(`Write an amount in ${price.currencyCode}, as the price of one piece is.`);
      if (money && others.length === 10) return refused("A price has at most ten quantities.");
      const next = [...others, ...(money ? [{ pieces, centAmount: money.centAmount }] : [])];
      const { breaks: _, ...plain } = price;
      const breaks = next.sort((one, other) => one.pieces - other.pieces);
      const changed = breaks.length > 0 ? { ...plain, breaks } : plain;
      const result = withSize(product, sku, (size) => ({
        ...size,
        prices: size.prices.map((each) => (each.country === country ? changed : each)),
      }));
      return result ? written(result) : refused(`The product has no size ${sku}.`);
    },
  };
}

/** Caption of a figure: `caption.<id>`, or `caption.<id>.ja`. Ids may have points. */
function captionField(place: string): ProductField {
  const language = textLanguages.find((each) => place.endsWith(`.${each}`));
  const id = language ? place.slice(0, -language.length - 1) : place;
  const figureOf = ({ attributes }: Product) => attributes.figures.find((figure) => figure.id === id);
  if (!language) {
    return {
      read: (product) => figureOf(product)?.caption || null,
      write(product, value) {
        if (!figureOf(product)) return refused(`The product has no figure ${id}.`);
        if ((value ?? "").length > 20_000) return refused("At most 20000 characters.");
        const figures = product.attributes.figures.map((figure) =>
          figure.id === id ? { ...figure, caption: value ?? "" } : figure,
        );
        return written(withAttributes(product, { figures }));
      },
    };
  }
  return {
    read: ({ texts }) => texts?.[language]?.figures?.[id] ?? null,
    write(product, value) {
      if (!figureOf(product)) return refused(`The product has no figure ${id}.`);
      if ((value ?? "").length > 20_000) return refused("At most 20000 characters.");
      const { [id]: _, ...others } = product.texts?.[language]?.figures ?? {};
      const figures = value === null ? others : { ...others, [id]: value };
      return written({
        ...product,
        texts: { ...product.texts, [language]: { ...product.texts?.[language], figures } },
      });
    },
  };
}
