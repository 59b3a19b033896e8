/**
 * What every page loads goes into two files: packages, and the frame around pages. Rollup alone would cut the frame into
 * some thirty pieces by who shares what; each piece compresses for itself and is a request of its own. Styles of all
 * pages are one more file: a page is not drawn before the last of its styles is there.
 */

const starts = /\/app\/(root|entry\.client)\.tsx(\?|$)/;
/** The one module that does something when it is loaded: nobody may load it in passing. */
const entry = /\/app\/entry\.client\.tsx(\?|$)/;
/** Style sheets themselves; the names of their classes stay with whoever uses them. The gallery keeps its own. */
const styles = /\.css\.ts\.vanilla\.css|\.css(\?|$)/;
const gallery = /\/components\/examples\//;

/**
 * For `output.manualChunks` of the browser's build.
 * @returns {import("rollup").GetManualChunk}
 */
export function frameChunks() {
  /** @type {Set<string> | undefined} */
  let everywhere;
  return (id, { getModuleIds, getModuleInfo }) => {
    everywhere ??= loadedWith(
      [...getModuleIds()].filter((start) => starts.test(start)),
      getModuleInfo,
    );
    if (styles.test(id)) return gallery.test(id) ? undefined : "styles";
    if (!everywhere.has(id) || entry.test(id)) return undefined;
    // Helpers that the bundler adds belong to packages: packages that import the frame would be loaded in a circle.
    return id.includes("/node_modules/") || id.startsWith("\0") ? "packages" : "frame";
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
