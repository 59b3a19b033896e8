/**
 * `npm run measured-spectra -- spectra.csv`: writes domain/panel-builder/measured-spectra.ts; the file's format is in
 * data/spectra/README.md.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadModule } from "../seed/demo-world.ts";
import { root } from "../setup/install.mjs";

const { curveText, readCurves } = await loadModule<typeof import("../../domain/panel-builder/curves.ts")>(
  "domain/panel-builder/curves.ts",
  "curves",
);
const { dyes } = await loadModule<typeof import("../../domain/panel-builder/dyes.ts")>(
  "domain/panel-builder/dyes.ts",
  "dyes",
);

const [, , path] = process.argv;
if (!path) throw new Error("npm run measured-spectra -- spectra.csv");
const text = readFileSync(path, "utf8");
const note = (name: string) => new RegExp(`^#\\s*${name}:\\s*(\\S.*)$`, "im").exec(text)?.[1]?.trim();
const [source, licence] = [note("source"), note("licence")];
const { all, faults } = readCurves(text, "");
const unknown = all.filter(({ dye }) => !dyes.some(({ name }) => name === dye));
const problems = [
  ...faults.map(({ kind, line, text: about }) => `line ${line}: ${kind} ${about}`),
  ...unknown.map(({ dye }) => `${dye} is not a dye of the builder`),
  ...(source && licence ? [] : ["the notes `# source:` and `# licence:` are required"]),
];
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
const lines = all.map((each) => `    ${JSON.stringify(curveText(each))},\n`).join("");
writeFileSync(
  join(root, "domain/panel-builder/measured-spectra.ts"),
  `/** Written by \`npm run measured-spectra\`; see data/spectra/README.md. */
export const measuredSpectra: {
  readonly source: string;
  readonly licence: string;
  readonly curves: readonly string[];
} = {
  source: ${JSON.stringify(source)},
  licence: ${JSON.stringify(licence)},
  curves: [
${lines}  ],
};
`,
);
console.log(`${all.length} dyes`);
