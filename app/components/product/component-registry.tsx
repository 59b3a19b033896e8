/** One line a component kind of the templates: what it shows, and whether it has anything to show. */
import type { ReactNode } from "react";
import { TextLink } from "~/components/ui/text-link";
import type { ProductComponent, ProductPageData, ProductView } from "~/loaders/product-data.server";
import { ApplicationTable } from "./application-table";
import { CitationsBlock } from "./citations-block";
import { FigureGallery } from "./figure-gallery";
import { hasPart, ProductInformation } from "./product-information";
import { hasList, ProductLists, RelatedRows } from "./product-lists";
import { SupportingData } from "./supporting-data";

/** Stable anchor of a component on its page. */
export function componentId({ kind }: ProductComponent): string {
  return kind.replaceAll("_", "-");
}

/** A component without data is not rendered, and does not count for the in-page navigation. */
export function showsComponent(component: ProductComponent, product: ProductView): boolean {
  switch (component.kind) {
    case "to_purchase":
    case "in_page_navigation":
    case "citations":
      return true;
    case "application_tab":
      return product.applications.rows.length > 0;
    case "figure_block":
      return product.figures.length > 0;
    case "supporting_data":
      return product.attributes.targets.length > 0;
    case "alternatives":
      return product.alternatives.length > 0;
    case "product_information":
      return component.parts.some(({ kind }) => hasPart(kind, product));
    case "product_list":
      return component.lists.some(({ kind }) => hasList(kind, product));
    case "tech_links":
      return component.links.length > 0;
  }
}

export function ProductComponentView({
  component,
  data,
}: {
  component: ProductComponent;
  data: ProductPageData;
}): ReactNode {
  const { product } = data;
  switch (component.kind) {
    case "application_tab":
      return <ApplicationTable table={product.applications} />;
    case "figure_block":
      return <FigureGallery figures={product.figures} />;
    case "supporting_data":
      return <SupportingData product={product} />;
    case "alternatives":
      return <RelatedRows items={product.alternatives} label={component.title} />;
    case "citations":
      return <CitationsBlock citations={data.citations} />;
    case "product_information":
      return <ProductInformation product={product} parts={component.parts} />;
    case "product_list":
      return <ProductLists product={product} lists={component.lists.filter(({ kind }) => hasList(kind, product))} />;
    case "tech_links":
      return (
        <ul>
          {component.links.map(({ label, href }) => (
            <li key={href}>
              <TextLink to={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      );
    case "to_purchase":
    case "in_page_navigation":
      return null;
  }
}
