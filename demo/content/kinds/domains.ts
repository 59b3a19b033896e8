import * as v from "valibot";
import { readEntries, text } from "../read-content";

/** Secondary structure elements in order, from which the drawings are generated. */
const fold = v.array(v.picklist(["strand", "helix"]));
export type Fold = v.InferOutput<typeof fold>;

const schema = v.strictObject({
  title: text,
  summary: text,
  fold,
  binding: text,
  structure: text,
  additional: text,
  /** Proteins drawn as chains with their domains: name, first and last residue. */
  chains: v.array(
    v.strictObject({
      protein: v.string(),
      length: v.number(),
      domains: v.array(v.tuple([v.string(), v.number(), v.number()])),
    }),
  ),
  examples: v.array(v.strictObject({ protein: v.string(), partner: v.string(), site: v.string() })),
  consensus: v.array(v.strictObject({ sequence: v.string(), note: text })),
});

export type ProteinDomain = (typeof proteinDomains)[number];

export const proteinDomains = readEntries("domains", schema);

export function domainUrl(domain: ProteinDomain): string {
  return `/research/protein-domains/${domain.slug}`;
}
