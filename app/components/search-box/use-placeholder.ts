import { useSyncExternalStore } from "react";
import { useT } from "~/i18n/use-t";

/** Widths from which the field has room for the longer texts (C-TYPE-11), in px: small and tablet breakpoints. */
const middleFrom = "(min-width: 640px)";
const wideFrom = "(min-width: 1024px)";

type Width = "narrow" | "middle" | "wide";
const keys = {
  narrow: "typeAhead.placeholderNarrow",
  middle: "typeAhead.placeholderMiddle",
  wide: "typeAhead.placeholderWide",
} as const;

function subscribe(changed: () => void): () => void {
  const queries = [matchMedia(middleFrom), matchMedia(wideFrom)];
  for (const query of queries) query.addEventListener("change", changed);
  return () => {
    for (const query of queries) query.removeEventListener("change", changed);
  };
}

function currentWidth(): Width {
  if (matchMedia(wideFrom).matches) return "wide";
  return matchMedia(middleFrom).matches ? "middle" : "narrow";
}

/** Placeholder for the width of the window; the middle one where the width is not known. */
export function usePlaceholder(): string {
  const t = useT();
  return t(keys[useSyncExternalStore(subscribe, currentWidth, () => "middle" as const)]);
}
