import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createSealer } from "@domain/http/cookies/sealed-value";
import { expect, it } from "vitest";
import { localBindings } from "./local-bindings.mjs";

/** As in Node 20, which reads no TypeScript; it does not know the switch either. */
const withoutTypes = Number(process.versions.node.split(".")[0]) >= 23 ? ["--no-experimental-strip-types"] : [];

it("C-FLAG-05: the script makes an override id on every version of Node that the shop runs on", async () => {
  const script = fileURLToPath(new URL("flag-override.mjs", import.meta.url));
  const id = execFileSync(process.execPath, [...withoutTypes, script, "gop", "citationSearch"], { encoding: "utf8" });
  const keys = localBindings({ port: 0, servicesPort: 0 }).storefront("global").COOKIE_KEYS ?? "";
  const opened = await createSealer(keys.split(",")).open("ff-test", id.trim());
  expect(JSON.parse(opened ?? "{}")).toMatchObject({ flags: ["gop", "citationSearch"] });
});
