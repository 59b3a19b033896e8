/** A phrase that found nothing and is a gene's number in a public database. */
import type { GeneFacts, NameTable } from "@domain/query-reading/name-table";

export interface RegistryNumber {
  readonly number: string;
  /** Gene with this number at NCBI; null for a number of Ensembl or RefSeq, which the table of names lacks. */
  readonly gene: GeneFacts | null;
}

/** Genes, transcripts and proteins of Ensembl and RefSeq, with the version: "ENSG00000141510.18", "NM_000546.6". */
const unlisted = /(?<![\p{L}\p{N}])(?:ENS[A-Z]{0,6}[GTP]\d{11}|[NX][MPR]_\d{6,9})(?:\.\d{1,3})?(?![\p{L}\p{N}])/iu;

/** Null for any other phrase. A bare number of NCBI is only recognized here, because most are product numbers, too. */
export function registryNumberOf(phrase: string, names: Pick<NameTable, "byNumber">): RegistryNumber | null {
  const number = phrase.trim();
  const gene = /^\d{1,9}$/.test(number) ? names.byNumber("entrez", number) : null;
  if (gene) return { number, gene };
  const [found] = unlisted.exec(phrase) ?? [];
  return found === undefined ? null : { number: found, gene: null };
}
