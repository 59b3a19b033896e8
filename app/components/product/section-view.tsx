import type { ReactNode } from "react";
import { serverFirst } from "~/components/server-first";
import { loadTexts } from "~/i18n/client";
import type { ProductPageData, ProductSection } from "~/loaders/product-data.server";
import { CitationsBlock } from "./citations-block";
import { CiteProduct } from "./cite-product";
import { FigureGallery } from "./figure-gallery";
import { RegulatoryBanner as Banner } from "./regulatory-banner";
import { SectionDetails as Details, type SectionDetailsProps } from "./section-details";
// Styles of what is drawn on demand: a document needs them from the beginning.
import "~/components/rich-text/rich-text.css";
import "~/components/ui/definition-list.css";
import "~/components/ui/species-application-matrix.css";
import "~/components/ui/table.css";
import "./pathway-drawing.css";
import "./product-information.css";
import "./product-lists.css";
import "./reviews-block.css";
import "~/components/ui/notice.css";
import "./spectrum-plot.css";

/** Everything that only shows: its scripts are loaded when a page comes without a document. */
const SectionDetails = serverFirst<SectionDetailsProps>(import.meta.env.SSR ? Details : null, async () => {
  const [{ SectionDetails: details }] = await Promise.all([import("./section-details"), loadTexts("productDetails")]);
  return details;
});

/** Notices above a product that its market requires. */
export const RegulatoryBanner = serverFirst<{ texts: ProductPageData["regulatory"] }>(
  import.meta.env.SSR ? Banner : null,
  async () => (await import("./regulatory-banner")).RegulatoryBanner,
);

/** What a section of each kind shows; the loader made sure that there is something. */
export function SectionView({ section, data }: { section: ProductSection; data: ProductPageData }): ReactNode {
  const { product } = data;
  switch (section.kind) {
    case "figures":
      return <FigureGallery figures={product.figures} />;
    case "citations":
      return <CitationsBlock anchor={section.id} {...data} />;
    case "cite":
      return <CiteProduct product={product} text={section.text} links={section.links} />;
    default:
      return <SectionDetails section={section} product={product} />;
  }
}
