import { DefinitionList } from "~/components/ui/definition-list";
import { useT } from "~/i18n/use-t";
import type { InformationPart } from "~/loaders/product-data.server";
import { entrezAddress, IdLinks, uniprotAddress } from "./database-links";
import * as css from "./product-information.css";

/** Parts of the product information block, in the template's order (C-TMPL-12, C-TMPL-21). */
export function ProductInformation({ parts }: { parts: readonly InformationPart[] }) {
  return (
    <div className={css.parts}>
      {parts.map((part) => (
        <section key={part.kind} className={css.part}>
          <h3 className={css.title}>{part.title}</h3>
          <div>
            <Content part={part} />
          </div>
        </section>
      ))}
    </div>
  );
}

function Content({ part }: { part: InformationPart }) {
  const t = useT();
  if ("text" in part) return <Prose text={part.text} />;
  if ("data" in part) {
    return (
      <DefinitionList
        items={part.data.map(({ term, value }) => ({
          key: term,
          term: t(`product.data.${term}`),
          value: <span lang="en">{value}</span>,
        }))}
      />
    );
  }
  if ("dyes" in part) {
    const range = (value: number) => t("product.nanometre", { value });
    return (
      <DefinitionList
        items={part.dyes.map(({ name, excitation, emission }) => ({
          key: name,
          term: name,
          value: t("product.spectrum", { excitation: range(excitation), emission: range(emission) }),
        }))}
      />
    );
  }
  return (
    <ul className={css.targets}>
      {part.targets.map(({ symbol, name, uniprot, entrez }) => (
        <li key={symbol}>
          <span lang="en">
            <strong>{symbol}</strong> {name}
          </span>
          {uniprot && (
            <span>
              {t("product.uniprot")} <IdLinks ids={[uniprot]} address={uniprotAddress} />
            </span>
          )}
          {entrez && (
            <span>
              {t("product.entrez")} <IdLinks ids={[entrez]} address={entrezAddress} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Catalogue texts are in English whatever the page's language is. */
function Prose({ text }: { text: string }) {
  return (
    <div lang="en" className={css.prose}>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
