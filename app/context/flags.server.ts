/** Feature flags of a country, and their cohort in the page key. */
import { regions } from "@contracts/regions";
import type { Flags } from "@contracts/settings";
import type { RequestScope } from "@domain/http/edge-app";
import { createSettingsService } from "~/services/settings/create-settings-service";
import type { Upstream } from "~/services/upstream/create-upstream-reader";
import type { Environment } from "./environment.server";
import { createLogger } from "./log.server";

const noFlags: Flags = {
  searchPrecision: false,
  newSearchUrl: false,
  gop: false,
  citationSearch: false,
  elisaCrossSell: false,
};
const names = Object.keys(noFlags) as (keyof Flags)[];

/** Cached briefly, because every stored page needs the cohort. */
const usuallyKnownForMs = 3000;

type FlagScope = Pick<RequestScope, "waitUntil" | "visitor">;

export interface FlagReader {
  read(requestScope: FlagScope, country: string): Flags | Promise<Flags>;
  cohort(requestScope: FlagScope, country: string): string | Promise<string>;
}

export function createFlagReader(env: Environment, upstream: Upstream, now: () => number = Date.now): FlagReader {
  const memo = new Map<string, { flags: Flags; until: number }>();
  const knownForMs = env.SETTINGS_KNOWN_MS ?? usuallyKnownForMs;

  function read(requestScope: FlagScope, country: string): Flags | Promise<Flags> {
    const flags = forCountry(requestScope, country);
    const { flagOverrides, kind } = requestScope.visitor;
    if (flagOverrides.length === 0 || !regions[env.REGION].flags || !(env.DEMO === "1" || kind === "preview"))
      return flags;
    return flags instanceof Promise
      ? flags.then((known) => overridden(known, flagOverrides))
      : overridden(flags, flagOverrides);
  }

  function forCountry(requestScope: FlagScope, country: string): Flags | Promise<Flags> {
    // In China every flag is off (C-FLAG-06).
    if (!regions[env.REGION].flags) return noFlags;
    const known = memo.get(country);
    if (known && known.until > now()) return known.flags;
    return ask(requestScope, country);
  }

  async function ask({ waitUntil }: FlagScope, country: string): Promise<Flags> {
    const reader = upstream.reader({ waitUntil, trace: [], startedAt: now() });
    const service = createSettingsService(
      {
        url: env.SETTINGS_URL,
        key: env.SETTINGS_KEY,
        region: env.REGION,
        knownForMs: env.SETTINGS_KNOWN_MS,
        fetch: reader.fetch("flags"),
      },
      createLogger({ entries: [], upstream: [], underWay: new Set() }),
    );
    const flags = await service.flags({ country });
    memo.set(country, { flags, until: now() + knownForMs });
    return flags;
  }

  return {
    read,
    cohort(requestScope, country) {
      const flags = read(requestScope, country);
      return flags instanceof Promise ? flags.then(cohortOf) : cohortOf(flags);
    },
  };
}

function overridden(flags: Flags, names: readonly string[]): Flags {
  return { ...flags, ...Object.fromEntries(names.map((name) => [name, true])) };
}

const cohorts = new WeakMap<Flags, string>();

/** One character per flag, ordered by name. */
function cohortOf(flags: Flags): string {
  let cohort = cohorts.get(flags);
  if (cohort === undefined) {
    cohort = names.map((name) => (flags[name] ? "1" : "0")).join("");
    cohorts.set(flags, cohort);
  }
  return cohort;
}
