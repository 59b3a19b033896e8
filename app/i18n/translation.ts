/** A key that languages without plural forms do not need. */
type PluralOnly = `${string}_${"zero" | "one" | "two" | "few" | "many"}`;

/** Message type of another language: the keys of English with any text; plural forms are optional. */
export type Translation<T> = {
  readonly [K in keyof T as K extends PluralOnly ? never : K]: T[K] extends string ? string : Translation<T[K]>;
} & {
  readonly [K in keyof T as K extends PluralOnly ? K : never]?: string;
};
