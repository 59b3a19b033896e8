/**
 * Fields of a product that people and imports change one by one. Each has a path and a value as text, shared by forms,
 * CSV files, the audit log and the undo of an import.
 */
import { type Product, productKey as productKeySchema, productStatuses } from "@contracts/catalogue/catalogue";
import {
  type AttributeText,
  attributeTextNames,
  type TextLanguage,
  textLanguages,
} from "@contracts/catalogue/product-texts";
import * as v from "valibot";
import { flagText, type ProductField, refused, sizeOf, type Written, withAttributes, withSize, written } from "./field";
import { breakField, priceField } from "./price-fields";
import { usageField } from "./usage-fields";

/** Texts that exist in each language. Attributes may be missing in English too. */
const ownTexts = ["name", "description"] as const;
type TextName = (typeof ownTexts)[number] | AttributeText;
export const productTextNames: readonly TextName[] = [...ownTexts, ...attributeTextNames];

/** Path of a text: `name`, or `name.ja` in another language. */
export const textPath = (name: TextName, language: "en" | TextLanguage): string =>
  language === "en" ? name : `${name}.${language}`;
/** Path of a price, or of the price of each piece for a quantity: `price.4060S.DE`, `price.4060S.DE.10`. */
export const pricePath = (sku: string, country: string, pieces: number): string =>
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
      return refused("The clonality must be Monoclonal or Polyclonal.");
    return written(withAttributes(product, { [name]: value }));
  },
});

const plainFields: Readonly<Record<string, ProductField>> = {
  status: {
    read: ({ status }) => status,
    write(product, value) {
      const status = productStatuses.find((each) => each === value);
      return status
        ? written({ ...product, status })
        : refused(`The status must be one of ${productStatuses.join(", ")}.`);
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
      if (value === product.key) return refused("A product cannot be its own successor.");
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
