/** How analytics call the kinds of visitors (C-ANALYT-11). */
import type { VisitorKind } from "../http/edge-app";

export const userLabels = ["Guest", "Registered", "punchout"] as const;
export type UserLabel = (typeof userLabels)[number];

/** Label of a visit; editors in preview are visitors like others. */
export function userLabelOf(kind: VisitorKind): UserLabel {
  switch (kind) {
    case "customer":
      return "Registered";
    case "punchout":
      return "punchout";
    case "visitor":
    case "visitor-with-basket":
    case "preview":
      return "Guest";
  }
}

/** True for a text that is one of the labels. */
export function isUserLabel(text: unknown): text is UserLabel {
  return (userLabels as readonly unknown[]).includes(text);
}
