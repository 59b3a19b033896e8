import { join } from "node:path";
import { root } from "../setup/install.mjs";

export { root };

/** Reports and output of the last run, one file per step. */
export const resultsFolder = join(root, ".cache/results");

/** Path of a program from node_modules. */
export const bin = (name: string) => join(root, "node_modules/.bin", name);
