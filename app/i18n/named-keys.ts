/** Reads from code which messages it uses. */

/** Whole keys, and folders whose members are named by data: `basket.quote.${state}`. */
export interface NamedKeys {
  readonly keys: ReadonlySet<string>;
  readonly folders: readonly string[];
}

/** @param code TypeScript or JavaScript */
export function namedKeys(code: string): NamedKeys {
  return {
    keys: new Set([...code.matchAll(/["'`](\w+(?:\.\w[\w-]*)+)["'`]/g)].map(([, key = ""]) => key)),
    folders: [...code.matchAll(/`(\w+(?:\.\w+)*\.)\$\{/g)].map(([, folder = ""]) => folder),
  };
}
