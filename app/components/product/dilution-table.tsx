import type { DilutionVolume } from "@domain/product-page/dilution-volumes";
import { Table } from "~/components/ui/table";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";

interface DilutionTableProps {
  volumes: readonly DilutionVolume[];
  productKey: string;
  dilution: string;
  /** Code of the application that the amounts are for. */
  application: string;
}

/** How much antibody goes into a volume: what is written on the tube. */
export function DilutionTable({ volumes, productKey, dilution, application }: DilutionTableProps) {
  const t = useT();
  const format = useFormat();
  return (
    <Table
      caption={t("productDetails.volumesFor", { application, number: productKey, dilution })}
      rows={volumes}
      rowKey={({ millilitres }) => String(millilitres)}
      phone="scroll"
      columns={[
        {
          key: "final",
          header: t("productDetails.finalVolume"),
          rowHeader: true,
          cell: ({ millilitres }) => t("productDetails.millilitres", { value: format.number(millilitres) }),
        },
        {
          key: "stock",
          header: t("productDetails.stockVolume"),
          align: "end",
          cell: ({ microlitres }) =>
            t("productDetails.microlitres", { value: format.number(microlitres, { maximumSignificantDigits: 3 }) }),
        },
      ]}
    />
  );
}
