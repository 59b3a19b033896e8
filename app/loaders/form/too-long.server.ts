/** Error beside a field whose text is too long. */
import type * as v from "valibot";
import type { Translate } from "~/i18n/translate";

/** All three languages group digits alike. */
const digits = new Intl.NumberFormat("en");

/** States the limit, so that one correction is enough. */
export const tooLongText = (t: Translate, most: number): string =>
  t("typedText.tooLong", { most: digits.format(most) });

/** The limit of the schema that refused a text for its length; null for every other issue. */
export const limitOf = ({ type, requirement }: v.BaseIssue<unknown>): number | null =>
  type === "max_length" && typeof requirement === "number" ? requirement : null;
