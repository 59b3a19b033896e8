/**
 * The browser of the journeys: Debian's Chromium, by preference its headless shell, which has no window to draw and
 * needs half of the processor time. CHROMIUM names another one.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Debian packages and what they install, the preferred one first. */
const packages = ["chromium-headless-shell", "chromium"];
const pathOf = (name) => `/usr/bin/${name}`;

/** Path of the browser; the last one's where none is installed. */
export function chromiumPath() {
  const installed = packages.find((name) => existsSync(pathOf(name)));
  return process.env.CHROMIUM ?? pathOf(installed ?? "chromium");
}

/** Installs a browser where there is none, and fonts for Japanese and Chinese; ends the process when that fails. */
export function ensureChromium() {
  if (existsSync(chromiumPath())) return chromiumPath();
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
  for (const name of packages) {
    apt("install", "-y", "--no-install-recommends", name, "fonts-noto-cjk");
    if (existsSync(chromiumPath())) return chromiumPath();
  }
  console.error("Chromium could not be installed; install the package `chromium` or set CHROMIUM to its path.");
  process.exit(1);
}
