/** Symbols of pathway diagrams, in legend order. */
export const legendSigns = [
  "receptor",
  "kinase",
  "phosphatase",
  "adaptor",
  "effector",
  "transcription",
  "lipid",
  "process",
  "activates",
  "inhibits",
  "site",
  "membrane",
  "nucleus",
] as const;
export type LegendSign = (typeof legendSigns)[number];
