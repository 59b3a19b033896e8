import { type Definition, DefinitionList } from "~/components/ui/definition-list";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ProductView } from "~/loaders/product-data.server";

const uniprotAddress = (id: string) => `https://www.uniprot.org/uniprotkb/${encodeURIComponent(id)}`;
const entrezAddress = (id: string) => `https://www.ncbi.nlm.nih.gov/gene/${encodeURIComponent(id)}`;

/** Facts that decide whether the product fits an experiment; each can be copied. */
export function KeyFacts({ product }: { product: ProductView }) {
  return <DefinitionList items={useKeyFacts(product)} />;
}

function useKeyFacts(product: ProductView): Definition[] {
  const t = useT();
  const format = useFormat();
  const name = useVocabulary();
  const { attributes, applications } = product;
  const facts: (Definition | null)[] = [
    { key: "number", term: t("product.catalogNumber"), value: product.key, mono: true, copy: product.key },
    fact("target", t("product.target"), attributes.targets.map(({ symbol }) => symbol).join(", ")),
    fact("modification", t("product.modification"), attributes.targetModifications.join(", ")),
    fact("host", t("product.host"), attributes.host && name("host", attributes.host)),
    fact("clone", t("product.clone"), attributes.clone, true),
    fact("isotype", t("product.isotype"), attributes.isotype),
    fact("conjugate", t("product.conjugation"), attributes.conjugation),
    fact("applications", t("product.applications"), applications.rows.map(({ code }) => code).join(", ")),
    fact(
      "reactivity",
      t("product.reactivity"),
      [...new Set(applications.rows.flatMap(({ tested }) => tested))].map((code) => name("species", code)).join(", "),
    ),
    fact("formulation", t("product.formulation"), attributes.formulation),
    fact(
      "weight",
      t("product.molecularWeight"),
      weights(attributes)
        .map((value) => t("product.kilodalton", { value: format.number(value) }))
        .join(", "),
    ),
    ids(
      "uniprot",
      t("product.uniprot"),
      attributes.targets.flatMap(({ uniprot }) => uniprot ?? []),
      uniprotAddress,
    ),
    ids(
      "entrez",
      t("product.entrez"),
      attributes.targets.flatMap(({ entrez }) => entrez ?? []),
      entrezAddress,
    ),
    fact("rrid", t("product.rrid"), attributes.rrid, true),
  ];
  return facts.filter((item) => item !== null);
}

/** Observed bands where they are known, else the calculated weight. */
function weights({ observedMolecularWeight, molecularWeight }: ProductView["attributes"]): readonly number[] {
  if (observedMolecularWeight.length > 0) return observedMolecularWeight;
  return molecularWeight === null ? [] : [molecularWeight];
}

function fact(key: string, term: string, value: string | null, mono = false): Definition | null {
  return value ? { key, term, value, mono, copy: value } : null;
}

function ids(key: string, term: string, values: readonly string[], address: (id: string) => string): Definition | null {
  if (values.length === 0) return null;
  return {
    key,
    term,
    mono: true,
    copy: values.join(", "),
    value: values.map((id, index) => (
      <span key={id}>
        {index > 0 && ", "}
        <a href={address(id)} rel="noopener">
          {id}
        </a>
      </span>
    )),
  };
}
