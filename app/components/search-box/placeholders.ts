import type { TFunction } from "i18next";

/**
 * Placeholders of a search field by the width of the window (C-TYPE-11), for the script that follows it
 * (`app/enhance/navigation/placeholders.ts`). The one in the middle is written by the server.
 */
export function placeholderMarks(t: TFunction) {
  return { "data-narrow": t("typeAhead.placeholderNarrow"), "data-wide": t("typeAhead.placeholderWide") };
}
