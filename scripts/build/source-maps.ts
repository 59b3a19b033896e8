/**
 * Source maps of the browser's scripts and of the workers. `npm run build -- --maps` writes them to `build/maps`, which
 * is not deployed; `npm run source-of` and the operator's console read them.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/install.mjs";

export const mapFolder = join(root, "build/maps");

const variable = "SOURCE_MAPS";
export const wantsMaps = (): boolean => process.env[variable] === "1";
/** Enables maps for the builds of this process and its child processes. */
export function askForMaps(): void {
  process.env[variable] = "1";
}

/** Moves the maps out of the build folders, replacing an earlier build's. */
export function keepMaps(...folders: readonly string[]): void {
  rmSync(mapFolder, { recursive: true, force: true });
  mkdirSync(mapFolder, { recursive: true });
  for (const folder of folders.filter((each) => existsSync(each))) addMaps(folder);
}

/** Adds the maps of one more folder. */
export function addMaps(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".map")))
    renameSync(join(folder, name), join(mapFolder, name));
}
