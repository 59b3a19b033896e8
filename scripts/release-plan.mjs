/** What is deployed, and what has to be right before. */

/** In the order in which they are sent. `environment`: arguments that name it to Wrangler. */
export const releaseTargets = [
  { name: "services", folder: "workers/services", environment: [] },
  { name: "logs", folder: "workers/logs", environment: [] },
  { name: "cn", folder: ".", environment: ["--env", "cn"] },
  { name: "jp", folder: ".", environment: ["--env", "jp"] },
  { name: "global", folder: ".", environment: ["--env", ""] },
];

/** Of one worker after compression, as the platform counts it on a paid plan, and before. */
export const limits = { gzipKiB: 10 * 1024, rawKiB: 64 * 1024 };

/** Null for a worker that the platform takes. */
export function tooLarge(rawKiB, gzipKiB) {
  if (gzipKiB > limits.gzipKiB)
    return `${gzipKiB} KiB of gzip are more than the ${limits.gzipKiB} that the platform takes`;
  return rawKiB > limits.rawKiB ? `${rawKiB} KiB are more than the ${limits.rawKiB} that the platform takes` : null;
}

/** Secrets that the comment at the top of a wrangler.toml names. */
export function secretsOf(toml) {
  const comment = /# Secrets \(wrangler secret put\):([^.]*)\./.exec(toml)?.[1] ?? "";
  return comment.match(/[A-Z][A-Z_]{3,}/g) ?? [];
}

/** Databases whose id is still the name that serves on one machine. */
export function placeholders(toml) {
  return [...toml.matchAll(/^binding = "(\w+)"\ndatabase_name = .*\ndatabase_id = "([^"]*)"/gm)].flatMap(
    ([, binding, id]) => (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? [] : [binding]),
  );
}
