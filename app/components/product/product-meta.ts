import type { MetaDescriptor } from "@framework/remix";
import { pageMeta, paintAfter } from "~/components/chrome/page-meta";
import type { ProductPageData } from "~/loaders/product/data.server";
import { productHeadingId } from "./product-page";

/** Head tags of a product page. Its first paint waits for the heading, which is what the visitor came for. */
export function productMeta(data: ProductPageData | null | undefined): MetaDescriptor[] {
  if (!data) return pageMeta(data);
  return [...pageMeta(data), paintAfter(productHeadingId)];
}
