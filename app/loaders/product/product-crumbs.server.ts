import type { Product } from "@contracts/catalogue/catalogue";
import { categoryStep } from "@domain/breadcrumb/category-step";
import type { PublicContext } from "~/context/request/types";

/** Breadcrumb of a product's page, over its category. */
export function productCrumbs(
  { t, market }: Pick<PublicContext, "t" | "market">,
  { key, productCategory }: Pick<Product, "key" | "productCategory">,
): { readonly label: string; readonly to: string }[] {
  const category = categoryStep(productCategory, market.locale);
  return [
    { label: t("chrome.breadcrumbHome"), to: "/" },
    { label: t("chrome.productsCrumb"), to: "/browse" },
    ...(category ? [category] : []),
    { label: key, to: `/products/${key}` },
  ];
}
