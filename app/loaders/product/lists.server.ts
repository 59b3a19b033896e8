/** Product lists of a product page: components, conjugates, related products (C-TMPL-22, C-DATA-07). */
import type { Product } from "@contracts/catalogue/catalogue";
import type { ProductListPart } from "@contracts/content/product-pages";
import { safeHref } from "@domain/links/safe-href";
import { parseProductAddress } from "@domain/product-page/address";
import { type Column, type ComponentField, componentColumns } from "@domain/product-page/columns";
import { vocabularyKey } from "@domain/vocabulary/keys";
import type { Translate } from "~/i18n/translate";
import { type KitComponentView, namedRelations, type ProductListView, type RelatedView } from "./data.server";
import { sharedProtocolHref } from "./protocol/shared-protocol.server";
import type { Relations } from "./relations.server";

type Related = Product["attributes"]["alternatives"][number];
type KitComponent = Product["attributes"]["kitComponents"][number];

/** Non-empty lists in the template's order. */
export function listViews(
  parts: readonly ProductListPart[],
  product: Product,
  offers: Relations["offers"],
  t: Translate,
): ProductListView[] {
  const conjugates = parts.some(({ kind }) => kind === "conjugates") ? conjugateRows(product, offers) : [];
  return parts.flatMap((part): ProductListView[] => {
    const title = part.title ?? "";
    if (part.kind === "product_includes") {
      const columns = componentColumns(part.table_column_names);
      const components = product.attributes.kitComponents.filter(({ published }) => published);
      if (columns.length === 0 || components.length === 0) return [];
      return [
        {
          kind: part.kind,
          title,
          columns,
          components: components.map((component) => componentView(component, columns, t)),
          protocolHref: protocolHref(components),
          ruled: part.line_border,
          notes: part.notes_section,
        },
      ];
    }
    const items = part.kind === "conjugates" ? conjugates : relatedProducts(product, offers, conjugates);
    return items.length > 0 ? [{ kind: part.kind, title, items }] : [];
  });
}

/** The unconjugated product first, then its conjugates. */
function conjugateRows({ attributes }: Product, offers: Relations["offers"]): RelatedView[] {
  const { parent, children, siblings, carrierFree } = attributes.conjugates;
  return relatedRows([parent, ...children, ...siblings, carrierFree], offers);
}

/** Recommendations, then assays, pairs, controls and chimerics of the same target. */
function relatedProducts(
  { attributes }: Product,
  offers: Relations["offers"],
  elsewhere: readonly RelatedView[],
): RelatedView[] {
  const { recommendations, elisaKits, matchedPairs, proteinControls, chimerics } = attributes;
  const all = [...recommendations, ...elisaKits, ...matchedPairs, ...proteinControls, ...chimerics];
  return relatedRows(all, offers, elsewhere);
}

/** Without duplicates, and without products in other lists of the page. */
export function relatedRows(
  items: readonly (Related | null)[],
  offers: Relations["offers"],
  elsewhere: readonly RelatedView[] = [],
): RelatedView[] {
  const seen = new Set(elsewhere.map(({ key }) => key));
  return items.flatMap((item) => {
    if (!item || seen.has(item.key)) return [];
    seen.add(item.key);
    const relation = namedRelations.find((name) => name === item.relation) ?? null;
    return [{ key: item.key, name: item.name, relation, offer: offers.get(item.key) ?? null }];
  });
}

function protocolHref(components: readonly KitComponent[]): string | null {
  const keys = components.flatMap(({ number }) => parseProductAddress(number)?.key ?? []);
  return keys.length > 1 ? sharedProtocolHref(keys) : null;
}

function componentView(
  component: KitComponent,
  columns: readonly Column<ComponentField>[],
  t: Translate,
): KitComponentView {
  const link = component.sefUrl === null ? null : safeHref(component.sefUrl);
  const values: Partial<Record<ComponentField, string>> = {};
  // Without a name column, rows would have no label.
  for (const field of new Set([...columns.map((column) => column.field), "name" as const])) {
    const value = componentValue(component, field, t);
    if (value) values[field] = value;
  }
  return { key: component.number, to: link?.kind === "path" ? link.href : null, values };
}

function componentValue(component: KitComponent, field: ComponentField, t: Translate): string | null {
  if (field === "quantity") {
    const { count, quantity, unit } = component;
    const unitName = unit && t(`vocabulary.unit.${vocabularyKey(unit)}`, { defaultValue: unit });
    return `${count > 1 ? `${count} × ` : ""}${quantity} ${unitName}`.trim();
  }
  return field === "count" ? String(component.count) : component[field];
}
