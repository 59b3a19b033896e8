import { Table } from "~/components/ui/table/table";
import { useT } from "~/i18n/use-t";
import type { SummaryItem } from "~/loaders/panel/summary.server";
import { OfferText } from "./offer-text";

/** Products of a panel. */
export function ItemTable({ items }: { items: readonly SummaryItem[] }) {
  const t = useT();
  return (
    <Table
      caption={t("panel.quote.items")}
      captionHidden
      rows={items}
      rowKey={({ productKey }) => productKey}
      columns={[
        { key: "name", header: t("panel.quote.product"), rowHeader: true, cell: ({ name }) => name },
        { key: "sku", header: t("panel.quote.number"), mono: true, noWrap: true, cell: ({ sku }) => sku },
        { key: "price", header: t("panel.antibodies.price"), align: "end", cell: (item) => <OfferText offer={item} /> },
      ]}
    />
  );
}
