/** `npm test`: installs the test programs, including three browsers, then runs everything (scripts/verify.mjs). */
import { browserPaths, ensureTestPrograms } from "./browsers.mjs";
import { ensureInstalled, runWithProjectNode } from "./install.mjs";

ensureInstalled();
ensureTestPrograms();
const result = runWithProjectNode("scripts/verify.mjs", process.argv.slice(2), { CHROMIUM: browserPaths().chromium });
process.exit(result.status ?? 1);
