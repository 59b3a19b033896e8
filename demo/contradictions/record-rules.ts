/** Rules on facts and texts of a record. */
import { conservedInFlies, noMouseOrtholog, notInBirds, speciesWords } from "./biology";
import { isAntibody, plain, type Rule, reactivityOf, symbolsOf } from "./record";

const orthologs: Rule = ({ product }) => {
  const reactivity = reactivityOf(product);
  const symbols = symbolsOf(product);
  return symbols.flatMap((symbol) => [
    ...(reactivity.some((code) => code === "M" || code === "R") && noMouseOrtholog.has(symbol)
      ? [`${symbol} has no ortholog in rodents`]
      : []),
    ...(reactivity.includes("Dm") && !conservedInFlies.test(symbol) ? [`${symbol} in the fruit fly`] : []),
    ...(reactivity.includes("C") && notInBirds.test(symbol) ? [`${symbol} in the chicken`] : []),
  ]);
};

const figuresOfApplications: Rule = ({ product }) => {
  if (!isAntibody(product)) return [];
  const shown = new Set(product.attributes.figures.map(({ figureType }) => figureType));
  const listed = product.attributes.lots.flatMap(({ applications }) => applications);
  return listed
    .filter(({ codeForDisplay }) => !shown.has(codeForDisplay))
    .map(({ codeForDisplay }) => `lists ${codeForDisplay} without a figure`);
};

const applicationSpecies: Rule = ({ product }) => {
  const reactivity = reactivityOf(product);
  return product.attributes.lots
    .flatMap(({ applications }) => applications)
    .flatMap(({ codeForDisplay, species }) =>
      species.filter((code) => !reactivity.includes(code)).map((code) => `${codeForDisplay} in ${code}`),
    );
};

const otherNames: Rule = ({ product }) => {
  const { background, targets } = product.attributes;
  const [, shown, names] = /^(.+?), also known as (.+?), (?:is|are|binds|has|[a-z]+s) /.exec(background ?? "") ?? [];
  if (!shown || !names) return [];
  const repeated = names.split(/, | and /).filter((name) => plain(name) === plain(shown));
  const aliases = targets.flatMap((target) => target.aliases).filter((name) => plain(name) === plain(shown));
  return [...repeated, ...aliases].map((name) => `${shown}, also known as ${name}`);
};

/** Sites in the name and in the data must agree: "(Thr202/Tyr204)" and pThr202, pTyr204. */
const sites: Rule = ({ product }) => {
  const { name, attributes } = product;
  const [, residue, further] = /\((?:Ser|Thr|Tyr|Lys|Asp|Val)(\d+)(?:\/(?:Ser|Thr|Tyr)?(\d+))?\)/.exec(name) ?? [];
  if (!residue) return attributes.targetModifications.length > 0 && isAntibody(product) ? ["hides its site"] : [];
  const said = further ? [residue, further] : [residue];
  const stored = attributes.targetModifications.map((code) => code.replace(/^\D+/, ""));
  return said.join() === stored.join() ? [] : [`is named for ${said.join("/")}, stored is ${stored.join("/")}`];
};

/** In kDa. A greater weight was entered in g/mol. */
const largestMolecule = 3;

const weights: Rule = ({ product }) => {
  const { molecularWeight: calculated, observedMolecularWeight: observed, targetModifications } = product.attributes;
  if (product.productType === "Small Molecule" && (calculated ?? 0) > largestMolecule)
    return [`is a small molecule of ${calculated} kDa`];
  if (!isAntibody(product) || product.attributes.targets.length === 0) return [];
  if (calculated === null || observed.length === 0) return ["lacks the calculated or the observed weight"];
  const cleaved = targetModifications.some((code) => code.startsWith("c"));
  return cleaved && observed.some((kda) => kda >= calculated)
    ? [`detects a fragment of ${calculated} kDa at ${observed.join(", ")} kDa`]
    : [];
};

