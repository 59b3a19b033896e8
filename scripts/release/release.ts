/**
 * `npm run release`: builds once and deploys all workers, or the named ones: `npm run release -- services jp`.
 * `--staging` deploys the staging counterparts. `--dry-run` bundles as for a deployment and checks sizes, bindings and
 * configuration without uploading; `--both` then includes production and staging. Services are deployed before
 * storefronts, so no page needs a service version that is not deployed yet.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { buildAll } from "../build/build.ts";
import { root } from "../setup/install.mjs";
import {
  placeholders,
  type ReleaseTarget,
  releaseTargets,
  secretsOf,
  stagingTargets,
  tooLarge,
} from "./release-plan.ts";

const words = process.argv.slice(2);
const flags = words.filter((word) => word.startsWith("--"));
const named = words.filter((word) => !word.startsWith("--"));
const unknownFlags = flags.filter((flag) => !["--dry-run", "--staging", "--both"].includes(flag));
// A misspelled "--staging" must not deploy to production.
if (unknownFlags.length > 0) fail(`There is no ${unknownFlags.join(", ")}.`);
const dryRun = flags.includes("--dry-run");
const both = flags.includes("--both");
const staging = flags.includes("--staging");
if (both && !dryRun) fail("--both is for --dry-run: deploy to staging before production.");
const targets = both ? [...stagingTargets, ...releaseTargets] : staging ? stagingTargets : releaseTargets;
const unknown = named.filter((name) => !releaseTargets.some((target) => target.name === name));
if (unknown.length > 0)
  fail(`There is no ${unknown.join(", ")}; there are ${releaseTargets.map(({ name }) => name).join(", ")}.`);
const chosen = targets.filter(({ name }) => named.length === 0 || named.includes(name));
const wrangler = join(root, "node_modules/.bin/wrangler");
const env = {
  ...process.env,
  PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}`,
  WRANGLER_SEND_METRICS: "false",
  CI: "1",
};

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}

/** Checks before a real deployment: committed code to roll back to, existing databases, configured secrets. */
function checkBeforeSending(): void {
  const changed = spawnSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" }).stdout.trim();
  if (changed) fail(`There are uncommitted changes; a deployment must correspond to a commit.\n${changed}`);
  for (const { name, folder, environment } of chosen) {
    const config = join(root, folder, "wrangler.toml");
    const open = placeholders(readConfig({ config, env: environment }).d1_databases);
    if (open.length > 0) fail(`${name}: enter your database ids for ${open.join(", ")} (docs/operations.md).`);
    const listed = spawnSync(wrangler, ["secret", "list", "--env", environment], {
      cwd: join(root, folder),
      env,
      encoding: "utf8",
    });
    if (listed.status !== 0) fail(`${name}: secrets cannot be listed.\n${listed.stderr}`);
    const secrets = secretsOf(readFileSync(config, "utf8"), { staging });
    const missing = secrets.filter((secret) => !listed.stdout.includes(`"${secret}"`));
    if (missing.length > 0) fail(`${name}: wrangler secret put --env "${environment}" ${missing.join(", ")}`);
  }
}

/** Resolves with Wrangler's output. */
function deploy({ name, folder, environment }: ReleaseTarget): Promise<{ status: number | null; said: string }> {
  const out = join(root, ".cache/release", environment, name);
  mkdirSync(out, { recursive: true });
  const more = dryRun ? ["--dry-run", "--outdir", out] : [];
  const child = spawn(wrangler, ["deploy", "--env", environment, ...more], { cwd: join(root, folder), env });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      said += chunk;
    });
  return new Promise((resolve) => child.on("close", (status) => resolve({ status, said })));
}

async function release(target: ReleaseTarget): Promise<void> {
  const from = Date.now();
  const { status, said } = await deploy(target);
  const name = stagingTargets.includes(target) ? `staging ${target.name}` : target.name;
  const size = /Total Upload: ([\d.]+) KiB \/ gzip: ([\d.]+) KiB/.exec(said);
  if (status !== 0 || !size) fail(`${name}: Wrangler ended with ${status}.\n${said}`);
  const [raw, gzip] = [Number(size[1]), Number(size[2])];
  const problem = tooLarge(raw, gzip);
  if (problem) fail(`${name}: ${problem}`);
  const bindings = [...said.matchAll(/^env\.\w+/gm)].length;
  const done = dryRun ? "would be deployed" : "deployed";
  console.log(
    `${name.padEnd(17)} ${done}: ${raw.toFixed(0)} KiB, ${gzip.toFixed(0)} KiB gzip, ${bindings} bindings (${((Date.now() - from) / 1000).toFixed(1)} s)`,
  );
}

await buildAll();
if (!dryRun) checkBeforeSending();
// Deployments run in order; dry runs in parallel.
const left = [...chosen];
const next = async () => {
  for (let target = left.shift(); target; target = left.shift()) await release(target);
};
await Promise.all(Array.from({ length: dryRun ? 3 : 1 }, next));
