import { evidenceDataset } from "@domain/evidence/structured-data";
import type { SizeRow } from "@domain/product-page/sizes";
import { offersGraph, productGraph } from "@domain/product-page/structured-data";
import { StructuredData } from "~/components/document/structured-data";
import { useMarket } from "~/i18n/use-format";
import type { ProductPageData } from "~/loaders/product/data.server";

type StructuredPage = Pick<ProductPageData, "product" | "head" | "crumbs" | "lineage" | "returnDays" | "slots">;

/** schema.org data of the page; omitted if the page is not indexed. */
export function ProductStructuredData({ product, head, crumbs, lineage, returnDays, slots }: StructuredPage) {
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
            lineage,
            evidence: datasetOf(product, url),
            reviews: reviewsIn(slots),
          },
          crumbs,
          { url, country, returnDays },
        )
      }
    />
  );
}

/** Reviews that the page shows. */
function reviewsIn(slots: ProductPageData["slots"]) {
  const section = slots.flatMap(({ columns }) => columns.flat()).find(({ kind }) => kind === "reviews");
  const view = section?.kind === "reviews" ? section.view : null;
  return view && { ...view, shown: view.reviews };
}

/** Verdicts of the page, if tests are recorded and can be read. */
function datasetOf({ evidence, name, facts }: ProductPageData["product"], url: string) {
  if (evidence === null || evidence === "unavailable") return null;
  return evidenceDataset(
    evidence.rows.flatMap(({ cells }) => cells),
    { url, name, targets: facts.targets },
  );
}

/** Offers of sizes with late prices. */
export function OffersStructuredData({
  head,
  sizes,
  returnDays,
}: Pick<ProductPageData, "head" | "returnDays"> & { sizes: readonly SizeRow[] }) {
  const { country } = useMarket();
  const url = head.canonical;
  return url === null ? null : (
    <StructuredData id={`offers-${sizes[0]?.sku}`} data={() => offersGraph(sizes, { url, country, returnDays })} />
  );
}
