import { join } from "node:path";
import { root } from "../setup/install.mjs";

export { root };

/** Reports and output of the last run, a file for each step. */
export const resultsFolder = join(root, ".cache/results");

/** A program of the project's packages. */
export const bin = (name: string) => join(root, "node_modules/.bin", name);
