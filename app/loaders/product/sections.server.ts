/** Converts template components to page sections with data; empty ones are dropped. */
import type { Product } from "@contracts/catalogue/catalogue";
import type { ProductPage, ProductPageComponent } from "@contracts/content/product-pages";
import { productCitation } from "@domain/product-page/citing";
import { type Column, type SupportingField, supportingColumns } from "@domain/product-page/columns";
import { type InformationContent, informationContent } from "@domain/product-page/information";
import type { PublicContext } from "~/context/request/types";
import { type LinkView, linkView } from "~/loaders/content/links.server";
import type { TemplateSlot } from "./content.server";
import type {
  EditorsText,
  InformationPart,
  ProductListView,
  ProductPageData,
  ProductSection,
  ProductSlot,
  RelatedView,
  SupportingData,
} from "./data.server";
import { listViews, relatedRows } from "./lists.server";
import type { Relations } from "./relations.server";
import type { ReviewsView } from "./reviews/reviews.server";
import { inquiryText, legalTexts } from "./texts.server";

/** Data of a section, by kind. A component shows each kind (`app/components/product/sections/`). */
export type SectionContent =
  | { readonly kind: "figures" }
  | { readonly kind: "applications" }
  | { readonly kind: "citations" }
  | { readonly kind: "supporting"; readonly columns: readonly Column<SupportingField>[]; readonly data: SupportingData }
  | { readonly kind: "information"; readonly parts: readonly InformationPart[] }
  | { readonly kind: "lists"; readonly lists: readonly ProductListView[] }
  | { readonly kind: "rows"; readonly items: readonly RelatedView[] }
  | { readonly kind: "links"; readonly links: readonly LinkView[] }
  | {
      readonly kind: "texts";
      readonly texts: readonly EditorsText[];
      /** Catalogue text, in English. */
      readonly lines: readonly string[];
      readonly link: LinkView | null;
    }
  | { readonly kind: "reviews"; readonly view: ReviewsView | null }
  | { readonly kind: "cite"; readonly text: string; readonly links: readonly LinkView[] };

interface SectionInput {
  readonly context: PublicContext;
  readonly product: Product;
  /** Offers of related products. */
  readonly offers: Relations["offers"];
  readonly page: ProductPage | null;
  /** Null if unavailable. */
  readonly reviews: ReviewsView | null;
}

interface ProductSections extends Pick<ProductPageData, "order"> {
  readonly slots: readonly ProductSlot[];
  /** Single links of components, shown with the product's documents. */
  readonly links: readonly LinkView[];
  readonly contents: readonly { readonly id: string; readonly title: string }[];
}

/** Anchor of the purchase panel, which is beside the slots. */
const orderAnchor = "order";
/** In-page navigation is shown if there are more components (C-PROD-16). */
const fewComponents = 3;

/** Slots in order (C-TMPL-04); purchase panel and in-page navigation are placed separately (decision 0110). */
export function productSections(template: readonly TemplateSlot[], input: SectionInput): ProductSections {
  const taken = new Map<string, number>();
  const contents: { id: string; title: string }[] = [];
  const shownKinds = shownElsewhere(template, input.product);
  const links: LinkView[] = [];
  let navigation = false;
  let order: ProductSections["order"] = null;
  const slots = template.flatMap(({ layout, columns }): ProductSlot[] => {
    const shown = columns
      .map(({ components }) =>
        components.flatMap((component): ProductSection[] => {
          const title = component.title ?? "";
          if (component.kind === "in_page_navigation") navigation = true;
          if (component.kind === "to_purchase" && !order) {
            order = { title };
            // As on the page, where the panel precedes all slots.
            contents.unshift({ id: orderAnchor, title });
          }
          const content = sectionContent(component, input, shownKinds);
          if (!content) return [];
          // A section of one link would be a heading without content.
          if (content.kind === "links" && content.links.length === 1) {
            links.push(...content.links);
            return [];
          }
          const id = anchorOf(component.kind, taken);
          contents.push({ id, title });
          return [{ id, title, ...content }];
        }),
      )
      .filter((sections) => sections.length > 0);
    if (shown.length === 0) return [];
    // Other columns take the space of an empty one.
    return [{ layout: shown.length === columns.length ? layout : "full", columns: shown }];
  });
  return { slots, order, links, contents: navigation && contents.length > fewComponents ? contents : [] };
}

