/** The steps of the panel builder: not for editors' drafts, and each after the choices that it builds on. */
export const panelStepGuards = ["preview", "signal-star"] as const;
