/** Readings that depend on the whole query, once all words are read. */
import type { Atom } from "./atoms";
import { addTarget, type Draft } from "./draft";
import type { NameTable } from "./name-table";
import type { ReadTarget } from "./read-query";
import { isMutation } from "./residues";
import { wordOf } from "./vocabulary";

const isEmpty = ({ targets, reagents, rest, kinds }: Draft) =>
  targets.length + reagents.length + rest.length + kinds.size === 0;

/** "APC antibody" means the protein: the symbol of a gene is a label only beside another target. */
export function takeLabelAsGene(atoms: readonly Atom[], draft: Draft, table: NameTable): void {
  if (!isEmpty(draft)) return;
  const atom = atoms.find(({ text }) => wordOf(text)?.kind === "label" && table.gene(text.toUpperCase()) !== null);
  if (!atom || atoms.length === 1) return;
  draft.labels.clear();
  addTarget(atom.text, table.find(atom.text), draft, atom.typed);
}

/** "anti-biotin" binds biotin; it is not an antibody labeled with biotin. */
export function takeAntiLabel(phrase: string, against: string | null, draft: Draft): void {
  const [found, hapten] =
    /(?<!\p{L})anti-?\s?(biotin|fitc|fluorescein|hrp|pe|peroxidase)(?!\p{L})/iu.exec(phrase) ?? [];
  if (found === undefined || against !== null || draft.targets.length + draft.kinds.size > 0) return;
  draft.labels.clear();
  draft.reagents.push(`"anti-${hapten}"`);
}

/** "kit antibody", "Kit D816V" and "phospho-Kit" mean the protein, "antibody kit" a kit. */
export function takeKitAsGene(atoms: readonly Atom[], draft: Draft, table: NameTable): void {
  if (draft.targets.length + draft.reagents.length > 0 || !draft.kinds.has("Kit")) return;
  const isAntibody = (atom: Atom | undefined) => /^(?:antibod(?:y|ies)|m?abs?)$/i.test(atom?.text ?? "");
  const isProtein = (at: number) =>
    isAntibody(atoms[at + 1]) ||
    isMutation(atoms[at + 1]?.text ?? "") ||
    (atoms[at]?.before === "-" && /^(?:p|phospho)$/i.test(atoms[at - 1]?.text ?? ""));
  const atom = atoms.find(({ text }, at) => /^kit$/i.test(text) && isProtein(at));
  if (!atom) return;
  draft.kinds.clear();
  addTarget("KIT", table.find("KIT"), draft, atom.typed);
  const variants = draft.rest.filter(isMutation);
  if (draft.modification !== null || variants.length === 0) return;
  draft.modification = "variant";
  draft.residues.push(...variants);
  for (const variant of variants) draft.rest.splice(draft.rest.indexOf(variant), 1);
}

/** Caspases are activated by cleavage. */
export function takeActivation(draft: Draft): void {
  const at = draft.rest.findIndex((word) => /^activated?$|^active$|^活性化$|^活化的?$/i.test(word));
  const areCaspases =
    draft.targets.length > 0 &&
    draft.targets.every(({ chosen }) => chosen[0].genes.every((one) => one.startsWith("CASP")));
  if (at < 0 || !areCaspases) return;
  draft.rest.splice(at, 1);
  draft.modification ??= "cleaved";
}

/** "cell proliferation assay" means a kit; an assay of a protein may be any use of an antibody. */
export function takeAssay(
  atoms: readonly Atom[],
  targets: readonly ReadTarget[],
  { kinds, applications }: Draft,
): void {
  const isProcess = targets.length > 0 && targets.every(({ chosen: [{ kind }] }) => kind === "process");
  const isAsked = atoms.some(({ text }) => /^assays?$/i.test(text)) && kinds.size + applications.size === 0;
  if (isProcess && isAsked) kinds.add("Kit");
}

/** "acetyl-lysine" beside a target asks for its modified form; alone, for the reagents of that group. */
export function takeGroupOfTarget(draft: Draft): void {
  const at = draft.reagents.findIndex((reagent) => motifOf.test(reagent));
  const [, group] = motifOf.exec(draft.reagents[at] ?? "") ?? [];
  if (group === undefined || draft.targets.length === 0) return;
  draft.reagents.splice(at, 1);
  draft.modification ??= group;
}