/** Terms shown among the key facts or under quality control, which the other data omit. */
function shownElsewhere(template: readonly TemplateSlot[], product: Product): ReadonlySet<string> {
  const components = template.flatMap(({ columns }) => columns.flatMap((column) => column.components));
  const parts = components.flatMap((component) =>
    component.kind === "product_information" ? component.sub_components : [],
  );
  const quality = parts.find(({ kind }) => kind === "quality_control");
  const data = (quality && informationContent(quality, product)?.data) ?? [];
  return new Set(["clonality", "sensitivity", ...data.map(({ term }) => term)]);
}

function withoutShown(kind: string, content: InformationContent | null, shownKinds: ReadonlySet<string>) {
  if (kind !== "custom_product_data" || !content?.data) return content;
  const data = content.data.filter(({ term }) => !shownKinds.has(term));
  return data.length > 0 ? { ...content, data } : null;
}

function anchorOf(kind: string, taken: Map<string, number>): string {
  const number = (taken.get(kind) ?? 0) + 1;
  taken.set(kind, number);
  const name = kind.replaceAll("_", "-");
  return number === 1 ? name : `${name}-${number}`;
}

/** Start of the catalogue's research-use statement, which editors' legal texts repeat. */
const researchUse = /^for research use only\b/i;

/** Null for a component without content, or with its own place. */
function sectionContent(
  component: ProductPageComponent,
  input: SectionInput,
  shownKinds: ReadonlySet<string>,
): SectionContent | null {
  const { product, page, context } = input;
  const { attributes } = product;
  switch (component.kind) {
    case "figure_block":
      return attributes.figures.length > 0 ? { kind: "figures" } : null;
    case "application_tab":
      return attributes.lots.some(({ applications }) => applications.length > 0) ? { kind: "applications" } : null;
    case "citations":
      return { kind: "citations" };
    case "product_information": {
      const parts = component.sub_components.flatMap((part): InformationPart[] => {
        const content = withoutShown(part.kind, informationContent(part, product), shownKinds);
        return content ? [{ kind: part.kind, title: part.title ?? "", ...content }] : [];
      });
      return parts.length > 0 ? { kind: "information", parts } : null;
    }
    case "supporting_data":
      return supportingSection(component.table_column_names, product);
    case "product_list": {
      const lists = listViews(component.sub_components, product, input.offers, input.context.t);
      return lists.length > 0 ? { kind: "lists", lists } : null;
    }
    case "alternatives": {
      const items = relatedRows(attributes.alternatives, input.offers);
      return items.length > 0 ? { kind: "rows", items } : null;
    }
    case "tech_links": {
      const links = component.links.flatMap((link) => linkView(link) ?? []);
      return links.length > 0 ? { kind: "links", links } : null;
    }
    case "antibody_reference_link": {
      const link = component.link && linkView(component.link);
      const { rrid, demonstration, lineage } = attributes;
      const withdrawal = lineage?.withdrawal ?? null;
      const text = productCitation({ key: product.key, name: product.name, rrid, demonstration, withdrawal });
      return { kind: "cite", text, links: link ? [link] : [] };
    }
    case "panel_builder": {
      const link = component.link && linkView(component.link);
      return link ? { kind: "links", links: [link] } : null;
    }
    case "legal_statement": {
      const texts = component.content_target ? legalTexts(context, component.content_target, product) : [];
      // Show the research-use statement once: editors' translated text replaces the catalogue's.
      const lines = attributes.statements.filter((line) => texts.length === 0 || !researchUse.test(line));
      return texts.length + lines.length > 0 ? { kind: "texts", texts, lines, link: null } : null;
    }
    case "product_inquiry":
      return inquiryText(context, page, product);
    case "reviews":
      return { kind: "reviews", view: input.reviews };
    case "to_purchase":
    case "in_page_navigation":
      return null;
    default:
      return component satisfies never;
  }
}

function supportingSection(names: readonly string[], { attributes }: Product): SectionContent | null {
  const columns = supportingColumns(names);
  if (columns.length === 0) return null;
  const [lot] = attributes.lots;
  const { purity, casNumber, storageTemperature, storage } = attributes;
  return {
    kind: "supporting",
    columns,
    data: { sensitivity: lot?.sensitivity ?? null, purity, casNumber, storage: storageTemperature ?? storage },
  };
}
