import type { Column, SupportingField } from "@domain/product-page/columns";
import { molecularWeights } from "@domain/product-page/molecular-weights";
import type { ReactNode } from "react";
import { CatalogueText } from "~/components/catalogue-text";
import { Table } from "~/components/ui/table/table";
import { weightsText } from "~/i18n/product-facts";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ProductView, SupportingData } from "~/loaders/product/data.server";

interface SupportingTableProps {
  product: ProductView;
  columns: readonly Column<SupportingField>[];
  data: SupportingData;
  caption: string;
}

/** Columns named by the template; catalogue data applies to all targets alike (C-TMPL-16). */
export function SupportingTable({ product, columns, data, caption }: SupportingTableProps) {
  const t = useT();
  const value = useSupportingValues(product, data);
  return (
    <Table
      caption={caption}
      captionHidden
      rows={[product.key]}
      rowKey={(key) => key}
      columns={columns.map(({ field, header }) => ({
        key: field,
        header,
        cell: () => value(field, header) || t("productDetails.notListed"),
      }))}
    />
  );
}

function useSupportingValues({ facts, applications }: ProductView, data: SupportingData) {
  const t = useT();
  const format = useFormat();
  const name = useVocabulary();
  const number = (value: number) => format.number(value);
  const weights = (kilodaltons: readonly number[], header: string) =>
    /kda/i.test(header) ? kilodaltons.map(number).join(", ") : weightsText(kilodaltons, { t, number });
  const estimated = (weight: string) =>
    facts.isWeightEstimated && facts.observedWeights.length === 0 && weight !== ""
      ? t("product.estimatedWeight", { weight })
      : weight;
  return (field: SupportingField, header: string): ReactNode => {
    switch (field) {
      case "target":
        return facts.targets.map(({ symbol }) => symbol).join(", ");
      case "reactivity":
        return applications.species
          .filter((code) => !applications.homology.includes(code))
          .map((code) => name("species", code))
          .join(t("product.listSeparator"));
      case "weight":
        // Show the unit once: in the header if the editor put it there.
        return estimated(
          weights(
            molecularWeights({
              observedMolecularWeight: facts.observedWeights,
              molecularWeight: facts.calculatedWeight,
            }),
            header,
          ),
        );
      case "source":
        return <Source host={facts.host} isotype={facts.isotype} />;
      case "sensitivity":
        return data.sensitivity && name("sensitivity", data.sensitivity);
      case "purity":
      case "casNumber":
      case "storage":
        return data[field] && <CatalogueText text={data[field]} />;
      default:
        return field satisfies never;
    }
  };
}

/** Shows the isotype alone if it names the host species. */
function Source({ host, isotype }: Pick<ProductView["facts"], "host" | "isotype">) {
  const t = useT();
  const name = useVocabulary();
  if (!host && !isotype) return t("productDetails.notListed");
  const animal = host && !isotype?.startsWith(host) ? name("host", host) : null;
  return (
    <>
      {animal}
      {animal && isotype && t("product.listSeparator")}
      {isotype && <CatalogueText text={isotype} />}
    </>
  );
}
