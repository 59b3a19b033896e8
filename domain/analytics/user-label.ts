/** Visitor kinds as named in analytics (C-ANALYT-11). */
import type { VisitorKind } from "../http/edge-app";

export const userLabels = ["Guest", "Registered", "punchout"] as const;
type UserLabel = (typeof userLabels)[number];

/** Label of a visitor; editors in preview count as ordinary visitors. */
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

export function isUserLabel(text: unknown): text is UserLabel {
  return (userLabels as readonly unknown[]).includes(text);
}
