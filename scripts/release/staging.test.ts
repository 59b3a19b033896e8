/** Staging must work like production but share none of its resources. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mainRegion, regionNames } from "@contracts/regions";
import { describe, expect, it } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { readEnvironment } from "~/context/environment.server";
import { doubled } from "../../tests/factories/doubled";
import { root } from "../setup/install.mjs";
import { releaseTargets, secretsOf, stagingTargets } from "./release-plan.ts";

const configOf = ({ folder, environment }: (typeof releaseTargets)[number]) =>
  readConfig({ config: join(root, folder, "wrangler.toml"), env: environment });
type Config = ReturnType<typeof configOf>;

/** Fields of a configuration for which Wrangler exports no types. */
type Route = string | { readonly pattern: string; readonly zone_name?: string };
interface Bound {
  readonly binding: string;
}
interface RateLimit {
  readonly name: string;
  readonly namespace_id: string;
  readonly simple: object;
}
interface Database extends Bound {
  readonly database_name?: string;
  readonly database_id?: string;
}

const pairs = stagingTargets.map((target, index) => {
  const production = releaseTargets[index];
  if (!production) throw new Error("A deployment of staging has no counterpart.");
  return { name: target.name, folder: target.folder, staging: configOf(target), production: configOf(production) };
});

const zones = pairs.flatMap(({ production }) =>
  (production.routes ?? []).flatMap((route: Route) => (typeof route === "object" ? (route.zone_name ?? []) : [])),
);

/** Settings that must be equal in staging and production. */
const workings = ({ vars, ...config }: Config) => ({
  main: config.main,
  noBundle: config.no_bundle,
  compatibility: [config.compatibility_date, config.compatibility_flags],
  build: config.build,
  rules: config.rules,
  alias: config.alias,
  define: config.define,
  assets: { ...config.assets, run_worker_first: undefined },
  triggers: config.triggers,
  observability: config.observability,
  workersDev: [config.workers_dev, config.preview_urls],
  objects: config.durable_objects,
  migrations: config.migrations,
  databases: config.d1_databases.map(({ binding }: Bound) => binding),
  buckets: config.r2_buckets.map(({ binding }: Bound) => binding),
  limits: config.ratelimits.map(({ name, simple }: RateLimit) => [name, simple]),
  tails: config.tail_consumers?.length,
  variables: Object.keys(vars).filter((name) => name !== "STAGING"),
});

const hostsIn = (text: string) => text.match(/(?:[a-z\d-]+\.)+[a-z]{2,}/g) ?? [];
/** Hosts of the shop's zones in variables; vendors may be shared, and mail senders share a domain. */
const hostsOf = ({ vars }: Config) =>
  Object.entries(vars)
    .filter(([name]) => !/^(MAIL_FROM|\w+_EMAIL)$/.test(name))
    .flatMap(([name, value]) => hostsIn(String(value)).map((host) => ({ name, host })))
    .filter(({ host }) => zones.some((zone) => host === zone || host.endsWith(`.${zone}`)));

/** Names of resources that must belong to a single worker. */
function possessions(config: Config) {
  const { name, routes, tail_consumers, ratelimits, d1_databases, r2_buckets } = config;
  const patterns = routes?.map((route: Route) => (typeof route === "string" ? route : route.pattern)) ?? [];
  return [
    name,
    ...patterns.flatMap(hostsIn),
    ...hostsOf(config).map(({ host }) => host),
    ...(tail_consumers ?? []).map(({ service }: { service: string }) => service),
    ...ratelimits.map(({ namespace_id }: RateLimit) => namespace_id),
    ...d1_databases.flatMap((database: Database) => [database.database_name, database.database_id]),
    ...r2_buckets.map(({ bucket_name }: { bucket_name?: string }) => bucket_name),
  ];
}

describe("staging", () => {
  it("has a counterpart of every production deployment, in the same order", () => {
    expect(stagingTargets.map(({ name, environment }) => [name, environment])).toEqual([
      ["services", "staging"],
      ["logs", "staging"],
      ["office", "staging"],
      ...regionNames.map((region) => [region, region === mainRegion ? "staging" : `staging-${region}`]).reverse(),
    ]);
  });

  it.each(pairs)("$name works like its counterpart", ({ staging, production }) => {
    expect(workings(staging)).toEqual(workings(production));
  });

  it("shares no name, host, limit, database or bucket with production", () => {
    const taken = new Set(pairs.flatMap(({ production }) => possessions(production)));
    const own = pairs.flatMap(({ staging }) => possessions(staging));
    expect(own.filter((name) => name && taken.has(name))).toEqual([]);
    const owned = pairs.map(({ staging }) => staging.name);
    expect(doubled(owned)).toEqual([]);
  });

  it("links only to staging", () => {
    const hosts = new Set(pairs.flatMap(({ staging }) => JSON.stringify(staging.routes)).flatMap(hostsIn));
    const workers = new Set(pairs.map(({ staging }) => staging.name));
    for (const { staging } of pairs) {
      for (const { service } of staging.tail_consumers ?? []) expect(workers).toContain(service);
      for (const { name, host } of hostsOf(staging))
        if (name !== "MAIL_PROVIDER_URL") expect([name, hosts.has(host)]).toEqual([name, true]);
    }
  });

  it("is closed, including files, sends no mail, and shows no production content", () => {
    for (const { name, folder, staging } of pairs) {
      if (folder === ".") {
        expect([name, staging.assets?.run_worker_first]).toEqual([name, true]);
        const secrets = secretsOf(readFileSync(join(root, "wrangler.toml"), "utf8"), { staging: true });
        expect(secrets).toContain("STAGING_PASSWORD");
        const given = Object.fromEntries(secrets.map((secret) => [secret, "editor:a-secret-of-32-characters-or-more"]));
        const { STAGING, HOSTS, CONTENT_ENVIRONMENT } = readEnvironment({ ...given, ...staging.vars });
        expect([STAGING, CONTENT_ENVIRONMENT]).toEqual(["1", "staging"]);
        expect(hostsIn(JSON.stringify(staging.routes?.[0]))[0]).toBe(HOSTS[0]);
      }
      if (name === "services")
        expect(staging.vars).toMatchObject({ STAGING: "1", MAIL_PROVIDER: "outbox", CONTENT_ENVIRONMENT: "staging" });
    }
  });

  it("is the only deployment marked as staging", () => {
    for (const { production } of pairs) expect(production.vars).not.toHaveProperty("STAGING");
    const toml = readFileSync(join(root, "wrangler.toml"), "utf8");
    expect(secretsOf(toml)).not.toContain("STAGING_PASSWORD");
    const services = readFileSync(join(root, "workers/services/wrangler.toml"), "utf8");
    expect(secretsOf(services)).toContain("MAIL_PROVIDER_KEY");
    expect(secretsOf(services, { staging: true })).not.toContain("MAIL_PROVIDER_KEY");
    expect(secretsOf(services, { staging: true })).toContain("INQUIRIES_KEY");
  });
});
