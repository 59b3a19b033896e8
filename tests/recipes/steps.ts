/**
 * Reads the steps of a recipe from its document and applies them. docs/recipes/README.md describes the format of a
 * step.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export type Step =
  | { readonly kind: "new"; readonly path: string; readonly text: string }
  | {
      readonly kind: "edit";
      readonly path: string;
      readonly place: "after" | "before" | "replace";
      /** A text that occurs exactly once in the file. */
      readonly anchor: string;
      readonly text: string;
    }
  | { readonly kind: "run"; readonly commands: readonly string[] };

/** Sentences that end with a colon, each followed by a code block. */
const blocks = /^([^\n]*):\n\n```(\w+)\n(.*?)^```$/gms;

/** Throws for a code block that is not a step, so that every block of a recipe is tested. */
export function stepsOf(document: string): Step[] {
  const steps: Step[] = [];
  let open: { path: string; place: "after" | "before" | "replace"; anchor: string } | null = null;
  for (const [, sentence = "", , text = ""] of document.matchAll(blocks)) {
    const [, path = "", place] = /^In `([^`]+)`, (after|before|replace)$/.exec(sentence) ?? [];
    const [, added] = /^New file `([^`]+)`$/.exec(sentence) ?? [];
    if (open) {
      const word = open.place === "replace" ? "with" : "add";
      if (sentence !== word) throw new Error(`"${sentence}:" found where "${word}:" is expected`);
      steps.push({ kind: "edit", ...open, text });
      open = null;
    } else if (place) open = { path, place: place as "after" | "before" | "replace", anchor: text };
    else if (added) steps.push({ kind: "new", path: added, text });
    else if (sentence === "Run") steps.push({ kind: "run", commands: text.trim().split("\n") });
    else throw new Error(`"${sentence}:" is not a step`);
  }
  const fences = document.match(/^```/gm)?.length ?? 0;
  const read = [...document.matchAll(blocks)].length * 2;
  if (open || fences !== read) throw new Error("a block has no sentence before it, or a step is incomplete");
  return steps;
}

/** Applies a step to a copy of the project. Throws if the project has changed so that the step no longer fits. */
export function applyStep(step: Exclude<Step, { kind: "run" }>, root: string): void {
  const file = join(root, step.path);
  if (step.kind === "new") {
    if (existsSync(file)) throw new Error(`${step.path} already exists: give the recipe another example`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, step.text);
    return;
  }
  const { anchor, place, text } = step;
  const before = readFileSync(file, "utf8");
  const found = before.split(anchor.trimEnd()).length - 1;
  if (found !== 1)
    throw new Error(`${step.path} contains this ${found} times; give the recipe a place that occurs once:\n${anchor}`);
  const at = before.indexOf(anchor.trimEnd());
  // Extends the anchor to whole lines, because it may cover only part of a line.
  const begin = before.lastIndexOf("\n", at) + 1;
  const end = before.indexOf("\n", at + anchor.trimEnd().length) + 1;
  const cut = { after: [end, end], before: [begin, begin], replace: [begin, end] }[place] as [number, number];
  writeFileSync(file, before.slice(0, cut[0]) + withBlank(place, anchor, text) + before.slice(cut[1]));
}

/** Adds an empty line between a new declaration and the one that follows it. */
function withBlank(place: "after" | "before" | "replace", anchor: string, text: string): string {
  const isDeclaration = /^(\/\*\*|export |function |const )/.test(anchor) && text.trimEnd().endsWith("}");
  return place === "before" && isDeclaration ? `${text}\n` : text;
}

const isText = (path: string) => path.startsWith("app/i18n/messages/") || path.startsWith("demo/content/");
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Files that a person edits in a recipe, without texts and tests. */
export function filesOf(steps: readonly Step[]): string[] {
  const paths = steps.flatMap((step) => (step.kind === "run" ? [] : [step.path]));
  return [...new Set(paths)].filter((path) => !isText(path) && !isTest(path));
}

/** Tests that a recipe adds. */
export const testsOf = (steps: readonly Step[]): string[] =>
  steps.flatMap((step) => (step.kind === "new" && isTest(step.path) ? [step.path] : []));
