/** Rules on figures: their subject, samples and controls. */
import type { FigureRecord } from "@contracts/catalogue/images";
import { lineages, nullLines, treatments } from "./biology";
import { misnamedLines, type ReadCaption, readCaption } from "./captions";
import { type CatalogueRecord, isAntibody, type Rule, reactivityOf, symbolsOf } from "./record";

type FigureRule = (figure: FigureRecord, caption: ReadCaption, record: CatalogueRecord) => readonly string[];

/**
 * The product shown in a figure. A figure of a kit shows one of its antibodies and is checked against that antibody's
 * record.
 */
function shownProduct({ product, find }: CatalogueRecord, { caption }: FigureRecord) {
  const [, member] = /The antibody, (\d+), is part of this kit/.exec(caption) ?? [];
  return (member && find(member)) || product;
}

const species: FigureRule = (_, { shown, negative, text }, record) => {
  // A kit shows its antibodies only in species that all of them detect.
  const reactivity = reactivityOf(record.product);
  if (reactivity.includes("All")) return misnamedLines(text);
  const strange = [...shown, ...negative].filter((sample) => !reactivity.includes(sample.species));
  return [...strange.map(({ name }) => `shows ${name}, but detects ${reactivity.join(" ")}`), ...misnamedLines(text)];
};

const nulls: FigureRule = (figure, { shown }, record) => {
  const symbols = symbolsOf(shownProduct(record, figure));
  const lacks = (line: string) => symbols.filter((symbol) => nullLines[symbol]?.test(line));
  const inCaption = shown.flatMap(({ name }) => lacks(name).map((symbol) => `shows ${symbol} in ${name}`));
  const { drawing } = figure;
  if (drawing?.kind !== "western-blot") return inCaption;
  const lanes = drawing.params.lanes.filter(({ level }) => level > 0.1);
  return [
    ...inCaption,
    ...lanes.flatMap(({ label }) => lacks(label.replace(/ [−+λ]$/, "")).map((symbol) => `${symbol} in lane ${label}`)),
  ];
};

const lineage: FigureRule = (figure, { shown, text }, record) => {
  if (/transfected|recombinant/.test(text)) return [];
  const symbols = symbolsOf(shownProduct(record, figure));
  return lineages.flatMap(([genes, allowed]) => {
    const marker = genes.split(" ").find((gene) => symbols.includes(gene));
    return marker ? shown.filter(({ name }) => !allowed.test(name)).map(({ name }) => `${marker} in ${name}`) : [];
  });
};

const treatment: FigureRule = (figure, caption, record) => {
  if (caption.treatment === null) return [];
  const known = treatments.find(([pattern]) => pattern.test(caption.treatment ?? ""));
  if (!known) return [`treatment ${caption.treatment} is not known`];
  const genes = known[1].split(" ");
  const symbols = symbolsOf(shownProduct(record, figure));
  return symbols.some((symbol) => genes.includes(symbol))
    ? []
    : [`${symbols.join(" ")} does not answer to ${caption.treatment}`];
};

const dephosphorylation: FigureRule = (figure, { text }, record) => {
  const modified = shownProduct(record, figure).attributes.targetModifications;
  return /λ phosphatase/.test(text) && !modified.some((code) => code.startsWith("p"))
    ? ["phosphatase takes away a signal that is not phosphorylation"]
    : [];
};

const level: FigureRule = (figure, { text }, record) => {
  const { attributes } = shownProduct(record, figure);
  const claims = `${attributes.specificitySensitivity ?? ""} ${attributes.lots[0]?.sensitivity ?? ""}`;
  const transfected = /transfected/i.test(text);
  if (transfected && /endogenous/i.test(claims)) return ["shows transfected cells, but claims endogenous levels"];
  return !transfected && /transfected/i.test(claims) && figure.figureType !== "Other" && figure.figureType !== "ELISA"
    ? ["claims transfected levels, but shows other cells"]
    : [];
};

const assays = /ELISA Kit|Matched Pair|Antibody Duet|^Kit$/;

