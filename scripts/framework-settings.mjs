const folder = "/@remix-run/react/dist/esm/";
const file =
  /\/@remix-run\/react\/dist\/esm\/(browser|components|fog-of-war|links|routeModules|routes|scroll-restoration|single-fetch)\.js$/;

/** Run-time checks in the framework, and their constant values from `remix.config.js`. */
const settings = [
  [/(?:window\.__remixContext\.)?\bfuture\.v3_singleFetch\b(?: === true)?/g, "true"],
  [/(?<!function )\bisFogOfWarEnabled\([^()]*\)/g, "false"],
  [/typeof singleFetch === "function"/g, "true"],
  [/\bwindow\.__remixContext\.isSpaMode\b/g, "false"],
  [/(?<=\bif \()isSpaMode\b/g, "false"],
  [/!isSpaMode\b/g, "true"],
  [/\bisSpaMode(?= (?:\?|&&) )/g, "false"],
];

/**
 * Replaces the framework's run-time settings in browser code by this app's constants (single fetch, no lazy route
 * discovery, SSR), so that the bundler drops unused branches. Fails the build if the framework no longer has these
 * checks.
 * @returns {import("vite").Plugin}
 */
export function frameworkSettings() {
  const met = new Set();
  return {
    name: "framework-settings",
    enforce: "pre",
    transform(code, id, options) {
      if (options?.ssr || !file.test(id.replaceAll("\\", "/"))) return null;
      let settled = code;
      for (const [asked, answer] of settings) {
        if (asked.test(settled)) met.add(asked);
        settled = settled.replaceAll(asked, answer);
      }
      return { code: settled, map: null };
    },
    buildEnd(error) {
      const missed = settings.filter(([asked]) => met.size > 0 && !met.has(asked));
      if (!error && missed.length > 0)
        throw new Error(
          `${folder} no longer asks for ${missed.map(String).join(", ")}: see scripts/framework-settings.mjs`,
        );
    },
  };
}
