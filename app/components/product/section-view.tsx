import type { ReactNode } from "react";
import type { ProductPageData, ProductSection } from "~/loaders/product/data.server";
import { CitationsBlock } from "./citations-block";
import { CiteProduct } from "./cite-product";
import { FigureGallery } from "./figure-gallery";
import { SectionDetails } from "./section-details";

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
      return (
        <div>
          <SectionDetails section={section} product={product} />
        </div>
      );
  }
}
