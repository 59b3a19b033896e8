/**
 * What every page loads goes into two files: packages, and the frame around pages. Rollup alone would cut the frame into
 * some thirty pieces by who shares what; each piece compresses for itself and is a request of its own. For the same reason
 * pieces that several kinds of pages share are put together by who needs them. Styles of all pages are one more file: a
 * page is not drawn before the last of its styles is there.
 */

/** Where the browser's code begins on every page of the shop. */
const starts = /\/app\/(root|entry\.client|routes\/shop)\.tsx(\?|$)/;
/** The one module that does something when it is loaded: nobody may load it in passing. */
const entry = /\/app\/entry\.client\.tsx(\?|$)/;
/** Pages whose common pieces are worth a file, by name of the file. */
const shared = {
  pieces: [/\/app\/routes\/products\.id\.tsx$/, /\/app\/components\/content\/content-page\.tsx$/],
  goods: [/\/app\/routes\/products\.id\.tsx$/, /\/app\/routes\/(browse|cart|products\.compare)\.tsx$/],
};
/** The texts of a language that every page has. */
const texts = /\/app\/i18n\/messages\/(\w+)\.ts$/;
/** Style sheets themselves; the names of their classes stay with whoever uses them. The gallery keeps its own. */
const styles = /\.css\.ts\.vanilla\.css|\.css(\?|$)/;
const gallery = /\/components\/examples\//;

/**
 * For `output.manualChunks` of the browser's build.
 * @returns {import("rollup").GetManualChunk}
 */
export function frameChunks() {
  /** @type {{ everywhere: Set<string>; common: [name: string, modules: Set<string>][] } | undefined} */
  let groups;
  return (id, { getModuleIds, getModuleInfo }) => {
    if (!groups) {
      const all = [...getModuleIds()];
      const reached = (/** @type {RegExp} */ start) =>
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
    // Helpers that the bundler adds belong to packages: packages that import the frame would be loaded in a circle.
    const isOthers = id.includes("/node_modules/") || id.startsWith("\0");
    if (groups.everywhere.has(id)) return isOthers ? "packages" : "frame";
    if (isOthers) return undefined;
    return groups.common.find(([, modules]) => modules.has(id))?.[0];
  };
}

/**
 * Modules that are loaded with some, whatever happens; not those that are imported on demand.
 * @param {string[]} from
 * @param {import("rollup").GetModuleInfo} getModuleInfo
 */
function loadedWith(from, getModuleInfo) {
  const seen = new Set(from);
  for (const id of seen) for (const imported of getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  return seen;
}

/**
 * @param {Set<string>} one
 * @param {Set<string>} other
 */
const both = (one, other) => new Set([...one].filter((id) => other.has(id)));
