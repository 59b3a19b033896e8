/** Every guard must be used by a page. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { exceptionRoutes, privateGuards, publicGuards } from "~/guards/registry";

const folders = { "app/routes": /\.tsx?$/, "app/guards": /-guards\.ts$/, app: /^root\.tsx$/ };
const source = Object.entries(folders)
  .flatMap(([folder, name]) =>
    readdirSync(folder, { recursive: folder === "app/guards", encoding: "utf8" })
      .filter((file) => name.test(file))
      .map((file) => join(folder, file)),
  )
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** Matches a guard in a route's list of guards: at its start, or after the paths of `exception-routes`. */
const standsSomewhere = (guard: string) => new RegExp(`["|]${guard}(?::[^"]*)?"[\\],; ]`).test(source);

it.each([...Object.keys(publicGuards), ...Object.keys(privateGuards), exceptionRoutes])(
  "A-GUARD-01: %s guards a page",
  (name) => {
    expect(standsSomewhere(name)).toBe(true);
  },
);
