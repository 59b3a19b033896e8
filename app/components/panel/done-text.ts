/** Confirmations after the page's own forms. */
export const doneText = {
  proposed: "panel.design.proposed",
  accepted: "panel.design.accepted",
  cleared: "panel.design.cleared",
  kept: "panel.design.kept",
  whole: "panel.lookUp.copied",
  partly: "panel.lookUp.partly",
} as const;
