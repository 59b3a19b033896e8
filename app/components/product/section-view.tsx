import type { ReactNode } from "react";
import { RichText } from "~/components/rich-text/rich-text";
import { TextLink } from "~/components/ui/text-link";
import type { ProductPageData, ProductSection } from "~/loaders/product-data.server";
import { ApplicationTable } from "./application-table";
import { CitationsBlock } from "./citations-block";
import { FigureGallery } from "./figure-gallery";
import { ProductInformation } from "./product-information";
import { ProductLists, RelatedRows } from "./product-lists";
import * as css from "./section-view.css";
import { SupportingTable } from "./supporting-table";

/** What a section of each kind shows; the loader made sure that there is something. */
export function SectionView({ section, data }: { section: ProductSection; data: ProductPageData }): ReactNode {
  const { product } = data;
  switch (section.kind) {
    case "figures":
      return <FigureGallery figures={product.figures} />;
    case "applications":
      return <ApplicationTable table={product.applications} />;
    case "supporting":
      return (
        <SupportingTable product={product} columns={section.columns} data={section.data} caption={section.title} />
      );
    case "information":
      return <ProductInformation parts={section.parts} />;
    case "lists":
      return <ProductLists lists={section.lists} title={section.title} />;
    case "rows":
      return <RelatedRows items={section.items} label={section.title} />;
    case "citations":
      return <CitationsBlock anchor={section.id} {...data} />;
    case "links":
      return (
        <ul className={css.links}>
          {section.links.map(({ label, href, newWindow }) => (
            <li key={href}>
              <TextLink to={href} newWindow={newWindow}>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      );
    case "texts":
      return (
        <>
          {section.texts.map(({ title, content, lang }) => (
            <div key={title} lang={lang}>
              {title && title !== section.title && <h3>{title}</h3>}
              <RichText value={content} />
            </div>
          ))}
          {section.link && (
            <p>
              <TextLink to={section.link.href}>{section.link.label}</TextLink>
            </p>
          )}
        </>
      );
    default:
      return section satisfies never;
  }
}
