/**
 * Browser of the journeys: Debian's Chromium, preferably the headless shell, which needs half the CPU time. CHROMIUM
 * selects another one.
 */
import { existsSync } from "node:fs";

/** Path of the preferred browser. */
export const headlessShell = "/usr/bin/chromium-headless-shell";

/** Path of the browser; the headless shell's default path if none is installed. */
export function chromiumPath() {
  return process.env.CHROMIUM ?? [headlessShell, "/usr/bin/chromium"].find((path) => existsSync(path)) ?? headlessShell;
}

/** Flags for every Chromium in tests and benchmarks: no sandbox for root, and no background requests. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
