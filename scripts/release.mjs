/**
 * `npm run release`: builds once and deploys every worker, or those that are named: `npm run release -- services jp`.
 * `--dry-run` does everything but send: it bundles as a deployment would and checks sizes, bindings and configuration.
 * Services go first and storefronts last, so that no page asks for what is not there yet.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildAll } from "./build.mjs";
import { root } from "./install.mjs";
import { placeholders, releaseTargets, secretsOf, tooLarge } from "./release-plan.mjs";

const dryRun = process.argv.includes("--dry-run");
const named = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const unknown = named.filter((name) => !releaseTargets.some((target) => target.name === name));
if (unknown.length > 0)
  fail(`There is no ${unknown.join(", ")}; there are ${releaseTargets.map(({ name }) => name).join(", ")}.`);
const chosen = releaseTargets.filter(({ name }) => named.length === 0 || named.includes(name));
const wrangler = join(root, "node_modules/.bin/wrangler");
const env = {
  ...process.env,
  PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}`,
  WRANGLER_SEND_METRICS: "false",
  CI: "1",
};

function fail(text) {
  console.error(text);
  process.exit(1);
}

/** What a real deployment needs beside the code: a commit to go back to, databases that exist, secrets that are set. */
function checkBeforeSending() {
  const changed = spawnSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" }).stdout.trim();
  if (changed) fail(`There are changes that are not committed; what is deployed must be found again.\n${changed}`);
  for (const { name, folder, environment } of chosen) {
    const toml = readFileSync(join(root, folder, "wrangler.toml"), "utf8");
    const open = placeholders(toml);
    if (open.length > 0) fail(`${name}: put in the ids of your databases for ${open.join(", ")} (docs/operations.md).`);
    const listed = spawnSync(wrangler, ["secret", "list", ...environment], {
      cwd: join(root, folder),
      env,
      encoding: "utf8",
    });
    if (listed.status !== 0) fail(`${name}: secrets cannot be listed.\n${listed.stderr}`);
    const missing = secretsOf(toml).filter((secret) => !listed.stdout.includes(`"${secret}"`));
    if (missing.length > 0) fail(`${name}: wrangler secret put ${missing.join(", ")}`);
  }
}

/** Resolves with what Wrangler said. */
function deploy({ name, folder, environment }) {
  const out = join(root, ".cache/release", name);
  mkdirSync(out, { recursive: true });
  const more = dryRun ? ["--dry-run", "--outdir", out] : [];
  const child = spawn(wrangler, ["deploy", ...environment, ...more], { cwd: join(root, folder), env });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      said += chunk;
    });
  return new Promise((resolve) => child.on("close", (status) => resolve({ status, said })));
}

await buildAll();
if (!dryRun) checkBeforeSending();
for (const target of chosen) {
  const from = Date.now();
  const { status, said } = await deploy(target);
  const size = /Total Upload: ([\d.]+) KiB \/ gzip: ([\d.]+) KiB/.exec(said);
  if (status !== 0 || !size) fail(`${target.name}: Wrangler ended with ${status}.\n${said}`);
  const [raw, gzip] = [Number(size[1]), Number(size[2])];
  const problem = tooLarge(raw, gzip);
  if (problem) fail(`${target.name}: ${problem}`);
  const bindings = [...said.matchAll(/^env\.\w+/gm)].length;
  const done = dryRun ? "would be deployed" : "deployed";
  console.log(
    `${target.name.padEnd(9)} ${done}: ${raw.toFixed(0)} KiB, ${gzip.toFixed(0)} KiB gzip, ${bindings} bindings (${((Date.now() - from) / 1000).toFixed(1)} s)`,
  );
}
