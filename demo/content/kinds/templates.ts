import { productTypes } from "@contracts/catalogue/catalogue";
import type { ComponentField } from "@contracts/content/component-fields";
import { componentFields, slotLayouts, titledComponents } from "@contracts/content/product-pages";
import * as v from "valibot";
import { keyOf } from "../../data-files/schemas";
import { readEntry, text } from "../read-content";

const link = v.strictObject({ title: text, href: v.string() });

/** A field of a component in a content file: texts in three languages, other values once. */
function fileField(uid: string, { form }: ComponentField): v.GenericSchema {
  const field = form(uid);
  const value = field.kind === "select" ? v.picklist(field.choices) : field.kind === "boolean" ? v.boolean() : text;
  return field.multiple ? v.array(value) : value;
}

type Fielded = keyof typeof componentFields;

/** A component with its own fields. */
function fielded(kind: Fielded) {
  const fields = Object.entries<ComponentField>(componentFields[kind]);
  const own = Object.fromEntries(fields.map(([uid, field]) => [uid, fileField(uid, field)]));
  return v.strictObject({ kind: v.literal(kind), title: text, ...own });
}

/** One component of a product page. */
const component = v.variant("kind", [
  v.strictObject({ kind: v.picklist(titledComponents), title: text }),
  ...(Object.keys(componentFields) as Fielded[]).map(fielded),
  v.strictObject({ kind: v.literal("legal_statement"), title: text, target: v.string() }),
  v.strictObject({ kind: v.picklist(["panel_builder", "antibody_reference_link"]), title: text, link }),
  v.strictObject({ kind: v.literal("tech_links"), title: text, links: v.array(link) }),
]);

const list = v.variant("kind", [
  v.strictObject({ kind: v.picklist(["conjugates", "related_products"]), title: text }),
  v.strictObject({
    kind: v.literal("product_includes"),
    title: text,
    columns: v.array(text),
    lineBorder: v.boolean(),
    notes: v.boolean(),
  }),
]);
export type ProductList = v.InferOutput<typeof list>;

const { components, lists, information, productList } = readEntry(
  "templates/components",
  v.strictObject({
    components: v.record(v.string(), component),
    /** Lists of products by name, with the component that contains them. */
    lists: v.record(v.string(), list),
    productList: v.strictObject({ title: text }),
    /** Headings of the sections of the product information. */
    information: v.strictObject({ title: text, parts: v.record(v.string(), text) }),
  }),
);
type Part = { readonly name: string; readonly title: v.InferOutput<typeof text> };

/** A component by name, some sections of the product information, or some product lists. */
const placed = v.union([
  v.pipe(
    keyOf(components),
    v.transform((name) => components[name] as v.InferOutput<typeof component>),
  ),
  v.pipe(
    v.strictObject({ information: v.array(keyOf(information.parts)) }),
    v.transform(({ information: names }) => ({
      kind: "product_information" as const,
      title: information.title,
      parts: names.map((name) => ({ name, title: information.parts[name] }) as Part),
    })),
  ),
  v.pipe(
    v.strictObject({ lists: v.array(keyOf(lists)) }),
    v.transform(({ lists: names }) => ({
      kind: "product_list" as const,
      title: productList.title,
      lists: names.map((name) => lists[name] as ProductList),
    })),
  ),
]);
export type Component = v.InferOutput<typeof placed>;

const slot = v.strictObject({ layout: v.picklist(slotLayouts), columns: v.array(v.array(placed)) });
type Slot = v.InferOutput<typeof slot>;

/** Common structure of most product pages: evidence and purchase, facts, relations, proof, help. */
const framed = v.pipe(
  v.strictObject({
    facts: v.array(placed),
    lists: v.array(keyOf(lists)),
    proof: v.array(placed),
    help: placed,
  }),
  v.transform(({ facts, lists: names, proof, help }): Slot[] => {
    const named = (name: string) => v.parse(placed, name);
    const full = (...of: Component[]): Slot => ({ layout: "full", columns: [of] });
    return [
      { layout: "two-thirds-one-third", columns: [[named("figures")], [named("purchase")]] },
      full(named("inPage")),
      full(...facts),
      full(v.parse(placed, { lists: names }), named("alternatives")),
      full(...proof, named("reviews")),
      { layout: "half-half", columns: [[help], [named("inquiry")]] },
      full(named("legal")),
    ];
  }),
);

/** Scope of a template: products of a type, or one product. */
const use = { productType: v.optional(v.picklist([...productTypes, "Generic"])), productId: v.optional(v.string()) };

const template = v.strictObject({ title: text, ...use, slots: v.union([v.array(slot), framed]) });

/** Product page templates by key. */
export const templates = Object.entries(readEntry("templates/templates", v.record(v.string(), template))).map(
  ([key, value]) => ({ key, ...value }),
);
export type Template = (typeof templates)[number];

const productPage = v.strictObject({
  key: v.string(),
  title: text,
  description: text,
  inquiry: v.optional(v.strictObject({ title: text, text })),
});

/** Editors' additions to the pages of single products; the key is the product's number. */
export const productPages = readEntry("templates/product-pages", v.array(productPage));
export type ProductPage = (typeof productPages)[number];
