import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createSealer } from "@domain/http/cookies/sealed-value";
import { expect, it } from "vitest";
import { localBindings } from "./local-bindings.mjs";

/** Simulates Node 20, which cannot run TypeScript; Node 20 itself does not know the switch. */
const withoutTypes = Number(process.versions.node.split(".")[0]) >= 23 ? ["--no-experimental-strip-types"] : [];

it("C-FLAG-05: the script prints an override id on every supported Node version", async () => {
  const script = fileURLToPath(new URL("flag-override.mjs", import.meta.url));
  const id = execFileSync(process.execPath, [...withoutTypes, script, "gop", "citationSearch"], { encoding: "utf8" });
  const keys = localBindings({ port: 0, servicesPort: 0 }).storefront("global").COOKIE_KEYS ?? "";
  const opened = await createSealer(keys.split(",")).open("ff-test", id.trim());
  expect(JSON.parse(opened ?? "{}")).toMatchObject({ flags: ["gop", "citationSearch"] });
});