const motifOf = /^(\w+)-(?:lysine|tyrosine|serine|threonine) motif$/;

/** "CHIP" without a target may be the method or the protein, so that its letters are searched. */
export function takeMethodOrName(atoms: readonly Atom[], { targets, kinds, rest }: Draft): void {
  if (targets.length + kinds.size === 0 && atoms.some(({ text }) => text === "CHIP")) rest.push("CHIP");
}

/** Beads without a target are a reagent. */
export function takeBeads({ labels, rest, kinds, reagents }: Draft): void {
  const bead = [...labels].find((label) => /Bead$/.test(label));
  if (bead === undefined || rest.length + kinds.size > 0) return;
  labels.delete(bead);
  reagents.push(`${bead.toLowerCase()}s`);
}

/** "caspase 3/7 activity" means an assay of the proteins' function, which no antibody measures. */
export function takeActivity(
  phrase: string,
  targets: readonly ReadTarget[],
  { kinds, applications, rest }: Draft,
): void {
  const at = rest.findIndex((word) => /^activity$|^活性$/i.test(word));
  const areProteins = targets.length > 0 && targets.every(({ chosen: [{ kind }] }) => kind !== "process");
  if (at < 0 || !areProteins || kinds.size + applications.size > 0 || antibodyWord.test(phrase)) return;
  kinds.add("Kit");
  rest.splice(at, 1, "activity");
}

/** "Recombinant" refers to the antibody if the phrase names an antibody or its host, otherwise to the protein. */
export function takeRecombinant(phrase: string, against: string | null, draft: Draft): void {
  const isAntibody = antibodyWord.test(phrase) || /(?<!\p{L})anti[- ](?=\p{L})/iu.test(phrase);
  const isHost = draft.hosts.has("Rabbit") && draft.targets.length === 0 && against === null;
  if (draft.recombinant && draft.kinds.size === 0 && !isHost && !isAntibody) draft.kinds.add("Recombinant Protein");
  // Carrier-free is a category of antibodies.
  if (draft.kinds.has("Recombinant Protein")) draft.categories.clear();
}

const antibodyWord = /antibod|\bm?ab\b|clonal|抗体|单抗|抗體/i;

/** "TSA kit" is not a kit for PRDX2: a short alias before "kit" is usually the kit's own name. */
export function takeKitName(atoms: readonly Atom[], draft: Draft, table: NameTable): void {
  const { kinds, targets } = draft;
  if (!kinds.has("Kit") || draft.sampler || atoms.some(({ text }) => /^elisa$/i.test(text))) return;
  const names = targets.filter(({ text }) => /^[A-Z]{2,5}$/.test(text) && table.isOnlyAlias(text));
  if (names.length < targets.length) return;
  draft.rest.unshift(...names.map(({ name }) => name));
  targets.splice(0);
}

/**
 * Reduces an ambiguous name to the meaning that another name of the query shares: "ER" of "ER SP1", a clone against
 * ESR1.
 */
export function withSharedMeanings(targets: readonly ReadTarget[]): readonly ReadTarget[] {
  return targets.map((target) => {
    const { chosen, others } = target;
    if (chosen.length === 1) return target;
    const named = new Set(
      targets.flatMap((other) => (other !== target && other.chosen.length === 1 ? other.chosen[0].genes : [])),
    );
    const [first, ...more] = chosen.filter(({ genes }) => genes.some((gene) => named.has(gene)));
    if (!first) return target;
    return {
      ...target,
      chosen: [first, ...more],
      others: [...chosen.filter((one) => one !== first && !more.includes(one)), ...others],
    };
  });
}

/**
 * Reduces an ambiguous name to the only meaning that a further word tells: "CAR coxsackievirus", "TPP1 shelterin". The
 * word is then understood.
 */
export function withToldMeanings(
  targets: readonly ReadTarget[],
  { rest }: Draft,
  table: Pick<NameTable, "namedWith">,
): readonly ReadTarget[] {
  return targets.map((target) => {
    const meanings = [...target.chosen, ...target.others];
    if (meanings.length === 1) return target;
    for (const [at, word] of rest.entries()) {
      const genes = table.namedWith(word);
      const [told, ...more] = meanings.filter((one) => one.genes.some((symbol) => genes.includes(symbol)));
      if (!told || more.length > 0) continue;
      rest.splice(at, 1);
      return { ...target, chosen: [told], others: meanings.filter((one) => one !== told) };
    }
    return target;
  });
}

