/**
 * Writes everything that is derived from the table of regions into the wrangler configurations: the storefronts' whole
 * file, and marked lines of the services' file. `npm run regions` runs this script; a test checks that the files are
 * current.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  hostVariable,
  mainRegion,
  type Region,
  regionNames,
  regions,
  storefrontVariable,
} from "../../contracts/regions.ts";
import { addressVariable, type Upstream } from "../../contracts/upstreams.ts";
import { root } from "../setup/install.mjs";

const { zone } = regions[mainRegion];
/** Hosts of both stages; `services` is the default of every upstream. */
type Stage = "production" | "staging";

const stages = {
  production: {
    prefix: "www",
    services: `services.${zone}`,
    contentEnvironment: "production",
    logs: "benchside-logs",
  },
  staging: {
    prefix: "staging",
    services: `services-staging.${zone}`,
    contentEnvironment: "staging",
    logs: "benchside-logs-staging",
  },
};

const variables = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name} = "${value}"`)
    .join("\n");

const hostOf = (region: Region, stage: Stage) => `${stages[stage].prefix}.${regions[region].zone}`;
const originsOf = (origin: (region: Region) => string) => ({
  ...Object.fromEntries(regionNames.map((region) => [storefrontVariable(region), origin(region)])),
  SHOP_ORIGINS: regionNames.map(origin).join(","),
});

function storefrontVariables(region: Region, stage: Stage): string {
  const { services, contentEnvironment } = stages[stage];
  const { upstreamPath, upstreamAddresses = {} } = regions[region];
  return variables({
    ...(stage === "staging" && { STAGING: "1" }),
    REGION: region,
    HOSTS: hostOf(region, stage),
    ...Object.fromEntries(regionNames.map((name) => [hostVariable(name), hostOf(name, stage)])),
    UPSTREAMS_URL: `https://${services}${upstreamPath}`,
    ...Object.fromEntries(
      Object.entries(upstreamAddresses).map(([name, url]) => [addressVariable(name as Upstream), url]),
    ),
    CONTENT_FILE_ORIGINS: `https://${services}`,
    CONTENT_PICTURES_URL: `https://${services}${upstreamPath}/content/assets`,
    PUBLIC_PAYMENTS_URL: `https://${services}`,
    COMMERCE_CLIENT_ID: "storefront",
    CONTENT_STACK: "benchside",
    CONTENT_ENVIRONMENT: contentEnvironment,
    CONTENT_BRANCH: "main",
  });
}

const routeOf = (region: Region, stage: Stage) =>
  `routes = [{ pattern = "${hostOf(region, stage)}/*", zone_name = "${regions[region].zone}" }]`;

/** One deployment as an environment of the file. */
function deployment(region: Region, stage: Stage): string {
  const environment = [stage === "staging" && "staging", region !== mainRegion && region].filter(Boolean).join("-");
  const limit = regions[region].rateLimit + (stage === "staging" ? 10 : 0);
  const files =
    stage === "staging"
      ? `# Files need the password too.
assets = { directory = "build/client", binding = "ASSETS", run_worker_first = true }
`
      : "";
  return `[env.${environment}]
name = "benchside-storefront-${environment}"
${routeOf(region, stage)}
tail_consumers = [{ service = "${stages[stage].logs}" }]
ratelimits = [{ name = "RATE_LIMIT", namespace_id = "${limit}", simple = { limit = 600, period = 60 } }]
${files}
[env.${environment}.vars]
${storefrontVariables(region, stage)}
`;
}

const storefronts =
  () => `# The storefronts: one script, one deployment per region, and one per region for staging. The top level is the main region.
# Written by scripts/release/wrangler-files.ts from contracts/regions.ts: change it there.
# Secrets (wrangler secret put): COOKIE_KEYS, COMMERCE_CLIENT_SECRET, CONTENT_DELIVERY_TOKEN, CONTENT_PREVIEW_TOKEN,
# EDITOR_KEYS, and the keys of contracts/upstreams.ts.
# Secrets of staging besides: STAGING_PASSWORD.
name = "benchside-storefront"
main = "build/workers/storefront.js"
no_bundle = true
compatibility_date = "2026-07-01"
compatibility_flags = ["nodejs_compat"]
${routeOf(mainRegion, "production")}
tail_consumers = [{ service = "${stages.production.logs}" }]

[build]
command = "npm run build"

[assets]
directory = "build/client"
binding = "ASSETS"

# Only the workers' own log lines. The platform's line per request has the full address, which may contain secrets from
# mail links and procurement log-ins.
[observability]
enabled = true

[observability.logs]
enabled = true
invocation_logs = false

# Hosts and upstreams. An upstream is below UPSTREAMS_URL unless it has its own address, such as COMMERCE_URL
# (docs/integrations.md).
[vars]
${storefrontVariables(mainRegion, "production")}

# Coarse rate limit per address and minute, for rendered pages and forms. The services have exact limits.
[[ratelimits]]
name = "RATE_LIMIT"
namespace_id = "${regions[mainRegion].rateLimit}"
simple = { limit = 600, period = 60 }

${regionNames
  .filter((region) => region !== mainRegion)
  .map((region) => deployment(region, "production"))
  .join("\n")}
# --- staging: as above, with names, hosts, limits and services of its own, behind STAGING_PASSWORD ---
${regionNames.map((region) => deployment(region, "staging")).join("\n")}`;

/** Replaces the lines between `# <name>` and `# </name>` of a file. */
function withSection(text: string, name: string, lines: string): string {
  const section = new RegExp(`(# <${name}>[^\\n]*\\n)[^]*?(# </${name}>)`);
  if (!section.test(text)) throw new Error(`There is no section <${name}>.`);
  return text.replace(section, (_, begin: string, end: string) => `${begin}${lines}\n${end}`);
}

function services(): string {
  const text = readFileSync(join(root, "workers/services/wrangler.toml"), "utf8");
  const origins = (stage: Stage) => variables(originsOf((region) => `https://${hostOf(region, stage)}`));
  return withSection(
    withSection(text, "storefronts", origins("production")),
    "staging-storefronts",
    origins("staging"),
  );
}

/** Path and text of every file. */
export const wranglerFiles = () => [
  { path: "wrangler.toml", text: storefronts() },
  { path: "workers/services/wrangler.toml", text: services() },
];

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { path, text } of wranglerFiles()) writeFileSync(join(root, path), text);
