/** Types of build.mjs for tests. */
export function buildAll(options?: { readonly force?: boolean }): Promise<boolean>;
