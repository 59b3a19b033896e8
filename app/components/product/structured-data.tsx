import type { SizeRow } from "@domain/product-page/sizes";
import { offersGraph, productGraph, structuredDataText } from "@domain/product-page/structured-data";
import { useState } from "react";
import { useMarket } from "~/i18n/use-format";
import type { ProductPageData } from "~/loaders/product-data.server";

/** schema.org data of the page; pages that are not to be indexed have none. */
export function ProductStructuredData({ product, head, crumbs }: Pick<ProductPageData, "product" | "head" | "crumbs">) {
  const { country } = useMarket();
  const url = head.canonical;
  if (url === null) return null;
  return (
    <StructuredData
      id={`about-${product.key}`}
      data={() =>
        productGraph(
          {
            ...product,
            description: head.description,
            images: product.figures.map(({ large }) => large),
          },
          crumbs,
          { url, country },
        )
      }
    />
  );
}

/** Offers of sizes whose prices came later than the rest. */
export function OffersStructuredData({ head, sizes }: { head: ProductPageData["head"]; sizes: readonly SizeRow[] }) {
  const { country } = useMarket();
  const url = head.canonical;
  return url === null ? null : (
    <StructuredData id={`offers-${sizes[0]?.sku}`} data={() => offersGraph(sizes, { url, country })} />
  );
}

/**
 * Data for search engines, which read documents: written by the server alone. A browser keeps what the document
 * brought while that product is shown and makes none by itself, so no script has to build one, and no script element
 * is ever created where Trusted Types rule.
 */
function StructuredData({ id, data }: { id: string; data: () => unknown }) {
  const [text] = useState(() => (import.meta.env.SSR ? serverText(data) : document.getElementById(id)?.textContent));
  if (!text) return null;
  return (
    <script
      id={id}
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: built from data by `structuredDataText`, which escapes "<"
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

function serverText(data: () => unknown): string | null {
  const value = data();
  return value === null ? null : structuredDataText(value);
}