/** A figure of a kit shows its curve, its principle, or one of its antibodies by name. */
const kit: FigureRule = (figure, _, { product }) => {
  if (!assays.test(product.productType)) return [];
  const { drawing, caption } = figure;
  if (drawing?.kind === "elisa" || drawing?.kind === "structure") return [];
  const [, member] = /The antibody, (\d+), is part of this kit/.exec(caption) ?? [];
  const isMember = product.attributes.kitComponents.some(({ number, published }) => published && number === member);
  return isMember && !caption.includes(`using ${product.name}`) ? [] : ["is shown as one antibody"];
};

const drawnAs: Readonly<Record<string, string>> = {
  WB: "western-blot", SW: "western-blot", IP: "western-blot", "IHC-P": "ihc", "IF-IC": "if", "IF-F": "if", "FC-FP": "flow",
  "FC-L": "flow", ChIP: "chip", "ChIP-seq": "tracks", "C&R": "tracks", "C&T": "tracks", eCLIP: "tracks", ELISA: "elisa",
}; // biome-ignore format: a map of words

const kind: FigureRule = ({ figureType, drawing }) => {
  const expected = drawnAs[figureType];
  return expected && drawing?.kind !== expected ? [`${figureType} is drawn as ${drawing?.kind}`] : [];
};

const controls: FigureRule = ({ figureType, caption }, { shown }) => {
  if (!drawnAs[figureType]) return [];
  const missing = /(?:Negative|Positive) control/.test(caption) ? [] : [`${figureType} states no control`];
  const sampled = shown.length > 0 || /transfected/.test(caption) || figureType === "ELISA";
  return sampled ? missing : [...missing, `${figureType} names no sample`];
};

const bands: FigureRule = (figure, _, record) => {
  const { drawing } = figure;
  const { attributes, name } = shownProduct(record, figure);
  if (drawing?.kind !== "western-blot" || attributes.targets.length === 0) return [];
  const observed = attributes.observedMolecularWeight;
  const { control } = drawing.params;
  return [
    ...drawing.params.bands
      .flatMap(({ kda, to }) => [kda, ...(to === undefined ? [] : [to])])
      .filter((kda) => !observed.includes(kda))
      .map((kda) => `draws a band at ${kda} kDa, observed are ${observed.join(", ")}`),
    ...(control && name.startsWith(control.name) ? [`${control.name} is its own loading control`] : []),
  ];
};

const negativeLanes: FigureRule = (figure, { negative }) => {
  const { drawing } = figure;
  if (drawing?.kind !== "western-blot") return [];
  return negative.flatMap(({ name }) =>
    drawing.params.lanes
      .filter(({ label, level: signal }) => label === name && signal > 0.1)
      .map(({ label }) => `negative control ${label} has a signal`),
  );
};

const everyNucleus = new Set(["H3C1", "H4C1", "H2BC11", "H2AZ1", "LMNB1"]);

const nuclei: FigureRule = (figure, _, { product }) => {
  const { drawing } = figure;
  const modified = product.attributes.targetModifications.some((code) => code.startsWith("p"));
  if (drawing?.kind !== "ihc" || modified || !symbolsOf(product).some((symbol) => everyNucleus.has(symbol))) return [];
  return drawing.params.positive < 1 ? ["leaves nuclei without the stain"] : [];
};

/** Applies a rule to every figure of an antibody or kit. */
const each =
  (rule: FigureRule): Rule =>
  (record) => {
    const { product } = record;
    if (!isAntibody(product) && !assays.test(product.productType)) return [];
    const names = [product.name, ...product.attributes.kitComponents.map(({ name }) => name)];
    return record.figures
      .filter(({ figureType }) => figureType !== "Other")
      .flatMap((figure) => rule(figure, readCaption(figure.caption, names), record));
  };

export const figureRules: Readonly<Record<string, Rule>> = {
  "species of samples": each(species),
  "cells without the gene": each(nulls),
  lineage: each(lineage),
  treatment: each(treatment),
  "phosphatase control": each(dephosphorylation),
  "transfected or endogenous": each(level),
  "kit as an antibody": each(kit),
  "kind of figure": each(kind),
  "controls of a figure": each(controls),
  "bands and weights": each(bands),
  "negative lanes": each(negativeLanes),
  "nuclei without stain": each(nuclei),
};
