import type { ReactNode } from "react";
import { CitationsBlock } from "~/components/product/citations/citations-block";
import { CiteProduct } from "~/components/product/citations/cite-product";
import { FigureGallery } from "~/components/product/figures/figure-gallery";
import type { ProductPageData, ProductSection } from "~/loaders/product/data.server";
import { SectionDetails } from "./section-details";

/** Renders a section by kind; the loader has dropped empty ones. */
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
