import {
  componentFields,
  type ProductPage,
  productPage,
  productTemplateTarget,
  titledComponents,
  titledInformationParts,
} from "@contracts/content/product-pages";
import { genericProductType, type TemplateTargets } from "@domain/templates/resolve-template";
import * as v from "valibot";
import {
  assetFields,
  document,
  fragment,
  laterFields,
  linkFields,
  linkOf,
  refers,
  richTextParts,
  richTextSelection,
  seoFields,
  systemFields,
} from "../fragments";
import type { DraftRead, Operation, Variables } from "../operation";
import { type Listed, listed, listOperation } from "./list-operation";

const camel = (uid: string) =>
  uid
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
const components = "PdpTemplateSlotsColumnsComponents";
const member = (parent: string, uid: string, fields: string) =>
  `... on ${parent}${camel(uid)} { ${uid} { ${fields} } }`;
const information = `${components}ProductInformationBlockSubComponents`;
const productList = `${components}ProductListBlockSubComponents`;

const templateFields = fragment(
  "ProductTemplateFields",
  "PdpTemplate",
  `${systemFields} title slots { layout columns { components {
    ${titledComponents.map((uid) => member(components, uid, "title")).join(" ")}
    ${member(components, "antibody_reference_link", `title ${linkOf()}`)}
    ${Object.entries(componentFields)
      .map(([uid, fields]) => member(components, uid, ["title", ...Object.keys(fields)].join(" ")))
      .join(" ")}
    ${member(components, "legal_statement", `title ${`content_targetConnection { edges { node { ... on ContentTarget { ${laterFields} } } } }`}`)}
    ${member(components, "panel_builder", `title ${linkOf()}`)}
    ${member(
      components,
      "product_information",
      `title sub_components {
        ${titledInformationParts.map((uid) => member(information, uid, "title")).join(" ")}
        ${member(information, "pathway_image", "title direction")}
      }`,
    )}
    ${member(
      components,
      "product_list",
      `title sub_components {
        ${member(productList, "conjugates", "title")}
        ${member(productList, "product_includes", "title line_border notes_section table_column_names")}
        ${member(productList, "related_products", "title")}
      }`,
    )}
    ${member(components, "tech_links", `title ${linkOf("links")}`)}
  } } }`,
  [linkFields],
);

const targetFields = fragment(
  "ProductTemplateTargetFields",
  "PdpTemplateTarget",
  `${systemFields} title product_id product_type override_product_type_template
  ${refers("template", templateFields)}`,
  [templateFields],
);

const productPageFields = fragment(
  "ProductPageFields",
  "PdpPage",
  `${systemFields} title product_id ${seoFields} product_inquiry { title content { ${richTextSelection} } }`,
  [assetFields, ...richTextParts],
);

const locales = "locale: $locale, fallback_locale: $fallbackLocale";
const localeVariables = "$locale: String!, $fallbackLocale: Boolean!";
const lookup = (name: string, where: string) =>
  `${name}: all_pdp_template_target(where: { ${where} }, limit: 1, ${locales}) {
    items { ...ProductTemplateTargetFields }
  }`;

/** The three lookups: override, product type, Generic (C-TMPL-02). */
const lookups = [
  lookup("override", "product_id: $productId, override_product_type_template: true"),
  lookup("type", "product_type: $productType, override_product_type_template_ne: true"),
  lookup("generic", `product_type: "${genericProductType}", override_product_type_template_ne: true`),
].join(" ");
const pageLookup = `page: all_pdp_page(where: { product_id: $productId }, limit: 1, ${locales}) {
  items { ...ProductPageFields }
}`;

function targetDrafts({ productId, productType }: Variables): DraftRead[] {
  const notOverride = { override_product_type_template: { $ne: true } };
  const read = (field: string, query: Record<string, unknown>): DraftRead => ({
    field,
    contentType: "pdp_template_target",
    query,
    limit: 1,
  });
  return [
    read("override", { product_id: productId, override_product_type_template: true }),
    read("type", { product_type: productType, ...notOverride }),
    read("generic", { product_type: genericProductType, ...notOverride }),
  ];
}

const pageDraft = ({ productId }: Variables): DraftRead => ({
  field: "page",
  contentType: "pdp_page",
  query: { product_id: productId },
  limit: 1,
});

const targetLists = {
  override: listed(productTemplateTarget),
  type: listed(productTemplateTarget),
  generic: listed(productTemplateTarget),
};
const firstOf = <T>({ items }: Listed<T>): T | null => items[0] ?? null;

const targetsSchema = v.pipe(
  v.object(targetLists),
  v.transform(
    ({ override, type, generic }): TemplateTargets => ({
      override: firstOf(override),
      type: firstOf(type),
      generic: firstOf(generic),
    }),
  ),
);

/** Template targets for a product (C-CMSQ-04). */
export const productTemplateTargets: Operation<TemplateTargets> = {
  name: "ProductTemplate",
  document: document(
    `query ProductTemplate($productId: String!, $productType: String!, ${localeVariables}) { ${lookups} }`,
    [targetFields],
  ),
  drafts: targetDrafts,
  schema: targetsSchema,
};

/** Editors' additions to one product's page (C-CMSQ-04). */
export const productPageById = listOperation({
  name: "ProductPage",
  field: "page",
  item: productPage,
  document: document(`query ProductPage($productId: String!, ${localeVariables}) { ${pageLookup} }`, [
    productPageFields,
  ]),
  contentType: "pdp_page",
  query: ({ productId }) => ({ product_id: productId }),
});

/** Both in one query (C-CMSQ-04). */
export const productTemplateAndPage: Operation<TemplateTargets & { readonly page: ProductPage | null }> = {
  name: "ProductTemplateAndPage",
  document: document(
    `query ProductTemplateAndPage($productId: String!, $productType: String!, ${localeVariables}) {
      ${lookups} ${pageLookup}
    }`,
    [targetFields, productPageFields],
  ),
  drafts: (variables) => [...targetDrafts(variables), pageDraft(variables)],
  schema: v.pipe(
    v.object({ ...targetLists, page: listed(productPage) }),
    v.transform(({ override, type, generic, page }) => ({
      override: firstOf(override),
      type: firstOf(type),
      generic: firstOf(generic),
      page: firstOf(page),
    })),
  ),
};
