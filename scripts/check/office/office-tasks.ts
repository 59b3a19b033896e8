/**
 * Does every task of docs/office-tasks.md and docs/editor-tasks.md in a running demonstration shop as a newcomer
 * without scripts: by links, labels and buttons. Prints tasks that fail, and listed tasks without a walk. It changes
 * orders, products and content, so start a separate shop for it.
 *
 *   DATA_DIR=/tmp/tasks npm start
 *   npm run office-tasks -- --url http://localhost:8787 --services http://localhost:8790 --only editor
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { officeHost } from "../../run/local-bindings.ts";
import { root } from "../../setup/install.mjs";
import { catalogueTasks } from "./tasks/catalogue.ts";
import { editorTasks } from "./tasks/content.ts";
import { orderTasks } from "./tasks/orders.ts";
import { salesTasks } from "./tasks/sales.ts";
import { settingsTasks } from "./tasks/settings.ts";
import { shopperTasks } from "./tasks/shoppers.ts";
import { beginWalk } from "./tasks/walk.ts";

const { values: options } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:8787" },
    services: { type: "string", default: "http://localhost:8790" },
    only: { type: "string", default: "" },
  },
});
const office = new URL(options.url);
office.hostname = officeHost;
const walk = beginWalk({ shop: options.url, office: office.href, services: options.services });

/** Task numbers of a list. */
function listed(document: string, prefix = ""): string[] {
  const lines = readFileSync(join(root, "docs", document), "utf8").split("\n");
  return lines.flatMap((line) => {
    const [, number = "", name = ""] = /^\| (\d+) \| ([^|]+?) \|/.exec(line) ?? [];
    return number === "" ? [] : [`${prefix}${number} ${name}`];
  });
}

const numberOf = (name: string): string => /^(?:editor )?\d+/.exec(name)?.[0] ?? "";
const all = [
  ...[...shopperTasks(walk), ...orderTasks(walk), ...salesTasks(walk), ...catalogueTasks(walk)],
  ...[...editorTasks(walk), ...settingsTasks(walk)],
];
const walked = new Set(all.map(({ name }) => numberOf(name)));
const unwalked = [...listed("office-tasks.md"), ...listed("editor-tasks.md", "editor ")].filter(
  (name) => !walked.has(numberOf(name)),
);

let failed = 0;
let done = 0;
for (const { name, run } of all) {
  if (!name.includes(options.only)) continue;
  const from = performance.now();
  try {
    await run();
    done += 1;
    console.log(`done   ${name} (${Math.round(performance.now() - from)} ms)`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED ${name}\n       ${error instanceof Error ? error.message : error}`);
  }
}
for (const name of unwalked) console.log(`no walk: ${name}`);
console.log(`${done} of ${done + failed} tasks were done, ${unwalked.length} listed tasks have no walk`);
process.exitCode = failed + unwalked.length === 0 ? 0 : 1;
