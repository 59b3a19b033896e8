/** Kinds of node in pathway diagrams, each with its own shape and color. */
export const nodeKinds = [
  "receptor",
  "kinase",
  "phosphatase",
  "adaptor",
  "effector",
  "transcription",
  "lipid",
  "process",
] as const;
export type NodeKind = (typeof nodeKinds)[number];

/** Symbols of pathway diagrams, in legend order. */
export const legendSigns = [...nodeKinds, "activates", "inhibits", "site", "membrane", "nucleus"] as const;
export type LegendSign = (typeof legendSigns)[number];
