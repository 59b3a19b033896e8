/** The product page: facts, template and prices are awaited; citations, ship dates and looked-up prices come later. */
import type { Product } from "@contracts/catalogue";
import type { SellingSettings } from "@contracts/settings";
import { type ProductAddress, parseProductAddress } from "@domain/product-page/address";
import { applicationTable } from "@domain/product-page/applications";
import { asksPriceService, sizeRows } from "@domain/product-page/sizes";
import { productStructuredData } from "@domain/product-page/structured-data";
import { hasProductPage } from "@domain/product-page/visibility";
import type { PriceFact } from "@domain/selling/types";
import type { PageArgs } from "~/context/page";
import type { PublicContext } from "~/context/types";
import { type PageHead, pageHead } from "./page-head.server";
import { pageNotFound } from "./page-not-found.server";
import { loadCitations } from "./product-citations.server";
import type { ProductPageData, ProductView, ShipDates } from "./product-data.server";
import { productFigures } from "./product-figures.server";
import { loadProductContent } from "./product-template.server";
import { loadSellingSettings } from "./selling-settings.server";
import { structuredDataText } from "./structured-data.server";

export interface ProductRouteData extends ProductPageData {
  readonly head: PageHead;
  readonly crumbs: readonly { readonly label: string; readonly to: string }[];
  readonly structuredData: string;
}

export async function loadProductPage(context: PublicContext, { params }: PageArgs): Promise<ProductRouteData> {
  const address = parseProductAddress(params.id);
  if (!address) throw pageNotFound();
  // Neither waits for the product, and most pages need both.
  const citations = context.defer("product: citations", loadCitations(context, address.key));
  const [product, settings] = await Promise.all([loadProduct(context, address), loadSellingSettings(context)]);
  const content = await loadProductContent(context, product);
  const { country } = context.market;
  const path = `/products/${product.key}`;
  const figures = productFigures(product, context.imagesUrl);
  const sizes = { product, country, settings, preview: context.preview };
  return {
    head: pageHead(context, {
      title: content.seoTitle ?? product.name,
      description: content.seoDescription ?? product.description,
      path,
      image: figures[0]?.large ?? null,
      index: product.status !== "Obsolete" && !context.preview,
    }),
    crumbs: [
      { label: context.t("chrome.breadcrumbHome"), to: "/" },
      { label: context.t("chrome.productsCrumb"), to: "/browse" },
      { label: product.key, to: path },
    ],
    structuredData: structuredDataText(
      productStructuredData({
        product,
        country,
        settings,
        url: context.origins.current + path,
        images: figures.map(({ large }) => large),
      }),
    ),
    product: productView(product, sizeRows(sizes), figures),
    slots: content.slots,
    citations,
    shipDates:
      context.flags.gop && country === "US"
        ? context.defer("product: ship dates", loadShipDates(context, product))
        : null,
    lookedUpSizes: asksPriceService(country, settings)
      ? context.defer("product: price look-up", lookUpSizes(context, product, settings))
      : null,
  };
}

/** Only products whose status has a page; a SKU must be one of the product's sizes (C-PROD-14, C-PROD-23). */
async function loadProduct(context: PublicContext, { key, sku }: ProductAddress): Promise<Product> {
  const { catalogue } = context.services;
  const product = await (context.preview ? catalogue.previewProduct(key) : catalogue.fullProduct(key));
  if (!product || !hasProductPage(product.status, context.preview)) throw pageNotFound();
  const skus = [product.masterVariant, ...product.variants].map((variant) => variant.sku);
  if (sku && !skus.includes(sku)) throw pageNotFound();
  return product;
}

async function loadShipDates(context: PublicContext, product: Product): Promise<ShipDates> {
  const skus = new Set([product.masterVariant, ...product.variants].map(({ sku }) => sku));
  const today = context.now.toISOString().slice(0, 10);
  const dates = await context.services.availability.shipDates(
    context.market.country,
    [...skus].map((sku) => ({ sku, quantity: 1 })),
    today,
  );
  return Object.fromEntries(dates.map(({ sku, date }) => [sku, date]));
}

/** Sizes again, now with what the price service says (C-PRICE-06). */
async function lookUpSizes(context: PublicContext, product: Product, settings: SellingSettings) {
  const { country } = context.market;
  const { sizes } = await context.services.availability.priceLookup(product.masterVariant.sku, country);
  const lookup = new Map(
    sizes.map(({ sku, price }): [string, PriceFact] => [sku, price ? { kind: "known", price } : { kind: "none" }]),
  );
  return sizeRows({ product, country, settings, preview: context.preview, lookup });
}

function productView(product: Product, sizes: ProductView["sizes"], figures: ProductView["figures"]): ProductView {
  const { attributes } = product;
  const [lot] = attributes.lots;
  return {
    key: product.key,
    name: product.name,
    description: product.description,
    status: product.status,
    productType: product.productType,
    citationCount: product.citationCount,
    attributes: {
      host: attributes.host,
      clone: attributes.clone,
      isotype: attributes.isotype,
      conjugation: attributes.conjugation,
      formulation: attributes.formulation,
      molecularWeight: attributes.molecularWeight,
      observedMolecularWeight: attributes.observedMolecularWeight,
      targetModifications: attributes.targetModifications,
      rrid: attributes.rrid,
      concentration: attributes.concentration ?? lot?.concentration ?? null,
      storage: attributes.storage,
      storageTemperature: attributes.storageTemperature,
      purity: attributes.purity,
      endotoxin: attributes.endotoxin,
      casNumber: attributes.casNumber,
      background: attributes.background,
      sourcePurification: attributes.sourcePurification,
      specificitySensitivity: attributes.specificitySensitivity,
      directionsForUse: attributes.directionsForUse,
      fluorescents: attributes.fluorescents,
      kitComponents: attributes.kitComponents,
      targets: attributes.targets,
    },
    lot: lot?.number ?? null,
    sensitivity: lot?.sensitivity ?? null,
    applications: applicationTable(product),
    figures,
    sizes,
    related: attributes.recommendations,
    conjugates: [
      ...(attributes.conjugates.parent ? [attributes.conjugates.parent] : []),
      ...attributes.conjugates.children,
      ...attributes.conjugates.siblings,
    ],
    alternatives: attributes.alternatives,
    successor: attributes.successor,
  };
}
