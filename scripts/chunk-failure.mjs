const file = "@remix-run/react/dist/esm/routeModules.js";
const original = `window.location.reload();
    return new Promise(() => {`;
const replacement = `const next = window.__remixRouter?.state.navigation;
    const address = next?.location && !next.formMethod ? next.location.pathname + next.location.search + next.location.hash : undefined;
    if (!window.chunkFailed?.(address)) return { default() { throw error; } };
    return new Promise(() => {`;

/**
 * When the script of a page cannot be loaded, the framework loads the current page anew, as often as that happens, and
 * forgets where the visitor wanted to go. In its place: the wanted page as a document, at most once in 60 seconds, and
 * the error page after that (`app/components/chrome/chunk-guard.tsx`): a page that fails when it is drawn, because the
 * framework takes an exception at this place for a page without data and shows an empty document. Fails the build when the framework has changed.
 * @returns {import("vite").Plugin}
 */
export function chunkFailure() {
  return {
    name: "chunk-failure",
    enforce: "pre",
    transform(code, id) {
      if (!id.replaceAll("\\", "/").endsWith(file)) return null;
      const changed = code.replace(original, replacement);
      if (changed === code)
        throw new Error(`${file} no longer reloads the page where it did: see scripts/chunk-failure.mjs`);
      return { code: changed, map: null };
    },
  };
}
