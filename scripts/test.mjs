/** `npm test`: installs what the tests need, Chromium included, then runs everything (scripts/verify.mjs). */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { ensureInstalled, runWithProjectNode } from "./install.mjs";

/** Journeys run in Debian's Chromium; CHROMIUM names another one. */
function ensureChromium() {
  const path = process.env.CHROMIUM ?? "/usr/bin/chromium";
  if (existsSync(path)) return path;
  console.log("Installing Chromium (Debian package) …");
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, "apt-get", "-qq", ...args];
    return spawnSync(command, rest, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  };
  apt("update");
  apt("install", "-y", "--no-install-recommends", "chromium", "fonts-noto-cjk");
  if (!existsSync(path)) {
    console.error("Chromium could not be installed; install the package `chromium` or set CHROMIUM to its path.");
    process.exit(1);
  }
  return path;
}

ensureInstalled();
const result = runWithProjectNode("scripts/verify.mjs", process.argv.slice(2), { CHROMIUM: ensureChromium() });
process.exit(result.status ?? 1);
