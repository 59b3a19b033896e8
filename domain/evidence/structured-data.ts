/**
 * schema.org data of evidence. No profile for antibodies exists, so verdicts are the values of a dataset about the
 * product, each with the method's term as its technique.
 */
import { methodTerm, termAddress } from "./methods";
import { ruleVersion } from "./rule";
import type { Verdict } from "./verdict";

interface DescribedCell extends Pick<Verdict, "kind" | "pillars" | "counts"> {
  readonly application: string;
  readonly species: string;
}

interface DescribedProduct {
  /** Canonical address of the product's page. */
  readonly url: string;
  readonly name: string;
  readonly targets: readonly { readonly symbol: string; readonly uniprot: string | null }[];
}

/** Only cells with tests; the file also has predicted and untested ones. Null if no cell has a test. */
export function evidenceDataset(cells: readonly DescribedCell[], { url, name, targets }: DescribedProduct) {
  const tested = cells.filter(({ counts }) => counts.for + counts.against + counts.open > 0);
  if (tested.length === 0) return null;
  return {
    "@type": "Dataset",
    name: `Tests of ${name}`,
    description: `Verdicts by application and species, computed from tests on record by rule version ${ruleVersion}.`,
    ...(targets.length > 0 && {
      about: targets.map(({ symbol, uniprot }) => ({
        "@type": "Protein",
        name: symbol,
        ...(uniprot && { sameAs: `https://www.uniprot.org/uniprotkb/${uniprot}` }),
      })),
    }),
    url: `${url}/applications`,
    distribution: { "@type": "DataDownload", encodingFormat: "application/json", contentUrl: `${url}/evidence.json` },
    variableMeasured: tested.map(({ application, species, kind, pillars, counts }) => {
      const term = methodTerm(application);
      return {
        "@type": "PropertyValue",
        name: `${application} ${species}`,
        value: [kind, ...pillars].join(" "),
        description: `${counts.for} for, ${counts.against} against, ${counts.open} open`,
        ...(term && { measurementTechnique: termAddress(term) }),
      };
    }),
  };
}
