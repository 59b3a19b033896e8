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
