/** A second version of the main storefront beside the first, as in a gradual release. */
import { readFileSync } from "node:fs";
import type { Region } from "@contracts/regions";
import { localBindings } from "../../../scripts/run/local-bindings.ts";
import { type NamedWorker, type RuntimeOptions, runtimeOptions } from "../../../scripts/run/runtime.ts";

/** A host of its own, so that a test knows which version it asks. */
export const secondHost = "second.localhost";
export const secondVersion = "5ec0nd00";
/** It calls the services by the path of this region, so that a fault can be its own while nobody visits the region. */
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
