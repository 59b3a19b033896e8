/**
 * Prints an override id that switches flags on for one visitor of a demonstration machine, for two hours: `npm run
 * flag-override -- gop citationSearch`, then open `/?ff-test=<id>`. COOKIE_KEYS must match the storefront's; the
 * default is the local value.
 */

import { localBindings } from "../run/local-bindings.ts";
import { loadModule } from "../seed/demo-world.ts";

const { createSealer } = await loadModule<typeof import("../../domain/http/cookies/sealed-value.ts")>(
  "domain/http/cookies/sealed-value.ts",
  "sealed-value",
);

const flags = process.argv.slice(2);
const keys = process.env.COOKIE_KEYS ?? localBindings({ port: 0, servicesPort: 0 }).storefront("global").COOKIE_KEYS;
const until = Date.now() + 7200 * 1000;
console.log(await createSealer((keys ?? "").split(",")).seal("ff-test", JSON.stringify({ flags, until })));
