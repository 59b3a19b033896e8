import { CatalogueText } from "~/components/catalogue-text";
import { SpeciesApplicationMatrix } from "~/components/ui/species-application-matrix/species-application-matrix";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ProductView } from "~/loaders/product/data.server";

/** Applications by species with dilutions; predicted species are marked (C-DATA-05, C-DATA-11). */
export function ApplicationTable({ table }: { table: ProductView["applications"] }) {
  const t = useT();
  const name = useVocabulary();
  const predicted = new Set(table.homology);
  const messages = table.rows.flatMap((row) => (row.message ? [row] : []));
  const evidence = (tested: readonly string[], species: string) => {
    if (tested.includes(species)) return "tested" as const;
    return predicted.has(species) ? ("predicted" as const) : ("none" as const);
  };
  return (
    <>
      <SpeciesApplicationMatrix
        caption={t("productDetails.applicationTable")}
        captionHidden
        species={table.species.map((code) => ({ code, name: name("species", code) }))}
        applications={table.rows.map(({ code, name: known, dilution, tested }) => ({
          code,
          name: name("application", known),
          dilution: dilution ?? undefined,
          species: Object.fromEntries(table.species.map((species) => [species, evidence(tested, species)])),
        }))}
      />
      {messages.map(({ code, name: known, message }) => (
        <p key={code}>
          <strong>{name("application", known)}</strong> <CatalogueText text={message ?? ""} />
        </p>
      ))}
    </>
  );
}
