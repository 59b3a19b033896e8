/** Templates of product pages, and editors' additions to them (C-TMPL-04 to C-TMPL-22). */
import * as v from "valibot";
import type { ComponentField } from "./component-fields";
import * as own from "./component-fields";
import { blocks, first, flag, list, navigationLink, optional, optionalText, seoMetadata, system, texts } from "./parts";
import { richText } from "./rich-text";
import { contentTarget } from "./targets";

const titled = v.object({ title: optionalText });

/** Parts of product information for which editors only set a title; the pathway image also has a direction. */
export const titledInformationParts = [
  "background",
  "custom_product_data",
  "database_links",
  "description",
  "fluorescent_properties",
  "kit_usage_information",
  "protocol",
  "quality_control",
  "reagents_not_included",
  "source_or_purification",
  "specificity_or_sensitivity",
  "usage_information",
] as const;

/** Sub-components of product information. */
const informationParts = blocks({
  ...v.entriesFromList(titledInformationParts, titled),
  pathway_image: v.object({ title: optionalText, direction: v.picklist(["upstream", "downstream"]) }),
});

/** Sub-components of a product list. */
const listParts = blocks({
  conjugates: titled,
  product_includes: v.object({
    title: optionalText,
    line_border: flag,
    notes_section: flag,
    table_column_names: texts,
  }),
  related_products: titled,
});
export type ProductListPart = v.InferOutput<typeof listParts>[number];

/** Components that editors only give a title. */
export const titledComponents = [
  "alternatives",
  "application_tab",
  "figure_block",
  "in_page_navigation",
  "product_inquiry",
  "reviews",
  "to_purchase",
] as const;

/** Components with a title and fields of their own. Editors' form, query and the demonstration's files follow from it. */
export const componentFields = {
  citations: { type: own.choice(["all", "primary", "kit"]) },
  supporting_data: { table_column_names: own.texts },
} as const satisfies Record<string, Record<string, ComponentField>>;

type Fields = Record<string, ComponentField>;
type SchemasOf<F extends Fields> = { [K in keyof F]: F[K]["schema"] };

/** The mapped types pair names with schemas, which `Object.entries` cannot express. */
function schemaOf<F extends Fields>(fields: F) {
  const schemas = Object.entries(fields).map(([name, { schema }]) => [name, schema]);
  return v.object({ title: optionalText, ...(Object.fromEntries(schemas) as SchemasOf<F>) });
}
type Fielded = { [K in keyof typeof componentFields]: ReturnType<typeof schemaOf<(typeof componentFields)[K]>> };
const fielded = Object.entries(componentFields).map(([kind, fields]) => [kind, schemaOf(fields)]);

const components = blocks({
  ...v.entriesFromList(titledComponents, titled),
  ...(Object.fromEntries(fielded) as Fielded),
  antibody_reference_link: v.object({ title: optionalText, link: first(navigationLink) }),
  legal_statement: v.object({ title: optionalText, content_target: first(contentTarget) }),
  panel_builder: v.object({ title: optionalText, link: first(navigationLink) }),
  product_information: v.object({ title: optionalText, sub_components: informationParts }),
  product_list: v.object({ title: optionalText, sub_components: listParts }),
  tech_links: v.object({ title: optionalText, links: list(navigationLink) }),
});
export type ProductPageComponent = v.InferOutput<typeof components>[number];

/** Column widths of a layout, first to last. */
export const slotLayouts = ["full", "half-half", "two-thirds-one-third", "one-third-two-thirds", "thirds"] as const;

const productTemplate = v.object({
  system,
  title: v.string(),
  slots: list(v.object({ layout: v.picklist(slotLayouts), columns: list(v.object({ components })) })),
});
export type ProductTemplate = v.InferOutput<typeof productTemplate>;

export const productTemplateTarget = v.object({
  system,
  title: v.string(),
  product_id: optionalText,
  product_type: optionalText,
  override_product_type_template: flag,
  template: first(productTemplate),
});
export type ProductTemplateTarget = v.InferOutput<typeof productTemplateTarget>;

/** Editors' additions to the page of one product (C-TMPL-05). */
export const productPage = v.object({
  system,
  title: v.string(),
  product_id: v.string(),
  seo_metadata: seoMetadata,
  product_inquiry: optional(v.object({ title: optionalText, content: optional(richText) })),
});
export type ProductPage = v.InferOutput<typeof productPage>;
