/** Document pages of a product, and their common data. */
import type { Product } from "@contracts/catalogue/catalogue";
import { shopSettingDevkeys } from "@contracts/content/settings";
import { datasheetHref, datasheetTypes } from "@domain/product-page/datasheet";
import { splitList } from "@domain/selling/lists";
import type { PublicContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { productCrumbs } from "./product-crumbs.server";

/** An available document page. */
export interface ProductDocument {
  readonly kind: "applications" | "protocol" | "datasheet" | "safety" | "lots";
  readonly label: string;
  readonly href: string;
}

/** Product data on a document page. */
export interface ProductSheet {
  readonly head: PageHead;
  readonly crumbs: readonly { readonly label: string; readonly to: string }[];
  readonly product: Pick<Product, "key" | "name" | "productType" | "status">;
  readonly documents: readonly ProductDocument[];
}

export async function loadProductDocuments(context: PublicContext, product: Product): Promise<ProductDocument[]> {
  const { t } = context;
  const { key, attributes } = product;
  const datasheet = await hasDatasheet(context, product);
  const documents: (ProductDocument | false)[] = [
    datasheet && {
      kind: "datasheet",
      label: t("productDetails.datasheet"),
      href: datasheetHref(key),
    },
    (attributes.lots[0]?.applications.length ?? 0) > 0 && {
      kind: "applications",
      label: t("productDetails.applicationsPage"),
      href: `/products/${key}/applications`,
    },
    attributes.protocols.length > 0 && {
      kind: "protocol",
      label: t("productDetails.protocolsPage"),
      href: `/products/${key}/protocol`,
    },
    attributes.safetyData
      ? { kind: "safety", label: t("productDetails.sds.name"), href: `/products/${key}/sds` }
      : datasheet &&
        attributes.safety !== null && {
          kind: "safety",
          label: t("productDetails.safety"),
          href: `${datasheetHref(key)}#safety`,
        },
    // A service has no lots; other products' lots are looked up when their page opens.
    product.productType !== "Service" && {
      kind: "lots",
      label: t("productDetails.lotsPage"),
      href: `/products/${key}/lots`,
    },
  ];
  return documents.filter((document) => document !== false);
}

/** C-DS-04: editors configure the product types; the default types apply without a setting or during an outage. */
export async function hasDatasheet(context: PublicContext, { productType }: Product): Promise<boolean> {
  const { country, locale } = context.market;
  const settings = await context.services.content.globalSettings(locale, shopSettingDevkeys, country);
  const listed = settings.ok ? splitList(settings.value["datasheet-product-types"]?.value) : [];
  return datasheetTypes(listed).includes(productType);
}

/** Head and breadcrumb of a document page; its canonical URL has no category and no size (C-PROD-08). */
export async function productSheet(
  context: PublicContext,
  product: Product,
  page: { readonly name: string; readonly title: string; readonly description: string; readonly path: string },
): Promise<ProductSheet> {
  const { key, name, productType, status } = product;
  const path = `/products/${key}${page.path}`;
  return {
    head: pageHead(context, {
      title: page.title,
      description: page.description,
      path,
      index: status !== "Obsolete" && !context.preview,
    }),
    crumbs: [...productCrumbs(context, product), { label: page.name, to: path }],
    product: { key, name, productType, status },
    documents: await loadProductDocuments(context, product),
  };
}
