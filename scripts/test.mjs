/** `npm test`: installs what the tests need, Chromium included, then runs everything (scripts/verify.mjs). */
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled, runWithProjectNode } from "./install.mjs";

ensureInstalled();
const result = runWithProjectNode("scripts/verify.mjs", process.argv.slice(2), { CHROMIUM: ensureChromium() });
process.exit(result.status ?? 1);
