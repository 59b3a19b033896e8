/** Product page templates and editors' additions to product pages (C-TMPL-04 to C-TMPL-22). */
import * as v from "valibot";
import { blocks, first, flag, list, navigationLink, optional, optionalText, seoMetadata, system, texts } from "./parts";
import { richText } from "./rich-text";
import { contentTarget } from "./targets";

const titled = v.object({ title: optionalText });
const columnNames = texts;

/** Sub-components of product information. */
const informationParts = blocks({
  background: titled,
  custom_product_data: titled,
  database_links: titled,
  description: titled,
  fluorescent_properties: titled,
  kit_usage_information: titled,
  protocol: titled,
  quality_control: titled,
  reagents_not_included: titled,
  source_or_purification: titled,
  specificity_or_sensitivity: titled,
  pathway_image: v.object({ title: optionalText, direction: v.picklist(["upstream", "downstream"]) }),
  usage_information: titled,
});
export type ProductInformationPart = v.InferOutput<typeof informationParts>[number];

/** Sub-components of a product list. */
const listParts = blocks({
  conjugates: titled,
  product_includes: v.object({
    title: optionalText,
    line_border: flag,
    notes_section: flag,
    table_column_names: columnNames,
  }),
  related_products: titled,
});
export type ProductListPart = v.InferOutput<typeof listParts>[number];

const components = blocks({
  alternatives: titled,
  antibody_reference_link: v.object({ title: optionalText, link: first(navigationLink) }),
  application_tab: titled,
  citations: v.object({
    title: optionalText,
    type: v.nullish(v.picklist(["all", "primary", "kit"]), null),
  }),
  figure_block: titled,
  in_page_navigation: titled,
  legal_statement: v.object({ title: optionalText, content_target: first(contentTarget) }),
  panel_builder: v.object({ title: optionalText, link: first(navigationLink) }),
  product_information: v.object({ title: optionalText, sub_components: informationParts }),
  product_inquiry: titled,
  product_list: v.object({ title: optionalText, sub_components: listParts }),
  reviews: titled,
  supporting_data: v.object({ title: optionalText, table_column_names: columnNames }),
  tech_links: v.object({ title: optionalText, links: list(navigationLink) }),
  to_purchase: titled,
});
export type ProductPageComponent = v.InferOutput<typeof components>[number];

export const slotLayout = v.picklist(["full", "half-half", "two-thirds-one-third", "one-third-two-thirds", "thirds"]);

export const productTemplate = v.object({
  system,
  title: v.string(),
  slots: list(v.object({ layout: slotLayout, columns: list(v.object({ components })) })),
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

/** Editors' additions to one product's page (C-TMPL-05). */
export const productPage = v.object({
  system,
  title: v.string(),
  product_id: v.string(),
  seo_metadata: seoMetadata,
  product_inquiry: optional(v.object({ title: optionalText, content: optional(richText) })),
});
export type ProductPage = v.InferOutput<typeof productPage>;
