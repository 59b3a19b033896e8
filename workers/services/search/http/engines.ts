/** Maps an engine's name to its Durable Object, or to an index of an external engine. */
import type { ServicesEnv } from "../../env";
import type { SearchEngineObject } from "../engine/engine-object";
import { ExternalEngine } from "../external/external-engine";
import { DividedEngine } from "../parts/divided-engine";
import { nearestEngine } from "./copies";

/** Lower-case letters, digits and hyphens, at most 64. */
export function isEngineName(name: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/.test(name);
}

/**
 * All kinds of engines have the same calls, which pass only plain data.
 * @param reader request of a search, which a copy near its sender may serve
 */
export function engineStub(env: ServicesEnv, name: string, reader?: Request): DurableObjectStub<SearchEngineObject> {
  const { SEARCH_EXTERNAL_URL: url, SEARCH_EXTERNAL_AUTHORIZATION: authorization = "" } = env;
  if (url) {
    const engine = new ExternalEngine(name, { url: url.replace(/\/+$/, ""), authorization });
    return engine as unknown as DurableObjectStub<SearchEngineObject>;
  }
  const object = (its: string) => env.SEARCH_ENGINES.get(env.SEARCH_ENGINES.idFromName(its));
  const divided = new DividedEngine(name, {
    object,
    reader: (its) => (reader ? nearestEngine(env, its, object(its), reader) : object(its)),
  });
  return divided as unknown as DurableObjectStub<SearchEngineObject>;
}
