import { type Definition, DefinitionList } from "~/components/ui/definition-list";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ProductView } from "~/loaders/product-data.server";
import { entrezAddress, IdLinks, uniprotAddress } from "./database-links";

/** Facts that decide whether the product fits an experiment; each can be copied. */
export function KeyFacts({ product }: { product: ProductView }) {
  const t = useT();
  return (
    <section id="key-facts" aria-label={t("product.keyFacts")}>
      <DefinitionList items={useKeyFacts(product)} columns={2} />
    </section>
  );
}

export function useKeyFacts({ key, facts, applications }: ProductView): Definition[] {
  const t = useT();
  const format = useFormat();
  const name = useVocabulary();
  const tested = [...new Set(applications.rows.flatMap((row) => row.tested))];
  const separator = t("product.listSeparator");
  const source = [facts.host && name("host", facts.host), facts.clone].filter(Boolean).join(separator);
  const weights = facts.weights.map((value) => t("product.kilodalton", { value: format.number(value) }));
  const items: (Definition | null)[] = [
    fact("number", t("product.catalogNumber"), key, true),
    fact("target", t("product.target"), facts.targets.map(({ symbol }) => symbol).join(", ")),
    fact("modification", t("product.modification"), facts.modifications.join(", ")),
    fact("source", t(facts.clone ? "product.hostAndClone" : "product.host"), source),
    english("isotype", t("product.isotype"), facts.isotype),
    english("conjugate", t("product.conjugation"), facts.conjugation),
    fact("applications", t("product.applications"), applications.rows.map(({ code }) => code).join(", ")),
    fact("reactivity", t("product.reactivity"), tested.map((code) => name("species", code)).join(separator)),
    facts.formulation
      ? named("formulation", t("product.formulation"), facts.formulation, name("formulation", facts.formulation))
      : null,
    fact("weight", t("product.molecularWeight"), weights.join(", ")),
    ids(
      "uniprot",
      t("product.uniprot"),
      facts.targets.flatMap(({ uniprot }) => uniprot ?? []),
      uniprotAddress,
    ),
    ids(
      "entrez",
      t("product.entrez"),
      facts.targets.flatMap(({ entrez }) => entrez ?? []),
      entrezAddress,
    ),
    fact("rrid", t("product.rrid"), facts.rrid, true),
  ];
  return items.filter((item) => item !== null);
}

function fact(key: string, term: string, value: string | null, mono = false): Definition | null {
  return value ? { key, term, value, mono, copy: value } : null;
}

/** A value of the catalogue by its name in the page's language, where it has one. */
function named(key: string, term: string, value: string, name: string): Definition | null {
  return name === value ? english(key, term, value) : fact(key, term, name);
}

/** A value in the catalogue's words, which are English whatever the page's language is. */
function english(key: string, term: string, value: string | null): Definition | null {
  return value ? { key, term, copy: value, value: <span lang="en">{value}</span> } : null;
}

function ids(key: string, term: string, values: readonly string[], address: (id: string) => string): Definition | null {
  if (values.length === 0) return null;
  return { key, term, mono: true, copy: values.join(", "), value: <IdLinks ids={values} address={address} /> };
}
