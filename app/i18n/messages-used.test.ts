import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { messages } from "./messages/en_EN";
import { onDemand } from "./messages/on-demand/en_EN";
import { namedKeys } from "./named-keys";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Code of app, domain and workers, without tests and without the catalogues themselves. */
const code = ["app", "domain", "workers", "contracts"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.includes("i18n/messages/"))
  .map((path) => readFileSync(join(root, path), "utf8"))
  .join("\n");

function keysOf(tree: object, prefix = ""): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}
const keys = new Set(
  keysOf({ ...messages, ...onDemand }).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, "")),
);
/** A key that is made from data is below a folder of its own: `browse.sort.${sort}`. */
const { keys: literals, folders } = namedKeys(code);

describe("message keys", () => {
  it("are all used, whole or as a member of a folder", () => {
    const unused = [...keys].filter((key) => !literals.has(key) && !folders.some((folder) => key.startsWith(folder)));
    expect(unused).toEqual([]);
  });

  it("made from data come from a folder, never from a whole area; only the vocabulary is one", () => {
    const areas = new Set(Object.keys({ ...messages, ...onDemand }).filter((area) => area !== "vocabulary"));
    expect(folders.filter((folder) => areas.has(folder.slice(0, -1)))).toEqual([]);
  });
});
