import type { TFunction } from "i18next";

/**
 * Search placeholders by window width (C-TYPE-11), for the script that switches them
 * (`app/enhance/navigation/placeholders.ts`). The server renders the middle one.
 */
export function placeholderMarks(t: TFunction) {
  return { "data-narrow": t("typeAhead.placeholderNarrow"), "data-wide": t("typeAhead.placeholderWide") };
}
