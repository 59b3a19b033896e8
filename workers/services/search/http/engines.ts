/** Maps an engine's name to its Durable Object, or to an index of an external engine. */
import type { ServicesEnv } from "../../env";
import type { SearchEngineObject } from "../engine/engine-object";
import { ExternalEngine } from "../external/external-engine";

/** Lower-case letters, digits and hyphens, at most 64. */
export function isEngineName(name: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/.test(name);
}

/** Both have the same calls, which only plain data cross. */
export function engineStub(env: ServicesEnv, name: string): DurableObjectStub<SearchEngineObject> {
  const { SEARCH_EXTERNAL_URL: url, SEARCH_EXTERNAL_AUTHORIZATION: authorization = "" } = env;
  if (url) {
    const engine = new ExternalEngine(name, { url: url.replace(/\/+$/, ""), authorization });
    return engine as unknown as DurableObjectStub<SearchEngineObject>;
  }
  return env.SEARCH_ENGINES.get(env.SEARCH_ENGINES.idFromName(name));
}
