/** Pathways in a product record (C-DATA-01): the target and its direct neighbors. */
import * as v from "valibot";

const line = v.pipe(v.string(), v.maxLength(512));

/** A molecule or process directly upstream or downstream of the target in a pathway. */
const pathwayStep = v.object({
  label: line,
  effect: v.picklist(["activates", "inhibits"]),
  /** Residue that mediates the effect: "Ser473". */
  site: v.nullable(line),
});
export type PathwayStep = v.InferOutput<typeof pathwayStep>;

/** A pathway that contains the target, limited to its direct neighbors. */
export const targetPathway = v.object({
  name: line,
  /** Path of the page with the full diagram. */
  href: line,
  /** Name of the target in the diagram. */
  label: line,
  /** Upstream steps act on the target; the target acts on downstream steps. */
  upstream: v.array(pathwayStep),
  downstream: v.array(pathwayStep),
});
export type TargetPathway = v.InferOutput<typeof targetPathway>;
