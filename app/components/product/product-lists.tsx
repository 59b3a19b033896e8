import { Link } from "@remix-run/react";
import { Row, Rows } from "~/components/ui/card";
import { Mono } from "~/components/ui/layout";
import { Table } from "~/components/ui/table";
import { useT } from "~/i18n/use-t";
import type { ProductListPart, ProductView, RelatedView } from "~/loaders/product-data.server";
import * as css from "./product-page.css";

/** Lists of a product list block: what it includes, its conjugates, related products (C-TMPL-22). */
export function ProductLists({ product, lists }: { product: ProductView; lists: readonly ProductListPart[] }) {
  return lists.map((list) => (
    <section key={list.kind}>
      <h3>{list.title}</h3>
      {list.kind === "product_includes" ? (
        <Includes product={product} caption={list.title} />
      ) : (
        <RelatedRows items={list.kind === "conjugates" ? product.conjugates : product.related} label={list.title} />
      )}
    </section>
  ));
}

/** Whether a list has anything in it. */
export function hasList(kind: ProductListPart["kind"], product: ProductView): boolean {
  switch (kind) {
    case "product_includes":
      return product.attributes.kitComponents.length > 0;
    case "conjugates":
      return product.conjugates.length > 0;
    case "related_products":
      return product.related.length > 0;
  }
}

export function RelatedRows({ items, label }: { items: readonly RelatedView[]; label: string }) {
  return (
    <Rows label={label}>
      {items.map((item) => (
        <Row key={item.key}>
          <Mono className={css.number}>{item.key}</Mono>{" "}
          <Link to={`/products/${item.key}`} prefetch="intent">
            {item.name}
          </Link>
        </Row>
      ))}
    </Rows>
  );
}

function Includes({ product, caption }: { product: ProductView; caption: string }) {
  const t = useT();
  return (
    <Table
      caption={caption}
      captionHidden
      rows={product.attributes.kitComponents}
      rowKey={({ number, name }) => `${number} ${name}`}
      columns={[
        { key: "number", header: t("product.catalogNumber"), mono: true, cell: ({ number }) => number },
        {
          key: "name",
          header: t("product.component"),
          rowHeader: true,
          cell: ({ name, sefUrl }) => (sefUrl ? <Link to={sefUrl}>{name}</Link> : name),
        },
        {
          key: "quantity",
          header: t("product.componentQuantity"),
          cell: ({ quantity, unit, count }) => `${count > 1 ? `${count} × ` : ""}${quantity} ${unit}`,
        },
      ]}
    />
  );
}
