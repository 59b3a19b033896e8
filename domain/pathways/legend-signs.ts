/** What the diagrams of pathways are drawn with, in the order of a legend. */
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
