import type { Localized } from "../locales";

/** Secondary structure elements in order; the drawings are generated from them. */
export type Fold = readonly ("strand" | "helix")[];

export interface ProteinDomain {
  readonly slug: string;
  readonly title: Localized<string>;
  readonly summary: Localized<string>;
  readonly fold: Fold;
  readonly binding: Localized<string>;
  readonly structure: Localized<string>;
  readonly additional: Localized<string>;
  /** Proteins as chains with their domains, in residues. */
  readonly chains: readonly {
    readonly protein: string;
    readonly length: number;
    readonly domains: readonly (readonly [name: string, from: number, to: number])[];
  }[];
  readonly examples: readonly { readonly protein: string; readonly partner: string; readonly site: string }[];
  readonly consensus: readonly { readonly sequence: string; readonly note: Localized<string> }[];
}

export function domainUrl(domain: ProteinDomain): string {
  return `/research/protein-domains/${domain.slug}`;
}
