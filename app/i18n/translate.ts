/** Types of the texts' keys, from the English catalogue. */
import type { messages } from "./messages/en_EN";
import type { onDemand } from "./messages/on-demand/en_EN";

/** Request a plural form by its key without the ending. */
type Asked<Key extends string> = Key extends `${infer Base}_${"zero" | "one" | "two" | "few" | "many" | "other"}`
  ? Base
  : Key;
type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Asked<Key> : `${Key}.${KeysOf<Texts[Key]>}`;
}[keyof Texts & string];

/** "area.key". On-demand areas are listed separately, so that not every page loads them. */
type MessageKey = KeysOf<typeof messages> | KeysOf<typeof onDemand>;

type Values = Readonly<Record<string, unknown>>;

/**
 * Text of a key with its placeholders filled in; `count` chooses the plural form. The type of i18next allows more, which
 * the shop does not use, and is slow to check.
 */
export interface Translate {
  (key: MessageKey, values?: Values): string;
  /** A key made from data, which the texts may lack. Only on the server. */
  (key: string, values: Values & { readonly defaultValue: string }): string;
}