const immunogens: Rule = ({ product }) => {
  const { immunogen, sourcePurification, targetModifications, targets } = product.attributes;
  if (!isAntibody(product)) return [];
  if (!immunogen) return ["states no immunogen"];
  const reasons: string[] = [];
  if (!sourcePurification?.includes(immunogen)) reasons.push("names another immunogen in its source");
  const [first] = targetModifications;
  if (first && !immunogen.includes(first.replace(/^[a-z]+/, ""))) reasons.push(`${immunogen} is not the site ${first}`);
  const [word] = /\b(?:human|mouse|rat)\b/.exec(immunogen) ?? [];
  if (targets.length > 0 && !(word && reactivityOf(product).includes(speciesWords[word] ?? "")))
    reasons.push(`${immunogen} is of a species that it does not detect`);
  const [, from, to] = /residues (\d+)–(\d+)/.exec(immunogen) ?? [];
  if (from && to && Number(from) >= Number(to)) reasons.push(`${immunogen} ends before it begins`);
  return reasons;
};

const daltonsPerResidue = [95, 125] as const;

const proteins: Rule = ({ product }) => {
  if (product.productType !== "Recombinant Protein") return [];
  const { protein, epitopeTag, targets, molecularWeight: calculated } = product.attributes;
  if (!protein) return ["states no range"];
  const reasons: string[] = [];
  const mouse = product.name.startsWith("Mouse ");
  if ((protein.species === "M") !== mouse) reasons.push("is named for another species");
  for (const { symbol, uniprot } of targets) {
    if (mouse !== /^[A-Z][a-z0-9-]*[a-z][a-z0-9-]*$/.test(symbol)) reasons.push(`has the symbol ${symbol}`);
    if (!uniprot) reasons.push("has no accession");
  }
  if (!epitopeTag || !protein.expressionHost || !protein.activity) reasons.push("lacks tag, host or activity");
  const perResidue = ((calculated ?? 0) * 1000) / (protein.to - protein.from + 1);
  if (perResidue < daltonsPerResidue[0] || perResidue > daltonsPerResidue[1])
    reasons.push(`weighs ${calculated} kDa with ${protein.to - protein.from + 1} residues`);
  return reasons;
};

const controlProteins: Rule = ({ product, find }) => {
  const reactivity = reactivityOf(product);
  if (!isAntibody(product)) return [];
  return product.attributes.proteinControls.flatMap(({ key, name }) => {
    const from = find(key)?.attributes.protein?.species;
    return from && !reactivity.includes(from) ? [`is offered ${name} as control`] : [];
  });
};

const kitSpecies: Rule = ({ product, find }) => {
  if (product.productType !== "Kit" && product.productType !== "Antibody Duet") return [];
  return product.attributes.kitComponents.flatMap(({ number }) => {
    const member = find(number);
    if (!member || !isAntibody(member)) return [];
    const strange = reactivityOf(product).filter((code) => !reactivityOf(member).includes(code));
    return strange.map((code) => `detects ${code}, which ${number} does not`);
  });
};

/** Azide needs a warning, and must not occur with peroxidase, which it inhibits. */
const azide: Rule = ({ product }) => {
  const { storage, safety, safetyData, conjugation } = product.attributes;
  const contains = /azide/i.test(storage ?? "") && !/(?:without|free of) [^.]*azide/i.test(storage ?? "");
  if (contains !== /sodium azide/i.test(safety ?? "")) return ["storage and safety disagree on azide"];
  const listed = (safetyData?.components ?? []).some(({ name }) => /azide/i.test(name));
  if (contains !== listed) return ["has a safety data sheet that says something else on azide"];
  if (/not classified as hazardous/.test(safety ?? "") !== (safetyData?.classification === "not-classified"))
    return ["is classified in its safety data sheet, and not in its text, or the other way round"];
  return contains && conjugation === "HRP" ? ["contains azide, which inhibits its label"] : [];
};

/** A product without a target and a tag cannot state an endogenous or transfected level. */
const sensitivities: Rule = ({ product }) => {
  const { lots, targets, immunogen } = product.attributes;
  if (targets.length > 0 || /\btag\b/.test(immunogen ?? "")) return [];
  return lots.flatMap(({ sensitivity }) => (sensitivity ? [`detects ${sensitivity} levels of no target`] : []));
};

export const recordRules: Readonly<Record<string, Rule>> = {
  orthologs,
  "applications without a figure": figuresOfApplications,
  "species of an application": applicationSpecies,
  "other names": otherNames,
  "sites of the name": sites,
  weights,
  immunogen: immunogens,
  "recombinant protein": proteins,
  "protein control": controlProteins,
  "species of a kit": kitSpecies,
  azide,
  sensitivity: sensitivities,
};
