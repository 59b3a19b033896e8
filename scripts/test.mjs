/** `npm test`: installs the test programs, including three browsers, then runs everything (scripts/check/verify.ts). */
import { browserPaths, ensureTestPrograms } from "./setup/browsers.mjs";
import { ensureInstalled, runWithProjectNode } from "./setup/install.mjs";

ensureInstalled();
ensureTestPrograms();
const result = runWithProjectNode("scripts/check/verify.ts", process.argv.slice(2), {
  CHROMIUM: browserPaths().chromium,
});
process.exit(result.status ?? 1);
