/**
 * First step of `npm start` and `npm test`. It uses plain Node without dependencies, because nothing is installed yet.
 * Installs exactly package-lock.json, once per lock file, and provides the pinned Node.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const stamp = join(root, "node_modules/.benchside-lock");

/** The package `node` provides a newer Node than the machine may have. */
export const projectNode = join(root, "node_modules/.bin/node");

const lockHash = () =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");

/** Runs `npm ci` if node_modules does not match the lock file. */
export function ensureInstalled() {
  const wanted = lockHash();
  if (existsSync(projectNode) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Installing dependencies (once) …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const result = spawnSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: root, stdio: "inherit" });
  if (result.status !== 0) {
    console.error("npm ci failed; see the lines above.");
    process.exit(result.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

/** Runs a project script with the pinned Node and returns its exit code. Signals reach it through the process group. */
export function runWithProjectNode(script, args = [], env = {}) {
  const path = `${join(root, "node_modules/.bin")}:${process.env.PATH}`;
  return spawnSync(projectNode, [join(root, script), ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH: path, ...env },
  });
}
