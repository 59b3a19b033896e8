/** A key that a language without singular and plural forms does not need. */
type PluralOnly = `${string}_${"zero" | "one" | "two" | "few" | "many"}`;

/** The shape of another language's messages: the keys of English, any text; singular forms may be left out. */
export type Translation<T> = {
  readonly [K in keyof T as K extends PluralOnly ? never : K]: T[K] extends string ? string : Translation<T[K]>;
} & {
  readonly [K in keyof T as K extends PluralOnly ? K : never]?: string;
};
