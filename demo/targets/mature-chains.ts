/** Mature chains of secreted proteins, for recombinant proteins: accession, range and expression by species. */
import * as v from "valibot";
import { readTable } from "../data-files/table";
import { type Antigen, residueKda } from "./table";

const whole = v.pipe(v.string(), v.regex(/^[1-9][0-9]*$/), v.transform(Number));

/** The table omits proteins without a range that can be expressed as one chain, such as insulin and glucagon. */
const matureChain = v.pipe(
  v.strictObject({
    /** Human symbol of the antigen. */
    gene: v.string(),
    species: v.picklist(["H", "M"]),
    symbol: v.string(),
    uniprot: v.string(),
    entrez: v.string(),
    length_aa: whole,
    from: whole,
    to: whole,
    expression_host: v.string(),
    /** Verb phrase for a sentence about the activity assay. */
    activity: v.string(),
  }),
  v.check(({ from, to, length_aa }) => from < to && to <= length_aa, "has a range outside of the precursor"),
);
export type MatureChain = v.InferOutput<typeof matureChain>;

export const matureChains: readonly MatureChain[] = readTable("demo/targets/mature-chains.tsv", matureChain);

export const matureChainOf = ({ id }: Antigen, species: "H" | "M"): MatureChain | null =>
  matureChains.find((chain) => chain.gene === id && chain.species === species) ?? null;

/** Calculated weight of the range in kDa, without a tag. */
export const chainWeight = ({ from, to }: Pick<MatureChain, "from" | "to">): number =>
  Math.round((to - from + 1) * residueKda * 10) / 10;
