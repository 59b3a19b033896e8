import { buildAll } from "../../scripts/build.mjs";

/** The shop as it is now, before the first of the files that start it. */
export default async function buildOnce(): Promise<void> {
  await buildAll();
}
