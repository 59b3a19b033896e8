/** Template and editorial content of a product page: override, then product type, then Generic (C-TMPL-01). */
import type { Product } from "@contracts/catalogue/catalogue";
import type { ProductPage, ProductPageComponent } from "@contracts/content/product-pages";
import type { PublicContext } from "~/context/request/types";

/** Slots of a template before their components are resolved. */
export interface TemplateSlot {
  readonly layout: string;
  readonly columns: readonly { readonly components: readonly ProductPageComponent[] }[];
}

interface ProductContent {
  readonly slots: readonly TemplateSlot[];
  readonly page: ProductPage | null;
  /** The content service is unavailable, so editorial content is missing. */
  readonly isOut: boolean;
}

/** Without the content service, a default order of components shows all facts. */
export async function loadProductContent(context: PublicContext, product: Product): Promise<ProductContent> {
  const answer = await context.services.content.productContent(context.market.locale, product.key, product.productType);
  if (!answer.ok) {
    context.degraded();
    return { slots: plainSlots(context), page: null, isOut: true };
  }
  const { template, page } = answer.value;
  if (!template.ok) {
    context.log.error("product page without a template", { product: product.key, message: template.error });
    return { slots: plainSlots(context), page, isOut: false };
  }
  return { slots: template.template.slots, page, isOut: false };
}

/** Title or description set by editors (C-PROD-22). */
export function seoValue(page: ProductPage | null, type: "title" | "description"): string | null {
  return page?.seo_metadata.find((entry) => entry.type === type)?.value || null;
}

function plainSlots({ t }: PublicContext): TemplateSlot[] {
  const components: ProductPageComponent[] = [
    { kind: "to_purchase", title: t("product.sizes") },
    { kind: "in_page_navigation", title: t("product.onThisPage") },
    { kind: "figure_block", title: t("product.figures") },
    { kind: "application_tab", title: t("product.applications") },
    {
      kind: "product_information",
      title: t("productDetails.information"),
      sub_components: [
        { kind: "description", title: t("productDetails.description") },
        { kind: "specificity_or_sensitivity", title: t("productDetails.specificity") },
        { kind: "source_or_purification", title: t("productDetails.sourcePurification") },
        { kind: "background", title: t("productDetails.background") },
        { kind: "database_links", title: t("productDetails.databaseLinks") },
      ],
    },
    {
      kind: "product_list",
      title: t("productDetails.related"),
      sub_components: [
        { kind: "conjugates", title: t("productDetails.conjugates") },
        { kind: "related_products", title: t("productDetails.related") },
      ],
    },
    { kind: "citations", title: t("product.citations"), type: "all" },
    // Default components after the order panel, as far as catalogue and reviews service can fill them.
    { kind: "antibody_reference_link", title: t("productDetails.citeThis"), link: null },
    { kind: "reviews", title: t("productDetails.reviews") },
    { kind: "legal_statement", title: t("productDetails.legal"), content_target: null },
  ];
  return [{ layout: "full", columns: [{ components }] }];
}
