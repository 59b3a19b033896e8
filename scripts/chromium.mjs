/**
 * The browser of the journeys: Debian's Chromium, by preference its headless shell, which has no window to draw and
 * needs half of the processor time. CHROMIUM names another one.
 */
import { existsSync } from "node:fs";

const paths = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** Path of the browser; the headless shell's where none is installed. */
export function chromiumPath() {
  return process.env.CHROMIUM ?? paths.find((path) => existsSync(path)) ?? paths[0];
}

/** Flags of every Chromium that tests and benches start: no sandbox for root, and nothing that it would fetch by itself. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
