import { CatalogueText } from "~/components/catalogue-text";
import { EvidenceMatrix } from "~/components/evidence/evidence-matrix";
import { Notice } from "~/components/ui/notice/notice";
import { SpeciesApplicationMatrix } from "~/components/ui/species-application-matrix/species-application-matrix";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ProductView } from "~/loaders/product/data.server";

interface ApplicationTableProps {
  table: ProductView["applications"];
  evidence: ProductView["evidence"];
}

/**
 * Applications by species with dilutions (C-DATA-05, C-DATA-11): with verdicts where tests are recorded, or else as the
 * catalogue lists them.
 */
export function ApplicationTable({ table, evidence }: ApplicationTableProps) {
  const t = useT();
  const name = useVocabulary();
  const messages = table.rows.flatMap((row) => (row.message ? [row] : []));
  return (
    <>
      {evidence === "unavailable" && <Notice tone="warning">{t("evidence.unavailable")}</Notice>}
      {evidence === null || evidence === "unavailable" ? (
        <ListedApplications table={table} />
      ) : (
        <EvidenceMatrix view={evidence} caption={t("productDetails.applicationTable")} />
      )}
      {messages.map(({ code, name: known, message }) => (
        <p key={code}>
          <strong>{name("application", known)}</strong> <CatalogueText text={message ?? ""} />
        </p>
      ))}
    </>
  );
}

function ListedApplications({ table }: Pick<ApplicationTableProps, "table">) {
  const t = useT();
  const name = useVocabulary();
  const predicted = new Set(table.homology);
  const stated = (tested: readonly string[], species: string) => {
    if (tested.includes(species)) return "tested" as const;
    return predicted.has(species) ? ("predicted" as const) : ("none" as const);
  };
  return (
    <SpeciesApplicationMatrix
      caption={t("productDetails.applicationTable")}
      captionHidden
      species={table.species.map((code) => ({ code, name: name("species", code) }))}
      applications={table.rows.map(({ code, name: known, dilution, tested }) => ({
        code,
        name: name("application", known),
        dilution: dilution ?? undefined,
        species: Object.fromEntries(table.species.map((species) => [species, stated(tested, species)])),
      }))}
    />
  );
}
