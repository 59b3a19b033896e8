import { clonePath } from "@domain/lineage/clone-identity";
import type { ReactNode } from "react";
import { CatalogueText } from "~/components/catalogue-text";
import { Link } from "~/components/navigation";
import { type Definition, DefinitionList } from "~/components/ui/definition-list/definition-list";
import { Entries } from "~/components/ui/entries/entries";
import { type ProductFact, productFacts } from "~/i18n/product-facts";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ProductView } from "~/loaders/product/data.server";
import { entrezAddress, IdLinks, uniprotAddress } from "./sections/database-links";

interface KeyFactsProps {
  product: ProductView;
  /** Another section of the page lists each target's numbers in databases. */
  databases: boolean;
}

/** Facts that decide whether the product fits an experiment, each with a copy button. */
export function KeyFacts({ product, databases }: KeyFactsProps) {
  const t = useT();
  const facts = useKeyFacts(product).filter(({ key }) => !databases || !Object.hasOwn(addresses, key));
  return (
    <section id="key-facts" aria-label={t("product.keyFacts")}>
      <DefinitionList items={facts} columns={2} />
    </section>
  );
}

export function useKeyFacts(product: ProductView): Definition[] {
  const t = useT();
  const format = useFormat();
  const name = useVocabulary();
  return productFacts(product, { t, name, number: (value) => format.number(value) }).map((fact) => ({
    ...{ key: fact.key, term: fact.term, copy: fact.value },
    ...(fact.mono && { mono: true }),
    value: shownValue(fact),
  }));
}

const addresses: Readonly<Record<string, (id: string) => string>> = { uniprot: uniprotAddress, entrez: entrezAddress };

function shownValue({ key, value, list, ids, english, clone }: ProductFact): ReactNode {
  const address = addresses[key];
  if (clone)
    return (
      <>
        {value.slice(0, -clone.length)}
        <Link to={clonePath(clone)}>{clone}</Link>
      </>
    );
  if (ids && address) return <IdLinks ids={ids} address={address} />;
  if (list) return <Entries {...list} />;
  return english ? <CatalogueText text={value} /> : value;
}
