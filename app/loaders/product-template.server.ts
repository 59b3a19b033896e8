/** Template and editors' additions of a product page: override, then product type, then Generic (C-TMPL-01). */
import type { Product } from "@contracts/catalogue";
import type { ProductPageComponent } from "@contracts/content/product-pages";
import { safeHref } from "@domain/links/safe-href";
import type { PublicContext } from "~/context/types";
import type { ProductComponent, ProductSlot } from "./product-data.server";

export interface ProductContent {
  readonly slots: readonly ProductSlot[];
  readonly seoTitle: string | null;
  readonly seoDescription: string | null;
}

/** Without the content service the page still shows every fact: a plain order of components stands in. */
export async function loadProductContent(context: PublicContext, product: Product): Promise<ProductContent> {
  const answer = await context.services.content.productContent(context.market.locale, product.key, product.productType);
  if (!answer.ok) {
    context.degraded();
    return { slots: plainSlots(context), seoTitle: null, seoDescription: null };
  }
  const { template, page } = answer.value;
  const seo = (type: string) => page?.seo_metadata.find((entry) => entry.type === type)?.value ?? null;
  return {
    slots: template.ok
      ? template.template.slots.map(({ layout, columns }) => ({
          layout,
          columns: columns.map(({ components }) => components.flatMap((component) => componentView(component) ?? [])),
        }))
      : plainSlots(context),
    seoTitle: seo("title"),
    seoDescription: seo("description"),
  };
}

type LinkBlock = Extract<ProductPageComponent, { kind: "antibody_reference_link" | "panel_builder" }>;

/** Null for kinds that have no component of their own yet. */
function componentView(component: ProductPageComponent): ProductComponent | null {
  const title = component.title ?? "";
  switch (component.kind) {
    case "product_information":
      return {
        kind: "product_information",
        title,
        parts: component.sub_components.map((part) => ({ kind: part.kind, title: part.title ?? "" })),
      };
    case "product_list":
      return {
        kind: "product_list",
        title,
        lists: component.sub_components.map((part) => ({
          kind: part.kind,
          title: part.title ?? "",
          columns: part.kind === "product_includes" ? part.table_column_names : [],
        })),
      };
    case "tech_links":
      return { kind: "tech_links", title, links: component.links.flatMap((link) => linkView(link) ?? []) };
    case "antibody_reference_link":
    case "panel_builder":
      return { kind: "tech_links", title, links: linkBlock(component) };
    case "citations":
    case "to_purchase":
    case "figure_block":
    case "application_tab":
    case "supporting_data":
    case "alternatives":
    case "in_page_navigation":
      return { kind: component.kind, title };
    default:
      return null;
  }
}

const linkBlock = ({ link }: LinkBlock) => {
  const view = link && linkView(link);
  return view ? [view] : [];
};

function linkView(link: NonNullable<LinkBlock["link"]>): { label: string; href: string } | null {
  const href = safeHref(link.link_v2.href)?.href;
  return href === undefined ? null : { label: link.label ?? link.link_v2.title ?? link.title, href };
}

function plainSlots({ t }: PublicContext): ProductSlot[] {
  return [
    {
      layout: "full",
      columns: [
        [
          { kind: "to_purchase", title: t("product.buy") },
          { kind: "figure_block", title: t("product.figures") },
          { kind: "application_tab", title: t("product.applicationTable") },
          {
            kind: "product_information",
            title: t("product.information"),
            parts: [
              { kind: "background", title: t("product.background") },
              { kind: "specificity_or_sensitivity", title: t("product.specificity") },
              { kind: "source_or_purification", title: t("product.sourcePurification") },
            ],
          },
          {
            kind: "product_list",
            title: t("product.related"),
            lists: [{ kind: "related_products", title: t("product.related"), columns: [] }],
          },
          { kind: "citations", title: t("product.citations") },
        ],
      ],
    },
  ];
}
