import { CatalogueText } from "~/components/catalogue-text";
import { ProductInformation } from "~/components/product/product-information";
import { ProductLists, RelatedRows } from "~/components/product/product-lists";
import { ReviewsBlock } from "~/components/product/reviews/reviews-block";
import { RichText } from "~/components/rich-text/rich-text";
import { TextLink } from "~/components/ui/text-link";
import type { ProductSection, ProductView } from "~/loaders/product/data.server";
import { ApplicationTable } from "./application-table";
import * as css from "./section-view.css";
import { SupportingTable } from "./supporting-table";

/** Kinds that `section-view` renders, because they have buttons or fields. */
type SectionWithControls = { kind: "figures" | "citations" | "cite" };

interface SectionDetailsProps {
  section: Exclude<ProductSection, SectionWithControls>;
  product: ProductView;
}

/** Sections whose only controls are links. */
export function SectionDetails({ section, product }: SectionDetailsProps) {
  switch (section.kind) {
    case "applications":
      return <ApplicationTable table={product.applications} evidence={product.evidence} />;
    case "supporting":
      return (
        <SupportingTable product={product} columns={section.columns} data={section.data} caption={section.title} />
      );
    case "information":
      return <ProductInformation parts={section.parts} product={product} />;
    case "lists":
      return <ProductLists lists={section.lists} title={section.title} />;
    case "rows":
      return <RelatedRows items={section.items} label={section.title} />;
    case "reviews":
      return <ReviewsBlock view={section.view} productKey={product.key} />;
    case "links":
      return <Links links={section.links} />;
    case "texts":
      return (
        <>
          {section.texts.map(({ title, content, lang }) => (
            <div key={title} lang={lang}>
              {title && title !== section.title && <h3>{title}</h3>}
              <RichText value={content} />
            </div>
          ))}
          {section.lines.map((line) => (
            <p key={line}>
              <CatalogueText text={line} />
            </p>
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

function Links({ links }: Pick<Extract<ProductSection, { kind: "links" }>, "links">) {
  return (
    <ul className={css.links}>
      {links.map(({ label, href, newWindow }) => (
        <li key={href}>
          <TextLink to={href} newWindow={newWindow}>
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
