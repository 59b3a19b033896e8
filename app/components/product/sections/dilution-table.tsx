import type { DilutionVolume } from "@domain/product-page/dilution-volumes";
import { Table } from "~/components/ui/table/table";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";

interface DilutionTableProps {
  volumes: readonly DilutionVolume[];
  productKey: string;
  dilution: string;
  /** Application code of the dilutions. */
  application: string;
}

/** Antibody amount per volume. */
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
          cell: (volume) => t("productDetails.microlitres", { value: stockRange(volume, format) }),
        },
      ]}
    />
  );
}

/** "10", or "5 – 20" for a range, to three digits, which is a pipette's precision. */
export function stockRange(
  { least, most }: DilutionVolume,
  format: Pick<ReturnType<typeof useFormat>, "number">,
): string {
  const number = (value: number) => format.number(value, { maximumSignificantDigits: 3 });
  return least === most ? number(least) : `${number(least)}\u2009–\u2009${number(most)}`;
}
