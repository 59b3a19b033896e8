/**
 * Puts code that every page loads into two files: packages, and the page frame. Rollup alone would split the frame into
 * about thirty chunks, which compress worse and need a request each. Code shared by fewer pages stays as Rollup splits it:
 * merged chunks cost each of their pages 4 to 7 %. Styles are two files, because a page waits for its last style sheet
 * (decision 0216).
 */

import type { GetManualChunk, GetModuleInfo } from "rollup";

/** Entry modules of the browser code on every page. */
const starts = /\/app\/(root|entry\.client|routes\/shop)\.tsx(\?|$)/;
/** The only module with side effects on load, so no other chunk may contain it. */
const entry = /\/app\/entry\.client\.tsx(\?|$)/;
/** The texts that every page of a language loads. */
const texts = /\/app\/i18n\/messages\/(\w+)\.ts$/;
const routes = /\/app\/routes\/[^/]+\.tsx(\?|$)/;
/**
 * Routes whose pages link the second style sheet: pages that a visitor works on, and reading pages that few visits begin
 * with. A page that is missing here costs every other page its styles; no page is without its own.
 */
const furtherRoutes =
  /\/routes\/(?:products\.(?!id\.tsx)|(?:about-us|account|cart|checkout|ct|examples|knowledge-base|learn-and-support\.evidence|library|lots|methods|oauth|order|panel-builder|preview|privacy-settings|quote|services|withdrawal)\b)/;
/** Style sheets only; class names stay with the modules that use them. The gallery keeps its own. */
const styles = /\.css\.ts\.vanilla\.css|\.css(\?|$)/;
const gallery = /\/components\/examples\//;

/** For `output.manualChunks` of the browser build. */
export function frameChunks(): GetManualChunk {
  let everywhere: Set<string> | undefined;
  let first: Set<string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    everywhere ??= loadedWith(
      [...getModuleIds()].filter((one) => starts.test(one)),
      getModuleInfo,
    );
    if (styles.test(id)) {
      first ??= loadedWith(
        [...getModuleIds()].filter((one) => starts.test(one) || (routes.test(one) && !furtherRoutes.test(one))),
        getModuleInfo,
      );
      if (gallery.test(id)) return undefined;
      return first.has(id) ? "styles" : "further-styles";
    }
    if (entry.test(id)) return undefined;
    const locale = texts.exec(id)?.[1];
    if (locale) return `texts-${locale}`;
    // Bundler helpers belong to packages; in the frame they would create an import cycle.
    const isOthers = id.includes("/node_modules/") || id.startsWith("\0");
    if (!everywhere.has(id)) return undefined;
    return isOthers ? "packages" : "frame";
  };
}

/** Modules loaded with the given ones by static imports, without dynamic ones. */
function loadedWith(from: readonly string[], getModuleInfo: GetModuleInfo): Set<string> {
  const seen = new Set(from);
  for (const id of seen) for (const imported of getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  return seen;
}
