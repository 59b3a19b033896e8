/** Queries for modified sites in every common notation. */
import type { ModificationKind } from "../../demo/targets/table";
import type { ProductFacts, World } from "../facts";
import { inTurn, type Query, type QueryMaker, sampled } from "./query";

const letterOf: Readonly<Record<string, string>> = { Ser: "S", Thr: "T", Tyr: "Y", Lys: "K", Asp: "D" };

interface Site {
  readonly name: string;
  /** "Ser473" */
  readonly residue: string;
  /** "S473" */
  readonly short: string;
  readonly number: string;
}

type Notation = (site: Site) => string;

const phosphoNotations: readonly [Notation, ...Notation[]] = [
  ({ name, residue }) => `Phospho-${name} (${residue})`,
  ({ name, short }) => `p-${name} ${short}`,
  ({ name, residue }) => `p-${name} (${residue})`,
  ({ name, short }) => `p${name} ${short}`,
  ({ name, short }) => `${name} p${short}`,
  ({ name, residue }) => `${name} p${residue}`,
  ({ name, residue }) => `p${residue} ${name}`,
  ({ name, short }) => `${name} (p${short})`,
  ({ name, residue }) => `phospho ${name} ${residue}`,
  ({ name, short }) => `phospho-${name}-${short}`,
  ({ name, short }) => `phospho-${short} ${name}`,
  ({ name, residue }) => `${name} ${residue.replace(/(?=\d)/, " ")}`,
  ({ name, residue }) => `${name} phospho ${residue.replace(/(?=\d)/, "-")}`,
  ({ name, short }) => `anti-phospho-${name} (${short}) antibody`,
  ({ name, short }) => `${name.toLowerCase()} ${short.toLowerCase()}`,
  ({ name, short }) => `${name} phosphorylated at ${short}`,
];

function sitesOf(world: World, kind: ModificationKind) {
  const sites = new Map<string, { name: string; residue: string; product: ProductFacts }>();
  for (const product of world.products) {
    if (product.modification?.kind !== kind || product.target === null) continue;
    const { residue } = product.modification;
    sites.set(`${product.target} ${residue}`, { name: product.target, residue, product });
  }
  return [...sites.values()];
}

/** Targets by product name, and by symbol for single genes. */
export const phosphoSites: QueryMaker = (world, random, size) =>
  sampled(random, sitesOf(world, "phospho"), Math.ceil(size / 4)).flatMap(({ name, residue, product }, index) => {
    const short = shortened(residue);
    if (short === null) return [];
    const called = index % 3 === 2 && product.symbols.length === 1 ? (product.symbols[0] ?? name) : name;
    const number = residue.slice(3);
    const intent = { symbols: new Set(product.symbols), residues: [residue], modification: "phospho" } as const;
    return [0, 1, 2, 3].map((step) => {
      const notation = inTurn(phosphoNotations, index * 4 + step);
      return { text: notation({ name: called, residue, short, number }), intent };
    });
  });

function shortened(residue: string): string | null {
  const letter = letterOf[residue.slice(0, 3)];
  return letter ? letter + residue.slice(3) : null;
}

const otherNotations: Readonly<Record<Exclude<ModificationKind, "phospho">, readonly Notation[]>> = {
  acetyl: [
    ({ name, residue }) => `Acetyl-${name} (${residue})`,
    ({ name, short }) => `acetyl ${name} ${short}`,
    ({ name, short }) => `ac-${name} ${short}`,
    ({ name, short }) => `${name} ac${short}`,
    ({ name, short }) => `${name} ${short}ac`,
  ],
  methyl: [
    ({ name, residue }) => `Tri-Methyl-${name} (${residue})`,
    ({ name, short }) => `trimethyl ${name} ${short}`,
    ({ name, short }) => `${name} ${short}me3`,
    ({ name, residue }) => `${name} tri methyl ${residue}`,
  ],
  cleaved: [
    ({ name, residue }) => `Cleaved ${name} (${residue})`,
    ({ name }) => `cleaved ${name}`,
    ({ name, short }) => `cleaved-${name} ${short}`,
    ({ name }) => `cl. ${name}`,
  ],
};

export const otherSites: QueryMaker = (world, random, size) => {
  const queries = (["acetyl", "methyl", "cleaved"] as const).flatMap((kind) =>
    sitesOf(world, kind).flatMap(({ name, residue, product }): Query[] => {
      const short = shortened(residue);
      if (short === null) return [];
      const intent = { symbols: new Set(product.symbols), modification: kind };
      const texts = otherNotations[kind].map((notation) => notation({ name, residue, short, number: "" }));
      const histone = /^Histone (H\d\S*)$/.exec(name)?.[1];
      if (histone) texts.push(`${histone}${short}${kind === "acetyl" ? "ac" : "me3"}`);
      return texts.map((text) => ({
        text,
        intent: text.toLowerCase().includes(residue.slice(3)) ? { ...intent, residues: [residue] } : intent,
      }));
    }),
  );
  return sampled(random, queries, size);
};
