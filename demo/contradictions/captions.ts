/**
 * Reads a caption as text, without the generator's data: which samples it shows, which are negative controls, and the
 * treatment.
 */
import { lineSpecies, speciesWords } from "./biology";

interface ReadSample {
  readonly name: string;
  /** Code of the catalogue. */
  readonly species: string;
}

export interface ReadCaption {
  /** Samples in which a signal is shown. */
  readonly shown: readonly ReadSample[];
  readonly negative: readonly ReadSample[];
  readonly treatment: string | null;
  /** The text without names of products. */
  readonly text: string;
}

const negativeControl = /Negative control(?:, not shown)?: .*?\.(?= [A-Z]|$)/g;
const treatmentWords =
  /\b(?:treated|stimulated|incubated|activated) with (.+?)(?= \([+−gbo]| at three|,? using|\.(?: |$)|: )|\b(exposed to|deprived of) (.+?)(?= \([+−gbo]| at three|,? using|\.(?: |$)|: )/;
/** A species before a tissue or primary cells; "rabbit IgG" and "mouse IgG" are antibodies. */
const phrase =
  /(?:(?:LPS-)?activated )?(?<!\()\b(human|mouse|rat|monkey|hamster|bovine|pig|dog|chicken)\b(?! IgG)(?: [\p{L}\d/-]+){0,4}/gu;

/** @param names of products in the caption, whose words must not be read as samples */
export function readCaption(caption: string, names: readonly string[]): ReadCaption {
  const text = names
    .reduce((rest, name) => rest.replaceAll(name, "the product"), caption)
    .replace(/, without [^.]+(?=\.)/, "")
    // A target may share its name with cells: C6, A20.
    .replace(/(?<=Immunoprecipitation of ).+?(?= from extracts)/, "the target")
    .replace(/(?<=with a construct for (?:human|mouse|rat) ).+?(?= at three|, |\. |\()/g, "the target");
  const negative = [...text.matchAll(negativeControl)].map(([sentence]) => sentence).join(" ");
  const shown = text.replace(negativeControl, "").replace(/Loading control: .*?\./, "");
  const [, treated, , deprived] = treatmentWords.exec(shown.replace(/treated with increasing/, "")) ?? [];
  return { shown: samplesIn(shown), negative: samplesIn(negative), treatment: treated ?? deprived ?? null, text };
}

function samplesIn(text: string): ReadSample[] {
  // A construct determines the species of the protein, regardless of the cells.
  const cells = text.replace(
    /(?:mock-transfected )?\b293T cells(?: transfected)?(?= with a construct|[,. ])/g,
    (match) => (/transfected/.test(match) ? "" : match),
  );
  const lines = lineSpecies.flatMap(([pattern, species]) =>
    [...cells.matchAll(pattern)].map(([name]) => ({ name, species })),
  );
  const phrases = [...text.matchAll(phrase)].map(([found, word = ""]) => ({
    name: found,
    species: speciesWords[word] ?? "",
  }));
  return [...lines, ...phrases];
}

/** Cell lines followed by a species that is not theirs: "HeLa cells (mouse)". */
export function misnamedLines(text: string): string[] {
  return lineSpecies.flatMap(([pattern, species]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [, word] = /^ cells \(([^)]+)\)/.exec(text.slice(match.index + match[0].length)) ?? [];
      const said = word ? speciesWords[word.toLowerCase()] : undefined;
      return said && said !== species ? [`${match[0]} is called ${word}`] : [];
    }),
  );
}
