/**
 * Puts code that every page loads into two files: packages, and the page frame. Rollup alone would split the frame into
 * about thirty chunks, which compress worse and need a request each. Chunks shared by several kinds of pages are merged
 * by their users for the same reason. Styles of all pages are one file, because a page waits for its last style sheet.
 */

import type { GetManualChunk, GetModuleInfo } from "rollup";

/** Entry modules of the browser code on every page. */
const starts = /\/app\/(root|entry\.client|routes\/shop)\.tsx(\?|$)/;
/** The only module with side effects on load, so no other chunk may contain it. */
const entry = /\/app\/entry\.client\.tsx(\?|$)/;
/** Pages whose shared chunks get a file, by file name. */
const shared: Readonly<Record<string, readonly [RegExp, RegExp]>> = {
  pieces: [/\/app\/routes\/products\.id\.tsx$/, /\/app\/components\/content\/content-page\.tsx$/],
  goods: [/\/app\/routes\/products\.id\.tsx$/, /\/app\/routes\/(browse|cart|products\.compare)\.tsx$/],
};
/** The texts that every page of a language loads. */
const texts = /\/app\/i18n\/messages\/(\w+)\.ts$/;
/** Style sheets only; class names stay with the modules that use them. The gallery keeps its own. */
const styles = /\.css\.ts\.vanilla\.css|\.css(\?|$)/;
const gallery = /\/components\/examples\//;

/** For `output.manualChunks` of the browser build. */
export function frameChunks(): GetManualChunk {
  let groups: { everywhere: Set<string>; common: [name: string, modules: Set<string>][] } | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    if (!groups) {
      const all = [...getModuleIds()];
      const reached = (start: RegExp) =>
        loadedWith(
          all.filter((one) => start.test(one)),
          getModuleInfo,
        );
      groups = {
        everywhere: reached(starts),
        common: Object.entries(shared).map(([name, [one, other]]) => [name, both(reached(one), reached(other))]),
      };
    }
    if (styles.test(id)) return gallery.test(id) ? undefined : "styles";
    if (entry.test(id)) return undefined;
    const locale = texts.exec(id)?.[1];
    if (locale) return `texts-${locale}`;
    // Bundler helpers belong to packages; in the frame they would create an import cycle.
    const isOthers = id.includes("/node_modules/") || id.startsWith("\0");
    if (groups.everywhere.has(id)) return isOthers ? "packages" : "frame";
    if (isOthers) return undefined;
    return groups.common.find(([, modules]) => modules.has(id))?.[0];
  };
}

/** Modules loaded with the given ones by static imports, without dynamic ones. */
function loadedWith(from: readonly string[], getModuleInfo: GetModuleInfo): Set<string> {
  const seen = new Set(from);
  for (const id of seen) for (const imported of getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  return seen;
}

const both = (one: ReadonlySet<string>, other: ReadonlySet<string>) => new Set([...one].filter((id) => other.has(id)));
