/**
 * Runs everything that decides whether a change is good, steps side by side, and ends with one line for the whole run:
 * `N passed, N failed`. Arguments name the steps to run (all by default); `quick` stands for those that need no running
 * shop. What a step writes is kept in `.cache/results/<step>.log` and shown when it fails.
 */
import { delimiter, join } from "node:path";
import { relative } from "node:path/posix";
import { resultsFolder, root } from "./paths.ts";
import { type Ended, runSteps } from "./schedule.ts";
import { quickSteps, type StepResult, steps } from "./steps.ts";

/** Processors of the machine that runs continuous integration. */
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

const clock = (seconds: number) => `${seconds.toFixed(0).padStart(4)} s`;
const ended = await runSteps(chosen, processors, {
  onStart: (name, beside, at) =>
    console.log(`${clock(at)}  ${name} begins${beside.length > 0 ? ` beside ${beside.join(", ")}` : ""}`),
  onEnd: ({ name, result, began, ended: at }) => {
    const { passed, failed } = result;
    console.log(`${clock(at)}  ${name}: ${passed} passed, ${failed} failed in ${(at - began).toFixed(0)} s`);
    if (failed > 0) console.log(`\n— ${name}\n${result.output}`);
  },
});

const sum = (of: (step: Ended<StepResult>) => number) => ended.reduce((total, step) => total + of(step), 0);
const row = (name: string, passed: string, failed: string, wall: string, cpu: string) =>
  console.log(`${name.padEnd(13)}${passed.padStart(7)}${failed.padStart(7)}${wall.padStart(14)}${cpu.padStart(8)}`);
console.log();
row("step", "passed", "failed", "seconds", "CPU s");
for (const { name, result, began, ended: at } of ended.toSorted((one, other) => one.began - other.began))
  row(name, `${result.passed}`, `${result.failed}`, `${clock(began)} –${clock(at)}`, result.cpuSeconds.toFixed(0));
row("", "", "", clock(Math.max(...ended.map((step) => step.ended))), sum(({ result }) => result.cpuSeconds).toFixed(0));

const files = ended
  .flatMap(({ result }) => result.files)
  .toSorted((one, other) => other.seconds - one.seconds)
  .slice(0, slowestFiles);
if (files.length > 0) console.log(`\nSlowest files:`);
for (const { file, seconds } of files) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);

const passed = sum(({ result }) => result.passed);
const failed = sum(({ result }) => result.failed);
console.log(`\nOutput of every step: ${relative(root, resultsFolder)}\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
