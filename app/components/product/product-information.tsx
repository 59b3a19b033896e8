import { instantOfDay } from "@domain/market/time-zone";
import type { DataEntry, DataTerm, InformationContent, TargetEntry } from "@domain/product-page/information";
import type { ReactNode } from "react";
import { CatalogueText } from "~/components/catalogue-text";
import { Link } from "~/components/navigation";
import { DefinitionList } from "~/components/ui/definition-list/definition-list";
import { Disclosure } from "~/components/ui/disclosure/disclosure";
import { Mono } from "~/components/ui/layout";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { useTextLang } from "~/i18n/use-text-lang";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { InformationPart, ProductView } from "~/loaders/product/data.server";
import { PathwayDrawing } from "./figures/pathway-drawing";
import { SpectrumPlot } from "./figures/spectrum-plot";
import * as css from "./product-information.css";
import { ProtocolTitle } from "./protocol/protocol-title";
import { entrezAddress, IdLinks, pubmedAddress, uniprotAddress } from "./sections/database-links";

interface InformationProps {
  parts: readonly InformationPart[];
  product: Pick<ProductView, "key">;
}

/** Parts that few readers need before they decide; shown collapsed below their titles. */
const folded: ReadonlySet<string> = new Set([
  "background",
  "custom_product_data",
  "database_links",
  "pathway_image",
  "quality_control",
  "source_or_purification",
]);

/** Product information parts, in the template's order (C-TMPL-12, C-TMPL-21). */
export function ProductInformation({ parts, product }: InformationProps) {
  return (
    <div className={css.parts}>
      {parts.map((part) => (
        <Part key={`${part.kind} ${part.title}`} part={part} productKey={product.key} />
      ))}
    </div>
  );
}

function Part({ part: { title, ...part }, productKey }: { part: InformationPart; productKey: string }) {
  const heading = <h3 className={css.title}>{title}</h3>;
  const content = (
    <div className={css.content}>
      <InformationContentView content={part} productKey={productKey} />
    </div>
  );
  if (folded.has(part.kind)) {
    return (
      <Disclosure summary={heading} className={css.folded}>
        {content}
      </Disclosure>
    );
  }
  return (
    <section className={css.part}>
      {heading}
      {content}
    </section>
  );
}

interface ContentProps {
  content: InformationContent;
  productKey: string;
}

export function InformationContentView({ content, productKey }: ContentProps) {
  const { text, data, targets, dyes, protocols, reagents, pathways, references } = content;
  return (
    <>
      {text && <Prose text={text} />}
      {data && <Data entries={data} />}
      {targets && <Targets targets={targets} />}
      {dyes?.map((dye) => (
        <SpectrumPlot key={dye.name} dye={dye} />
      ))}
      {protocols && <Protocols protocols={protocols} productKey={productKey} />}
      {reagents && <Reagents reagents={reagents} />}
      {pathways?.map((pathway) => (
        <PathwayDrawing key={pathway.name} part={pathway} />
      ))}
      {references && <References references={references} />}
    </>
  );
}

function Prose({ text }: { text: string }) {
  return (
    <div lang={useTextLang()(text)} className={css.prose}>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

function Data({ entries }: { entries: readonly DataEntry[] }) {
  const t = useT();
  const value = useDataValue();
  return (
    <DefinitionList
      items={entries.map((entry) => ({
        key: entry.term,
        term: t(`productDetails.data.${entry.term}`),
        value: value(entry),
      }))}
    />
  );
}

const days: readonly DataTerm[] = ["released", "revised"];

/** Formats a value in the page's language and date format; marks catalogue English. */
export function useDataValue() {
  const format = useFormat();
  const name = useVocabulary();
  return ({ term, value }: DataEntry): ReactNode => {
    if (days.includes(term)) return <time dateTime={value}>{format.date(instantOfDay(value))}</time>;
    if (term === "sensitivity" || term === "clonality") return name(term, value);
    return <CatalogueText text={value} />;
  };
}

function Targets({ targets }: { targets: readonly TargetEntry[] }) {
  const t = useT();
  return (
    <ul className={css.targets}>
      {targets.map(({ symbol, name, uniprot, entrez, aliases }) => (
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
          {aliases.length > 0 && (
            <span className={css.aliases}>
              {t("productDetails.alsoKnownAs", { names: aliases.join(t("product.listSeparator")) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Protocols({
  protocols,
  productKey,
}: {
  protocols: NonNullable<InformationContent["protocols"]>;
  productKey: string;
}) {
  return (
    <ul className={css.rows}>
      {protocols.map(({ id, title, application, dilution }) => (
        <li key={id} className={css.row}>
          <Mono>{application}</Mono>
          <Link to={`/products/${productKey}/protocol/${id}`}>
            <ProtocolTitle title={title} application={application} />
          </Link>
          {dilution && <Mono>{dilution}</Mono>}
        </li>
      ))}
    </ul>
  );
}

function Reagents({ reagents }: { reagents: NonNullable<InformationContent["reagents"]> }) {
  return (
    <ul className={css.reagents}>
      {reagents.map(({ name, key }) => (
        <li key={name}>
          {key ? (
            <Link to={`/products/${key}`}>
              <CatalogueText text={name} /> <Mono>{key}</Mono>
            </Link>
          ) : (
            <CatalogueText text={name} />
          )}
        </li>
      ))}
    </ul>
  );
}

function References({ references }: { references: NonNullable<InformationContent["references"]> }) {
  const t = useT();
  return (
    <ol className={css.references} aria-label={t("productDetails.references")}>
      {references.map(({ text, pmid }) => (
        <li key={text}>
          <CatalogueText text={text} />
          {pmid && (
            <>
              {" "}
              {t("product.pubmed")} <IdLinks ids={[pmid]} address={pubmedAddress} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
