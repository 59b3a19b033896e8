/** Country of an IP address from the settings service, cached per address (C-CTRY-06, source 6). */
import type { RequestScope } from "@domain/http/edge-app";
import { choosesCountry } from "@domain/market/region-rules";
import { createSettingsService } from "~/services/settings/create-settings-service";
import type { Upstream } from "~/services/upstream/create-upstream-reader";
import type { Environment } from "./environment.server";
import { createLogger } from "./log.server";

const knownForMs = 15 * 60_000;
/** Retry delay for a service that is down; until then the default country applies. */
const unknownForMs = 30_000;
const maxAddresses = 5000;

export function createAddressCountries(env: Environment, upstream: Upstream, now: () => number = Date.now) {
  const memo = new Map<string, { country: string | null; until: number }>();
  return (requestScope: Pick<RequestScope, "waitUntil">, address: string): string | null | Promise<string | null> => {
    // A host with its own country decides without the service (C-CTRY-21).
    if (!choosesCountry(env.REGION)) return null;
    const known = memo.get(address);
    if (known && known.until > now()) return known.country;
    return ask(requestScope, address);
  };

  async function ask({ waitUntil }: Pick<RequestScope, "waitUntil">, address: string): Promise<string | null> {
    const reader = upstream.reader({ waitUntil, trace: [], startedAt: now() });
    const service = createSettingsService(
      { url: env.SETTINGS_URL, key: env.SETTINGS_KEY, region: env.REGION, fetch: reader.fetch("user-settings") },
      createLogger({ entries: [], upstream: [], underWay: new Set() }),
    );
    const settings = await service.userSettings({ country: "", address });
    const country = settings?.countryCode || null;
    if (memo.size >= maxAddresses) memo.delete(memo.keys().next().value ?? "");
    memo.set(address, { country, until: now() + (settings ? knownForMs : unknownForMs) });
    return country;
  }
}
