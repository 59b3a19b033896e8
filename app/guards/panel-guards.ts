/** Guards of panel builder steps: not in preview, and only after the choices they depend on. */
export const panelStepGuards = ["preview", "signal-star"] as const;
