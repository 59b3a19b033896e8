/**
 * Counts the results of many first presses in one engine. It cycles through the actions of tests/engines/first-press.ts
 * and through the moments, each in a fresh tab on a slow phone connection.
 *
 *   node tests/engines/first-presses.mjs --presses 500 --engine firefox
 *   node tests/engines/first-presses.mjs --presses 50 --engine webkit --act "Basket" --moment 200
 *
 * Starts the shop itself (JOURNEY_PORT, JOURNEY_SERVICES_PORT and JOURNEY_DATA_DIR as for the journeys), writes every
 * press to .cache/results/first-presses-<engine>.json, and exits with 1 if a press was lost or took effect twice.
 */
import { parseArgs } from "node:util";
import { ensureTestPrograms } from "../../scripts/setup/browsers.mjs";
import { ensureInstalled, runWithProjectNode } from "../../scripts/setup/install.mjs";

const { values } = parseArgs({
  options: {
    presses: { type: "string", default: "500" },
    engine: { type: "string", default: "firefox" },
    act: { type: "string", default: "" },
    moment: { type: "string", default: "" },
  },
});
if (!/^[1-9]\d{0,4}$/.test(values.presses) || !["chromium", "firefox", "webkit"].includes(values.engine)) {
  console.error(
    "Usage: first-presses.mjs [--presses 500] [--engine chromium|firefox|webkit] [--act NAME] [--moment MS]",
  );
  process.exit(2);
}
ensureInstalled();
ensureTestPrograms();
const { status } = runWithProjectNode("node_modules/vitest/vitest.mjs", ["run", "--project", "engines"], {
  FIRST_PRESSES: values.presses,
  FIRST_PRESS_ENGINE: values.engine,
  FIRST_PRESS_ACT: values.act,
  FIRST_PRESS_MOMENT: values.moment,
});
process.exit(status ?? 1);
