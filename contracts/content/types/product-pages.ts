import { block, blocks, boolean, type ContentType, group, reference, richText, select, text } from "../fields";
import { componentFields, slotLayouts, titledComponents, titledInformationParts } from "../product-pages";
import { seoMetadata, title } from "./shared-fields";

const heading = text("title");

/** Building blocks of a product page (C-TMPL-06 to C-TMPL-22). */
const productPageComponents = [
  ...titledComponents.map((component) => block(component, [heading])),
  ...Object.entries(componentFields).map(([component, fields]) =>
    block(component, [heading, ...Object.entries(fields).map(([uid, { form }]) => form(uid))]),
  ),
  block("antibody_reference_link", [heading, reference("link", ["navigation_link"])]),
  block("legal_statement", [heading, reference("content_target", ["content_target"])]),
  block("panel_builder", [heading, reference("link", ["navigation_link"])]),
  block("product_information", [
    heading,
    blocks("sub_components", [
      ...titledInformationParts.map((part) => block(part, [heading])),
      block("pathway_image", [heading, select("direction", ["upstream", "downstream"], { required: true })]),
    ]),
  ]),
  block("product_list", [
    heading,
    blocks("sub_components", [
      block("conjugates", [heading]),
      block("product_includes", [
        heading,
        boolean("line_border"),
        boolean("notes_section"),
        text("table_column_names", { multiple: true }),
      ]),
      block("related_products", [heading]),
    ]),
  ]),
  block("tech_links", [heading, reference("links", ["navigation_link"], { multiple: true, max: 20 })]),
] as const;

export const productTemplate: ContentType = {
  uid: "pdp_template",
  title: "Product page template",
  description: "Slots of a product page, top to bottom; columns hold components.",
  fields: [
    title,
    group(
      "slots",
      [
        select("layout", slotLayouts, { required: true }),
        group("columns", [blocks("components", productPageComponents)], { multiple: true, max: 3, required: true }),
      ],
      { multiple: true, max: 30, required: true },
    ),
  ],
};

/**
 * Selects the template of a product page. An override names a `product_id`; all others name a `product_type` or
 * "Generic".
 */
export const productTemplateTarget: ContentType = {
  uid: "pdp_template_target",
  title: "Product page template target",
  description: "Links products or product types to a template.",
  fields: [
    title,
    text("product_id"),
    text("product_type"),
    boolean("override_product_type_template"),
    reference("template", ["pdp_template"], { required: true }),
  ],
};

export const productPage: ContentType = {
  uid: "pdp_page",
  title: "Product page",
  description: "Editors' additions to the page of one product.",
  unique: ["product_id"],
  fields: [
    title,
    text("product_id", { required: true }),
    seoMetadata,
    group("product_inquiry", [text("title"), richText("content")]),
  ],
};
