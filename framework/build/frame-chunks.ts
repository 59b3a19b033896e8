/**
 * Puts code that every page loads into two files: packages, and the page frame. Rollup's defaults split the frame into
 * about thirty chunks, which compress worse and need one request each. Code shared by fewer pages stays as Rollup
 * splits it, because merged chunks add 4 to 7 % to each of their pages. Styles go into two files, because a page waits
 * for its last style sheet (decision 0216).
 */

import type { GetManualChunk, GetModuleInfo } from "rollup";

/** Entry modules of the browser code on every page. */
const starts = /\/app\/(root|entry\.client|routes\/shop)\.tsx(\?|$)/;
/** The only module with side effects on load, so no other chunk may contain it. */
const entry = /\/app\/entry\.client\.tsx(\?|$)/;
/** Messages of a language, which every page in that language loads. */
const texts = /\/app\/i18n\/messages\/(\w+)\.ts$/;
const routes = /\/app\/routes\/[^/]+\.tsx(\?|$)/;
/**
 * Routes whose pages link the second style sheet: interactive pages, and reading pages on which few visits begin. If
 * such a route is missing here, its styles go into the first style sheet, which every page loads.
 */
const furtherRoutes =
  /\/routes\/(?:products\.(?!id\.tsx)|(?:about-us|account|cart|checkout|country|ct|examples|knowledge-base|learn-and-support\.evidence|library|lots|methods|oauth|order|panel-builder|preview|privacy-settings|quote|services|withdrawal)\b)/;
/** Style sheets only; class names stay with the modules that use them. The gallery has a separate style sheet. */
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

/** The given modules and all their static imports, without dynamic imports. */
function loadedWith(from: readonly string[], getModuleInfo: GetModuleInfo): Set<string> {
  const seen = new Set(from);
  for (const id of seen) for (const imported of getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  return seen;
}
