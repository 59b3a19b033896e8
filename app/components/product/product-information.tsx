import { signalstarPanelPath } from "@domain/selling/quick-add";
import type { ReactNode } from "react";
import { DefinitionList } from "~/components/ui/definition-list";
import { Stack } from "~/components/ui/layout";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { InformationPart, ProductView } from "~/loaders/product-data.server";

/** Parts of the product information block, by kind; a part without data is left out (C-TMPL-21). */
export function ProductInformation({ product, parts }: { product: ProductView; parts: readonly InformationPart[] }) {
  const shown = parts
    .map((part) => ({ ...part, content: <Part kind={part.kind} product={product} /> }))
    .filter(({ kind }) => hasPart(kind, product));
  return (
    <Stack gap="s3">
      {shown.map(({ kind, title, content }) => (
        <section key={kind}>
          <h3>{title}</h3>
          {content}
        </section>
      ))}
    </Stack>
  );
}

/** Whether the product has anything to say under a part; decides both the part and its heading. */
export function hasPart(kind: string, { attributes, description, lot }: ProductView): boolean {
  switch (kind) {
    case "background":
      return attributes.background !== null;
    case "description":
      return description !== "";
    case "source_or_purification":
      return attributes.sourcePurification !== null;
    case "specificity_or_sensitivity":
      return attributes.specificitySensitivity !== null;
    case "usage_information":
    case "kit_usage_information":
      return attributes.directionsForUse !== null;
    case "fluorescent_properties":
      return attributes.fluorescents.length > 0;
    case "database_links":
      return attributes.targets.some(({ uniprot, entrez }) => uniprot !== null || entrez !== null);
    case "custom_product_data":
      return lot !== null || attributes.storage !== null || attributes.concentration !== null;
    default:
      return false;
  }
}

function Part({ kind, product }: { kind: string; product: ProductView }): ReactNode {
  const t = useT();
  const { attributes } = product;
  switch (kind) {
    case "background":
      return <Prose text={attributes.background} />;
    case "description":
      return <Prose text={product.description} />;
    case "source_or_purification":
      return <Prose text={attributes.sourcePurification} />;
    case "specificity_or_sensitivity":
      return <Prose text={attributes.specificitySensitivity} />;
    case "usage_information":
    case "kit_usage_information":
      return <Prose text={attributes.directionsForUse} />;
    case "fluorescent_properties":
      return (
        <DefinitionList
          items={attributes.fluorescents.map(({ name, excitation, emission }) => ({
            key: name,
            term: name,
            value: `${t("product.excitation")} ${t("product.nanometre", { value: excitation })} · ${t("product.emission")} ${t("product.nanometre", { value: emission })}`,
          }))}
        />
      );
    case "database_links":
      return <DatabaseLinks targets={attributes.targets} />;
    case "custom_product_data":
      return (
        <DefinitionList
          items={[
            row("lot", t("product.lot"), product.lot),
            row("concentration", t("product.concentration"), attributes.concentration),
            row("sensitivity", t("product.sensitivity"), product.sensitivity),
            row("storage", t("product.storage"), attributes.storage),
            row("temperature", t("product.storageTemperature"), attributes.storageTemperature),
            row("purity", t("product.purity"), attributes.purity),
            row("endotoxin", t("product.endotoxin"), attributes.endotoxin),
            row("cas", t("product.casNumber"), attributes.casNumber),
          ].filter((item) => item !== null)}
        />
      );
    default:
      return null;
  }
}

const row = (key: string, term: string, value: string | null) => (value ? { key, term, value } : null);

/** Catalogue texts are in English whatever the page's language is. */
function Prose({ text }: { text: string | null }) {
  return (
    <div lang="en">
      {(text ?? "").split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph.slice(0, 40)}>{paragraph}</p>
      ))}
    </div>
  );
}

function DatabaseLinks({ targets }: { targets: ProductView["attributes"]["targets"] }) {
  return (
    <ul>
      {targets.map(({ symbol, name, uniprot, entrez }) => (
        <li key={symbol}>
          <span lang="en">
            {symbol}, {name}
          </span>
          {uniprot && (
            <>
              {" · "}
              <TextLink to={`https://www.uniprot.org/uniprotkb/${uniprot}`}>UniProt {uniprot}</TextLink>
            </>
          )}
          {entrez && (
            <>
              {" · "}
              <TextLink to={`https://www.ncbi.nlm.nih.gov/gene/${entrez}`}>Entrez {entrez}</TextLink>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Where panels are designed; used by the panel builder component of templates. */
export const panelBuilderPath = signalstarPanelPath;
