import type { Money } from "@contracts/values/money";
import { formatMoney } from "@domain/money/format";
import type { ComponentField } from "@domain/product-page/columns";
import { CatalogueText } from "~/components/catalogue-text";
import { Link } from "~/components/navigation";
import { Mono } from "~/components/ui/layout";
import { Table } from "~/components/ui/table/table";
import { useT } from "~/i18n/use-t";
import { useSizeText } from "~/i18n/use-vocabulary";
import type {
  KitComponentView,
  ProductListView,
  RelatedOffer,
  RelatedView,
  Relation,
} from "~/loaders/product/data.server";
import * as css from "./product-lists.css";

/** Product lists: components, conjugates, related products (C-TMPL-14, C-TMPL-22). */
export function ProductLists({ lists, title }: { lists: readonly ProductListView[]; title: string }) {
  return lists.map((list) => (
    <div key={list.kind} className={css.list}>
      {list.title !== title && <h3 className={css.title}>{list.title}</h3>}
      {list.kind === "product_includes" ? (
        <Includes list={list} />
      ) : (
        <RelatedRows items={list.items} label={list.title} />
      )}
    </div>
  ));
}

/** Number and name on one line, compact for scanning. */
export function RelatedRows({ items, label }: { items: readonly RelatedView[]; label: string }) {
  const t = useT();
  return (
    <ul className={css.rows} aria-label={label}>
      {items.map(({ key, name, relation, offer }) => (
        <li key={key}>
          <Link to={`/products/${key}`} className={css.row}>
            <Mono className={css.number}>{key}</Mono>
            <CatalogueText text={name} className={css.name} />
            {offer?.price && <RelatedPrice price={offer.price} size={offer.size} />}
            <RelatedFacts facts={[offer?.applications.join(", "), relation && t(relationNames[relation])]} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function RelatedPrice({ price, size }: { price: Money; size: RelatedOffer["size"] }) {
  const sizeText = useSizeText();
  return (
    <span className={css.price}>
      {formatMoney(price)}
      {size && <span className={css.size}> {sizeText(size)}</span>}
    </span>
  );
}

/** Applications of a related product, and its relation to the page's product. */
function RelatedFacts({ facts }: { facts: readonly (string | null | undefined)[] }) {
  const known = facts.filter((fact) => fact);
  return known.length > 0 && <span className={css.relation}>{known.join("\u00a0· ")}</span>;
}

const relationNames = {
  pair: "productDetails.relation.pair",
  kit: "productDetails.relation.kit",
  companion: "productDetails.relation.companion",
  control: "productDetails.relation.control",
  "elisa-kit": "productDetails.relation.elisaKit",
  "matched-pair": "productDetails.relation.matchedPair",
  "protein-control": "productDetails.relation.proteinControl",
  chimeric: "productDetails.relation.chimeric",
  conjugate: "productDetails.relation.conjugate",
  parent: "productDetails.relation.parent",
  "carrier-free": "productDetails.relation.carrierFree",
} as const satisfies Record<Relation, string>;

const monospaced: readonly ComponentField[] = ["number", "dilution"];

function Includes({ list }: { list: Extract<ProductListView, { kind: "product_includes" }> }) {
  const t = useT();
  const { columns, components, title, ruled, notes, protocolHref } = list;
  const rowHeader = columns.find(({ field }) => field === "name")?.field ?? columns[0]?.field;
  return (
    <>
      <Table
        caption={title}
        captionHidden
        className={ruled ? undefined : css.unruled}
        rows={components}
        rowKey={({ key, values }) => `${key} ${values.name}`}
        columns={columns.map(({ field, header }) => ({
          key: field,
          header,
          rowHeader: field === rowHeader,
          mono: monospaced.includes(field),
          cell: (component: KitComponentView) => (
            <Cell component={component} field={field} linked={field === rowHeader} />
          ),
        }))}
      />
      {notes && <p className={css.note}>{t("productDetails.includesNote")}</p>}
      {protocolHref && (
        <p data-print="hide">
          <Link to={protocolHref}>{t("productDetails.includesProtocol")}</Link>
        </p>
      )}
    </>
  );
}

function Cell({ component, field, linked }: { component: KitComponentView; field: ComponentField; linked: boolean }) {
  const value = component.values[field] ?? "–";
  // Numbers and units are the same in every language.
  const isWords = field === "name" || /[a-z]{4}/.test(value);
  const text = isWords ? <CatalogueText text={value} /> : value;
  return linked && component.to ? <Link to={component.to}>{text}</Link> : text;
}
