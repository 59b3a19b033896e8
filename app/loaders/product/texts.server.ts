/** Editorial texts of a product page: statements by rule, and the inquiry block (C-TMPL-05, C-TMPL-10, C-TMPL-13). */
import type { Product } from "@contracts/catalogue/catalogue";
import type { ProductPage } from "@contracts/content/product-pages";
import type { ContentTarget } from "@contracts/content/targets";
import { evaluateTarget } from "@domain/content-rules/evaluate";
import { timeZoneOf } from "@domain/market/time-zone";
import type { PublicContext } from "~/context/request/types";
import { foreignLanguage, startPageBuild } from "~/loaders/content/page-build.server";
import { pageText } from "~/loaders/content/page-text.server";
import type { EditorsText } from "./data.server";
import type { SectionContent } from "./sections.server";

/** Form for carrier-free and customized products, prefilled with number and name (C-PROD-13). */
const inquiryPath = "/services/products-and-services-inquiry/customized-and-carrier-free-formulations";

/** Texts of the target whose rules match product, country and date. */
export function legalTexts(context: PublicContext, target: ContentTarget, product: Product): EditorsText[] {
  const { country } = context.market;
  const { components, errors } = evaluateTarget(target, {
    now: context.now,
    country,
    timeZone: timeZoneOf(country),
    product: {
      id: product.key,
      type: product.productType,
      status: product.status,
      category: product.productCategory,
    },
  });
  for (const message of errors) context.log.error("content rule not evaluated", { devkey: target.devkey, message });
  const reading = startPageBuild(context);
  const lang = foreignLanguage(reading, target.system);
  return components.map(({ title, content }) => ({
    title,
    content: pageText(reading, content),
    ...(lang && { lang }),
  }));
}

/** Only if editors wrote a text for this product. */
export function inquiryText(context: PublicContext, page: ProductPage | null, product: Product): SectionContent | null {
  const inquiry = page?.product_inquiry;
  if (!page || !inquiry?.content) return null;
  const reading = startPageBuild(context);
  const lang = foreignLanguage(reading, page.system);
  const query = new URLSearchParams({ product_number: product.key, product_name: product.name });
  return {
    kind: "texts",
    texts: [{ title: inquiry.title, content: pageText(reading, inquiry.content), ...(lang && { lang }) }],
    lines: [],
    link: { label: context.t("product.ask"), href: `${inquiryPath}?${query}`, newWindow: false },
  };
}
