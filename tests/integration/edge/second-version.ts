/** A second version of the main storefront, running with the first one as in a gradual release. */
import { readFileSync } from "node:fs";
import type { Region } from "@contracts/regions";
import { localBindings } from "../../../scripts/run/local-bindings.ts";
import { type NamedWorker, type RuntimeOptions, runtimeOptions } from "../../../scripts/run/runtime.ts";

/** A separate host, so that a test knows which version responds. */
export const secondHost = "second.localhost";
export const secondVersion = "5ec0nd00";
/**
 * Region whose path the second version uses for its calls, so that its faults are separate while nobody visits that
 * region.
 */
export const pathOfSecond: Region = "cn";

export function secondStorefront(options: RuntimeOptions): NamedWorker {
  const first = runtimeOptions(options).workers.find(({ name }) => name === "storefront-global");
  const [script, ...others] = first && "modules" in first && Array.isArray(first.modules) ? first.modules : [];
  if (!first || !script) throw new Error("there is no main storefront");
  const built = readFileSync(script.path, "utf8");
  const version = /version:"([0-9a-f]{8})"/.exec(built)?.[1];
  if (!version) throw new Error("the storefront's script names no version");
  const { UPSTREAMS_URL = "" } = localBindings(options).storefront(pathOfSecond);
  return {
    ...first,
    name: "storefront-second",
    modules: [{ ...script, contents: built.replace(`version:"${version}"`, `version:"${secondVersion}"`) }, ...others],
    routes: [`${secondHost}/*`],
    bindings: { ...first.bindings, UPSTREAMS_URL, HOSTS: `${secondHost}:${options.port}` },
  };
}
