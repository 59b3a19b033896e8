/** Maps an engine's name to its Durable Object. */
import type { ServicesEnv } from "../../env";

/** Lower-case letters, digits and hyphens, at most 64. */
export function isEngineName(name: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/.test(name);
}

export function engineStub(env: ServicesEnv, name: string) {
  return env.SEARCH_ENGINES.get(env.SEARCH_ENGINES.idFromName(name));
}
