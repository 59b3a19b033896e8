/** Deployment targets, and the checks before a deployment. */
import { mainRegion, regionNames } from "../../contracts/regions.ts";
import { keyVariables } from "../../contracts/upstreams.ts";

export interface ReleaseTarget {
  readonly name: string;
  /** Read from its wrangler.toml. */
  readonly folder: string;
  readonly environment: string;
}

/** In order of deployment. `environment` is the name in `wrangler.toml`; empty for its top level. */
export const releaseTargets: readonly ReleaseTarget[] = [
  { name: "services", folder: "workers/services", environment: "" },
  { name: "logs", folder: "workers/logs", environment: "" },
  { name: "office", folder: "workers/office", environment: "" },
  // The main region last, because it serves the most traffic.
  ...regionNames
    .map((region) => ({ name: region, folder: ".", environment: region === mainRegion ? "" : region }))
    .reverse(),
];

/** The staging counterparts. */
export const stagingTargets: readonly ReleaseTarget[] = releaseTargets.map((target) => ({
  ...target,
  environment: ["staging", target.environment].filter(Boolean).join("-"),
}));

/** The platform's size limits of a worker on a paid plan, compressed and uncompressed. */
export const limits = { gzipKiB: 10 * 1024, rawKiB: 64 * 1024 };

/** Describes an exceeded limit; null if the platform accepts the size. */
export function tooLarge(rawKiB: number, gzipKiB: number): string | null {
  if (gzipKiB > limits.gzipKiB)
    return `${gzipKiB} KiB of gzip are more than the ${limits.gzipKiB} that the platform takes`;
  return rawKiB > limits.rawKiB ? `${rawKiB} KiB are more than the ${limits.rawKiB} that the platform takes` : null;
}

/** Names listed in the comment at the top of a wrangler.toml. */
function named(toml: string, heading: string): string[] {
  const [, comment = ""] = new RegExp(`# ${heading}:((?:[^.]|\\.ts)*)\\.`).exec(toml) ?? [];
  const names = comment.match(/[A-Z][A-Z_]{3,}/g) ?? [];
  return /keys of[\s#]+contracts\/upstreams\.ts/.test(comment) ? [...names, ...keyVariables] : names;
}

/** Secrets of a deployment. */
export function secretsOf(toml: string, { staging = false }: { readonly staging?: boolean } = {}): string[] {
  const all = named(toml, "Secrets \\(wrangler secret put\\)");
  if (!staging) return all;
  const without = named(toml, "Secrets of staging without");
  return [...all.filter((name) => !without.includes(name)), ...named(toml, "Secrets of staging besides")];
}

/** Databases that still have a placeholder instead of an id. */
export function placeholders(
  databases: readonly { readonly binding: string; readonly database_id?: string | undefined }[],
): string[] {
  return databases.flatMap(({ binding, database_id: id = "" }) =>
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? [] : [binding],
  );
}
