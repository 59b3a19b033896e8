import { Stack } from "~/components/ui/layout";
import { SpeciesApplicationMatrix } from "~/components/ui/species-application-matrix";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ProductView } from "~/loaders/product-data.server";

/** Application × species with dilutions; homologous species are marked as predicted. */
export function ApplicationTable({ table }: { table: ProductView["applications"] }) {
  const t = useT();
  const name = useVocabulary();
  if (table.rows.length === 0) return <p>{t("product.noApplications")}</p>;
  const predicted = new Set(table.homology);
  const messages = table.rows.flatMap(({ code, message }) => (message ? [{ code, message }] : []));
  return (
    <Stack gap="s2">
      <SpeciesApplicationMatrix
        caption={t("product.applicationTable")}
        captionHidden
        species={table.species.map((code) => ({ code, name: name("species", code) }))}
        applications={table.rows.map(({ code, dilution, tested }) => ({
          code,
          name: name("application", code),
          dilution: dilution ?? undefined,
          species: Object.fromEntries(
            table.species.map(
              (species) =>
                [species, tested.includes(species) ? "tested" : predicted.has(species) ? "predicted" : "none"] as const,
            ),
          ),
        }))}
      />
      {messages.map(({ code, message }) => (
        <p key={code}>
          <strong>{name("application", code)}</strong> <span lang="en">{message}</span>
        </p>
      ))}
    </Stack>
  );
}
