import type { MetaDescriptor } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import type { ProductPageData } from "~/loaders/product/data.server";
import { productHeadingId } from "./product-page";

/**
 * Head tags of a product page. Its first paint waits for the heading, so that the header is not laid out and painted alone
 * before what the visitor came for. Only Chromium knows `expect`.
 */
export function productMeta(data: ProductPageData | null | undefined): MetaDescriptor[] {
  if (!data) return pageMeta(data);
  return [...pageMeta(data), { tagName: "link", rel: "expect", href: `#${productHeadingId}`, blocking: "render" }];
}