/** "GFP antibody plant lysate", "proteases in my lysate": beside other words, a lysate may be the sample. */
export function takeSample(phrase: string, draft: Draft): void {
  const at = draft.reagents.indexOf("control cell extracts");
  const isSample =
    antibodyWord.test(phrase) || /\b(?:in|from|of|for|with) (?:\p{L}+ ){0,2}(?:lysates?|extracts?)\b/iu.test(phrase);
  if (at >= 0 && draft.rest.length > 0 && isSample) draft.reagents.splice(at, 1);
}

/** "Myc tag 9E10": beside the tag, a clone against it is not the protein that the tag comes from. */
export function takeCloneOfTag(draft: Draft): void {
  const { reagents, targets, rest } = draft;
  if (!reagents.some((reagent) => / tag$/.test(reagent)) || targets.length === 0) return;
  if (!targets.every(({ chosen: [{ clone }] }) => clone)) return;
  rest.push(...targets.splice(0).map(({ name }) => name));
}

/** "BrdU antibody" asks for an antibody against the reagent, not for a kit that contains it. */
export function takeAntibodyOfReagent(phrase: string, targets: readonly ReadTarget[], draft: Draft): void {
  const isAsked = antibodyWord.test(phrase) || /(?<!\p{L})anti[- ]?(?=\p{L})/iu.test(phrase);
  if (isAsked && targets.length === 0 && draft.reagents.length > 0 && draft.kinds.size === 0)
    draft.kinds.add("Primary Antibody");
}

/**
 * A short alias in lower case may be a usual name with two letters exchanged: "phospho-atk" may be Akt or BTK, whose
 * old alias is ATK. In a phosphorylated form both are meant, so that the shopper chooses; elsewhere the usual name is
 * another meaning.
 */
export function withExchangedLetters(
  targets: readonly ReadTarget[],
  modification: string | null,
  table: Pick<NameTable, "exchanged">,
): readonly ReadTarget[] {
  return targets.map((target) => {
    const { name, text, chosen, others } = target;
    const word = text.replace(/^p-/, "");
    const usual = /^[a-z]{3,5}$/.test(word) && text === name ? table.exchanged(word) : null;
    if (!usual) return target;
    const [first, ...more] = usual.chosen;
    return modification === "phospho" && word.length === 3
      ? { ...target, chosen: [first, ...more, ...chosen] }
      : { ...target, others: [...usual.chosen, ...others] };
  });
}

/**
 * Targets without short aliases: "B1" in "liver kinase B1" is part of an unknown name, not the gene with that alias. In
 * a panel, and beside a use, "PR" and other letters in use at the bench are targets.
 */
export function tellingOf(
  targets: readonly ReadTarget[],
  { applications }: Draft,
  table: Pick<NameTable, "isOnlyAlias">,
): readonly ReadTarget[] {
  const sure = targets.filter(isTelling);
  const isPanel = sure.length > 0 || applications.size > 0;
  return targets.filter(
    (target) => sure.includes(target) || (isPanel && /^[A-Z]{2}$/.test(target.name) && !table.isOnlyAlias(target.text)),
  );
}

function isTelling({ text, chosen }: ReadTarget): boolean {
  const isAlias = chosen.every(({ kind, genes }) => kind === "gene" && genes.length === 1 && genes[0] !== text);
  return text.length > 2 || !isAlias || /[α-ω]/.test(text);
}

/** "calnexin ER": beside a protein of the endoplasmic reticulum, the letters name the place. */
export function withoutPlace(targets: readonly ReadTarget[], table: Pick<NameTable, "find">): readonly ReadTarget[] {
  const place = targets.find(({ name }) => name === "ER");
  const genes = table.find("endoplasmic reticulum")?.chosen[0].genes ?? [];
  const isInside = place && targets.some(({ chosen }) => genes.includes(chosen[0].genes[0] ?? ""));
  return isInside ? targets.filter((target) => target !== place) : targets;
}
