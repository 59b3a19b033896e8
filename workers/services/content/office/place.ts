import { contentLocales } from "@contracts/office/content";
import * as v from "valibot";
import { uidPattern } from "../import/check-fields";

/** An entry in one language. */
export interface Place {
  readonly branch: string;
  readonly uid: string;
  readonly locale: (typeof contentLocales)[number];
}

const key = v.pipe(
  v.string(),
  v.maxLength(80),
  v.transform((text) => text.split(":")),
  v.strictTuple([v.pipe(v.string(), v.regex(uidPattern)), v.picklist(contentLocales)]),
);

export const keyOf = ({ uid, locale }: Pick<Place, "uid" | "locale">): string => `${uid}:${locale}`;

/** Null if the text is not the key of an entry. */
export function placeOfKey(branch: string, text: string): Place | null {
  const parsed = v.safeParse(key, text);
  return parsed.success ? { branch, uid: parsed.output[0], locale: parsed.output[1] } : null;
}
