/** Measures the panel builder's solver on eight demonstration targets, for solvable and unsolvable choices. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { alias } from "../scripts/build/alias.ts";
import { loadDemoWorld } from "../scripts/seed/demo-world.ts";
import { root } from "../scripts/setup/install.mjs";
import { percentile } from "./timing.mjs";

const targets = 8;
const rounds = 2000;
const targetMilliseconds = 200;

const folder = mkdtempSync(join(tmpdir(), "panel-"));
try {
  const outfile = join(folder, "solve.mjs");
  await build({
    absWorkingDir: root,
    entryPoints: ["domain/panel/solve.ts"],
    outfile,
    bundle: true,
    format: "esm",
    alias,
    logLevel: "warning",
  });
  const { solvePanel } = await import(pathToFileURL(outfile).href);
  const world = await loadDemoWorld();
  const antibodies = world
    .createCatalogue({ size: 400 })
    .plans.flatMap(({ key, panel, antigen }) =>
      panel ? [{ productKey: key, target: antigen.genes[0].symbol, unavailableReason: null, ...panel }] : [],
    );

  const times = [];
  const outcomes = { possible: 0, changed: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const question = questionOf(antibodies, round);
    const started = performance.now();
    const solution = solvePanel(question);
    times.push(performance.now() - started);
    outcomes[solution.ok ? "possible" : "changed"] += 1;
  }
  const [p50, p99] = [percentile(times, 50), percentile(times, 99)];
  console.log(
    `panel solver, ${targets} targets, ${rounds} questions: p50 ${p50.toFixed(3)} ms, p99 ${p99.toFixed(3)} ms`,
  );
  console.log(`${outcomes.possible} were solved as chosen, ${outcomes.changed} with the suggested change`);
  if (p99 > targetMilliseconds) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** Eight targets of one species, different in each round; half of the inputs allow only one imaging round. */
function questionOf(antibodies, round) {
  const species = round % 2 === 0 ? "Human" : "Mouse";
  const own = antibodies.filter((antibody) => antibody.species === species);
  const chosen = new Map();
  for (let step = 0; chosen.size < targets; step += 1) {
    const antibody = own[(round * 7 + step * (1 + (round % 5))) % own.length];
    // If the step cycles within the list, continues with the next one.
    const next = chosen.has(antibody.target) ? own[(round + step) % own.length] : antibody;
    if (!chosen.has(next.target)) chosen.set(next.target, next.productKey);
  }
  return { antibodies, chosen: [...chosen.values()], rounds: round % 4 < 2 ? 2 : 1 };
}
