/** Checks that deployment configurations are complete. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hostVariable, mainRegion, regionNames } from "@contracts/regions";
import { describe, expect, it } from "vitest";
import { unstable_readConfig as readConfig, unstable_getMiniflareWorkerOptions } from "wrangler";
import { readEnvironment } from "~/context/environment.server";
import { localBindings } from "../run/local-bindings.ts";
import { root } from "../setup/install.mjs";
import { placeholders, releaseTargets, secretsOf, stagingTargets, tooLarge } from "./release-plan.ts";

const tomlOf = (folder: string) => readFileSync(join(root, folder, "wrangler.toml"), "utf8");
const secretValue = "a-secret-of-32-characters-or-more-0001";
const local = localBindings({ port: 1, servicesPort: 2 });

function variablesOf(folder: string, environment?: string): Record<string, unknown> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, folder, "wrangler.toml"), environment);
  return { ...workerOptions.bindings };
}
const withSecrets = (folder: string, variables: Record<string, unknown>) => ({
  ...variables,
  ...Object.fromEntries(
    secretsOf(tomlOf(folder)).map((name) => [name, name === "EDITOR_KEYS" ? `editor:${secretValue}` : secretValue]),
  ),
});

describe("a deployment", () => {
  it.each(regionNames)("of the storefront %s has every variable, and no address of this machine", (region) => {
    const variables = variablesOf(".", region === mainRegion ? undefined : region);
    const environment = readEnvironment(withSecrets(".", variables));
    expect([environment.REGION, environment.DEMO, environment.PUBLIC_SCHEME]).toEqual([region, "", "https"]);
    expect(JSON.stringify(variables)).not.toMatch(/localhost|127\.0\.0\.1|http:\/\/|demo-/);
    expect(environment.HOSTS).toEqual([new URL(`https://${environment[hostVariable(region)]}`).host]);
  });

  it("of the services declares every variable and secret of a local shop", () => {
    const given = Object.keys(withSecrets("workers/services", variablesOf("workers/services")));
    const limits = /_LIMIT_FACTOR$|_PER_(HOUR|MINUTE)$|^DEMO/;
    const used = Object.keys(local.services()).filter((name) => !limits.test(name));
    expect(used.filter((name) => !given.includes(name))).toEqual([]);
  });

  it("keeps every secret out of the files", () => {
    for (const { folder } of releaseTargets) {
      const toml = tomlOf(folder);
      for (const secret of secretsOf(toml)) expect(toml).not.toMatch(new RegExp(`^${secret} =`, "m"));
    }
  });

  it("keeps addresses with queries out of the platform's request log", () => {
    for (const { folder, environment } of [...releaseTargets, ...stagingTargets]) {
      const { observability } = readConfig({ config: join(root, folder, "wrangler.toml"), env: environment });
      expect([folder, environment, observability?.logs?.invocation_logs]).toEqual([folder, environment, false]);
    }
  });

  it("is rejected with placeholder database ids or above the platform's limits", () => {
    for (const environment of ["", "staging"]) {
      const config = join(root, "workers/services/wrangler.toml");
      expect(placeholders(readConfig({ config, env: environment }).d1_databases)).toContain("CATALOGUE_DB");
    }
    const id = "0a1b2c3d-0000-4000-8000-0123456789ab";
    expect(placeholders([{ binding: "A_DB", database_id: id }])).toEqual([]);
    expect(tooLarge(5000, 3300)).toBeNull();
    expect(tooLarge(30_000, 10_241)).toMatch(/10240/);
    expect(tooLarge(70_000, 5000)).toMatch(/65536/);
  });
});
