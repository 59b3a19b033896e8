/**
 * Runs all checks of a change, in parallel steps, and ends with one line for the whole run: `N passed, N failed`.
 * Arguments select steps (all by default); `quick` selects those that need no running shop. The output of a step is
 * written to `.cache/results/<step>.log` and shown if the step fails.
 */
import { cpus } from "node:os";
import { delimiter, join } from "node:path";
import { relative } from "node:path/posix";
import { resultsFolder, root } from "./paths.ts";
import { type Ended, runSteps } from "./schedule.ts";
import { quickSteps, type StepResult, steps } from "./steps.ts";
import { openWorkFolder } from "./work-folder.ts";

/** Number of processors of the CI machine. */
const processors = 2;
const slowestFiles = 10;

process.env.PATH = `${join(root, "node_modules/.bin")}${delimiter}${process.env.PATH}`;

const asked = process.argv.slice(2).flatMap((name) => (name === "quick" ? quickSteps : [name]));
const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`Unknown step ${unknown.join(", ")}; there are ${steps.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}
const chosen = steps.filter(({ name }) => asked.length === 0 || asked.includes(name));

/** CPU time that the machine has used, and its total, in milliseconds. */
function machineTimes(): { readonly used: number; readonly all: number } {
  const times = cpus().map((processor) => processor.times);
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0);
  return { used: all - times.reduce((sum, { idle }) => sum + idle, 0), all };
}

openWorkFolder();
const before = new Map<string, ReturnType<typeof machineTimes>>();
const busy = new Map<string, number>();
/** Percentage of the machine's CPU time used between two moments. */
const busyBetween = (from: ReturnType<typeof machineTimes>, to: ReturnType<typeof machineTimes>) =>
  Math.round((100 * (to.used - from.used)) / Math.max(1, to.all - from.all));

const begun = machineTimes();
const clock = (seconds: number) => `${seconds.toFixed(0).padStart(4)} s`;
const ended = await runSteps(chosen, processors, {
  onStart: (name, beside, at) => {
    before.set(name, machineTimes());
    console.log(`${clock(at)}  ${name} begins${beside.length > 0 ? ` beside ${beside.join(", ")}` : ""}`);
  },
  onEnd: ({ name, result, began, ended: at }) => {
    const { passed, failed } = result;
    busy.set(name, busyBetween(before.get(name) ?? begun, machineTimes()));
    console.log(`${clock(at)}  ${name}: ${passed} passed, ${failed} failed in ${(at - began).toFixed(0)} s`);
    if (failed > 0) console.log(`\n— ${name}\n${result.output}`);
  },
});

const sum = (of: (step: Ended<StepResult>) => number) => ended.reduce((total, step) => total + of(step), 0);
const row = (...[name = "", ...figures]: readonly string[]) =>
  console.log(name.padEnd(13) + figures.map((figure, at) => figure.padStart([7, 7, 14, 8, 8][at] ?? 8)).join(""));
console.log();
// A step's CPU time excludes killed processes, such as browsers and runtimes. The machine's busy share includes them,
// but also everything that ran at the same time.
row("step", "passed", "failed", "seconds", "CPU s", "busy %");
for (const { name, result, began, ended: at } of ended.toSorted((one, other) => one.began - other.began))
  row(
    ...[name, `${result.passed}`, `${result.failed}`, `${clock(began)} –${clock(at)}`],
    ...[result.cpuSeconds.toFixed(0), `${busy.get(name)}`],
  );
row(
  ...["", "", "", clock(Math.max(...ended.map((step) => step.ended)))],
  ...[sum(({ result }) => result.cpuSeconds).toFixed(0), `${busyBetween(begun, machineTimes())}`],
);

const files = ended
  .flatMap(({ result }) => result.files)
  .toSorted((one, other) => other.seconds - one.seconds)
  .slice(0, slowestFiles);
if (files.length > 0) console.log(`\nSlowest files:`);
for (const { file, seconds } of files) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);

// Repeated at the end, because a CI service that truncates a long log keeps its end.
const shownFailures = 30;
const failures = ended.flatMap(({ name, result }) => result.failures.map((test) => ({ step: name, ...test })));
if (failures.length > 0) console.log(`\nFailed:`);
for (const { step, name, message } of failures.slice(0, shownFailures))
  console.log(`— ${step}: ${name}\n${message.replace(/^/gm, "    ")}`);

const passed = sum(({ result }) => result.passed);
const failed = sum(({ result }) => result.failed);
console.log(`\nOutput of every step: ${relative(root, resultsFolder)}\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
