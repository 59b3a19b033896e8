import { execFileSync } from "node:child_process";
import { createSealer } from "@domain/http/cookies/sealed-value";
import { expect, it } from "vitest";
import { localBindings } from "../run/local-bindings.ts";
import { root } from "../setup/install.mjs";

it("C-FLAG-05: the script prints an override id on every supported Node version", async () => {
  // npm uses the project's own Node, whichever version the machine has.
  const command = ["run", "--silent", "flag-override", "--", "gop", "citationSearch"];
  const id = execFileSync("npm", command, { cwd: root, encoding: "utf8" });
  const keys = localBindings({ port: 0, servicesPort: 0 }).storefront("global").COOKIE_KEYS ?? "";
  const opened = await createSealer(keys.split(",")).open("ff-test", id.trim());
  expect(JSON.parse(opened ?? "{}")).toMatchObject({ flags: ["gop", "citationSearch"] });
});
