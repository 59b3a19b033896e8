import { Table } from "~/components/ui/table";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ProductView } from "~/loaders/product-data.server";

/** Reactivity, weight, source and isotype of each target, side by side. */
export function SupportingData({ product }: { product: ProductView }) {
  const t = useT();
  const format = useFormat();
  const name = useVocabulary();
  const { attributes, applications } = product;
  const weights =
    attributes.observedMolecularWeight.length > 0
      ? attributes.observedMolecularWeight
      : attributes.molecularWeight === null
        ? []
        : [attributes.molecularWeight];
  return (
    <Table
      caption={t("product.supportingData")}
      captionHidden
      rows={attributes.targets}
      rowKey={({ symbol }) => symbol}
      columns={[
        { key: "target", header: t("product.target"), rowHeader: true, cell: ({ symbol }) => symbol },
        {
          key: "reactivity",
          header: t("product.reactivity"),
          cell: () =>
            applications.species
              .filter((code) => !applications.homology.includes(code))
              .map((code) => name("species", code))
              .join(", "),
        },
        {
          key: "sensitivity",
          header: t("product.sensitivity"),
          cell: () => product.sensitivity ?? t("product.notListed"),
        },
        {
          key: "weight",
          header: t("product.molecularWeight"),
          noWrap: true,
          cell: () =>
            weights.map((value) => t("product.kilodalton", { value: format.number(value) })).join(", ") ||
            t("product.notListed"),
        },
        {
          key: "source",
          header: t("product.hostAndIsotype"),
          cell: () =>
            [attributes.host && name("host", attributes.host), attributes.isotype].filter(Boolean).join(", ") ||
            t("product.notListed"),
        },
      ]}
    />
  );
}
