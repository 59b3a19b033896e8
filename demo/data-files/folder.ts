/** Reads data files, whose paths are relative to the project root. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** Searches upwards from this folder, because scripts bundle this module into build/demo. */
function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "demo/content/en"))) {
    if (folder === dirname(folder)) throw new Error(`No demo/content above ${import.meta.url}`);
    folder = dirname(folder);
  }
  return folder;
}

const root = findRoot();

export const readData = (path: string): string => readFileSync(join(root, path), "utf8");

export const dataExists = (path: string): boolean => existsSync(join(root, path));

/** Paths of all files below a folder, relative to it and sorted; empty if the folder does not exist. */
export const dataIn = (folder: string): string[] =>
  dataExists(folder)
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) => relative(join(root, folder), join(file.parentPath, file.name)))
        .sort()
    : [];

/** Concatenated text of all data files; it changes when one of them does. */
export const demoData = (): string =>
  dataIn("demo")
    .filter((path) => /\.(yaml|md|tsv|csv)$/u.test(path))
    .map((path) => readData(`demo/${path}`))
    .join("\n");
