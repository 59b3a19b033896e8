/** What is deployed, and what has to be right before. */

/** In the order in which they are sent. `environment`: as `wrangler.toml` calls it, empty for its top level. */
export const releaseTargets = [
  { name: "services", folder: "workers/services", environment: "" },
  { name: "logs", folder: "workers/logs", environment: "" },
  { name: "cn", folder: ".", environment: "cn" },
  { name: "jp", folder: ".", environment: "jp" },
  { name: "global", folder: ".", environment: "" },
];

/** The same once more, for trying a release before customers see it. */
export const stagingTargets = releaseTargets.map((target) => ({
  ...target,
  environment: ["staging", target.environment].filter(Boolean).join("-"),
}));

/** Of one worker after compression, as the platform counts it on a paid plan, and before. */
export const limits = { gzipKiB: 10 * 1024, rawKiB: 64 * 1024 };

/** Null for a worker that the platform takes. */
export function tooLarge(rawKiB, gzipKiB) {
  if (gzipKiB > limits.gzipKiB)
    return `${gzipKiB} KiB of gzip are more than the ${limits.gzipKiB} that the platform takes`;
  return rawKiB > limits.rawKiB ? `${rawKiB} KiB are more than the ${limits.rawKiB} that the platform takes` : null;
}

/** Names that the comment at the top of a wrangler.toml gives. */
function named(toml, heading) {
  const [, comment = ""] = new RegExp(`# ${heading}:([^.]*)\\.`).exec(toml) ?? [];
  return comment.match(/[A-Z][A-Z_]{3,}/g) ?? [];
}

/** Secrets of a deployment. */
export function secretsOf(toml, { staging = false } = {}) {
  const all = named(toml, "Secrets \\(wrangler secret put\\)");
  if (!staging) return all;
  const without = named(toml, "Secrets of staging without");
  return [...all.filter((name) => !without.includes(name)), ...named(toml, "Secrets of staging besides")];
}

/** Databases whose id is still the name that serves on one machine. */
export function placeholders(databases) {
  return databases.flatMap(({ binding, database_id: id = "" }) =>
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? [] : [binding],
  );
}
