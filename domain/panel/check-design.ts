/** Validates a design. A complete one has a species, three to eight placed targets and a buffer kit (A-PANEL-12). */
import type { PanelAntibody, PanelDesign, PanelKit } from "@contracts/panel";
import type { PanelSpecies } from "@contracts/values/panel-values";
import { type Cell, cellName, isMadeFor } from "./cells";
import { leastTargets, maxRounds, maxTargets } from "./limits";

/** Builder step in which a problem is fixed. */
export type DesignStep = "species" | "targets" | "rounds" | "buffer" | "types";

type Problem =
  | { readonly step: "species"; readonly code: "no-species" }
  | { readonly step: "targets"; readonly code: "too-few-targets"; readonly chosen: number; readonly least: number }
  | { readonly step: "targets"; readonly code: "too-many-targets"; readonly chosen: number; readonly most: number }
  /** Unknown product number. */
  | { readonly step: "targets"; readonly code: "unknown-antibody"; readonly productKey: string }
  /** No longer sold anywhere. */
  | { readonly step: "targets"; readonly code: "not-sold"; readonly productKey: string }
  | { readonly step: "targets"; readonly code: "chosen-twice"; readonly productKey: string }
  | {
      readonly step: "targets";
      readonly code: "other-species";
      readonly productKey: string;
      readonly species: PanelSpecies;
    }
  | {
      readonly step: "targets";
      readonly code: "same-target";
      readonly target: string;
      readonly productKeys: readonly string[];
    }
  | { readonly step: "rounds"; readonly code: "no-rounds" }
  /** Rounds must be the first, or the first and the second, once each. */
  | { readonly step: "rounds"; readonly code: "wrong-rounds" }
  | { readonly step: "rounds"; readonly code: "not-placed"; readonly productKey: string }
  | { readonly step: "rounds"; readonly code: "placed-twice"; readonly productKey: string }
  | { readonly step: "rounds"; readonly code: "not-chosen"; readonly productKey: string; readonly cell: Cell }
  | { readonly step: "rounds"; readonly code: "not-made"; readonly productKey: string; readonly cell: Cell }
  | {
      readonly step: "rounds";
      readonly code: "cell-taken";
      readonly productKeys: readonly string[];
      readonly cell: Cell;
    }
  | { readonly step: "buffer"; readonly code: "no-buffer-kit" }
  | { readonly step: "buffer"; readonly code: "not-a-buffer-kit"; readonly productKey: string }
  | { readonly step: "types"; readonly code: "type-twice" };
export type DesignProblem = Problem;

interface KnownProducts {
  readonly antibodies: readonly PanelAntibody[];
  readonly kits: readonly PanelKit[];
}

/** All problems of a design, in the order of the builder steps; empty if it can be made. */
export function checkDesign(design: PanelDesign, products: KnownProducts): DesignProblem[] {
  return [
    ...(design.targetSpecies === null ? [{ step: "species", code: "no-species" } as const] : []),
    ...targetProblems(design, products),
    ...roundProblems(design, products),
    ...bufferProblems(design, products),
    ...(new Set(design.types.map(({ name, imaging }) => `${name} ${imaging}`)).size < design.types.length
      ? [{ step: "types", code: "type-twice" } as const]
      : []),
  ];
}

function targetProblems({ targetSpecies, selectedTargets }: PanelDesign, { antibodies }: KnownProducts): Problem[] {
  const step = "targets";
  const problems: Problem[] = [];
  const chosen = selectedTargets.length;
  const repeated = selectedTargets.filter((key, at) => selectedTargets.indexOf(key) < at);
  for (const productKey of new Set(repeated)) problems.push({ step, code: "chosen-twice", productKey });
  const byTarget = new Map<string, string[]>();
  for (const productKey of new Set(selectedTargets)) {
    const antibody = antibodies.find((each) => each.productKey === productKey);
    if (!antibody) {
      problems.push({ step, code: "unknown-antibody", productKey });
      continue;
    }
    const { species, target } = antibody;
    if (antibody.unavailableReason === "status") problems.push({ step, code: "not-sold", productKey });
    if (targetSpecies !== null && species !== targetSpecies)
      problems.push({ step, code: "other-species", productKey, species });
    byTarget.set(target, [...(byTarget.get(target) ?? []), productKey]);
  }
  for (const [target, productKeys] of byTarget)
    if (productKeys.length > 1) problems.push({ step, code: "same-target", target, productKeys });
  if (chosen < leastTargets) problems.push({ step, code: "too-few-targets", chosen, least: leastTargets });
  if (chosen > maxTargets) problems.push({ step, code: "too-many-targets", chosen, most: maxTargets });
  return problems;
}

function roundProblems({ imagingRounds, selectedTargets }: PanelDesign, { antibodies }: KnownProducts): Problem[] {
  const step = "rounds";
  const problems: Problem[] = [];
  if (imagingRounds.length === 0) problems.push({ step, code: "no-rounds" });
  else if (imagingRounds.length > maxRounds || imagingRounds.some(({ round }, at) => round !== at + 1))
    problems.push({ step, code: "wrong-rounds" });
  const placed = imagingRounds.flatMap(({ round, assignments }) =>
    assignments.map(({ channel, productKey }) => ({ productKey, cell: { round, channel } })),
  );
  const inCell = new Map<string, { cell: Cell; productKeys: string[] }>();
  for (const { productKey, cell } of placed) {
    const antibody = antibodies.find((each) => each.productKey === productKey);
    if (!selectedTargets.includes(productKey)) problems.push({ step, code: "not-chosen", productKey, cell });
    if (antibody && !isMadeFor(antibody, cell)) problems.push({ step, code: "not-made", productKey, cell });
    const name = cellName(cell);
    inCell.set(name, { cell, productKeys: [...(inCell.get(name)?.productKeys ?? []), productKey] });
  }
  for (const { cell, productKeys } of inCell.values())
    if (productKeys.length > 1) problems.push({ step, code: "cell-taken", cell, productKeys });
  for (const productKey of new Set(selectedTargets)) {
    const times = placed.filter((each) => each.productKey === productKey).length;
    if (times === 0) problems.push({ step, code: "not-placed", productKey });
    if (times > 1) problems.push({ step, code: "placed-twice", productKey });
  }
  return problems;
}

function bufferProblems({ bufferKit }: PanelDesign, { kits }: KnownProducts): Problem[] {
  if (bufferKit === null) return [{ step: "buffer", code: "no-buffer-kit" }];
  const kit = kits.find((each) => each.productKey === bufferKit);
  if (kit?.kind === "buffer" && kit.unavailableReason !== "status") return [];
  return [{ step: "buffer", code: "not-a-buffer-kit", productKey: bufferKit }];
}
