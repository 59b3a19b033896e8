/**
 * Prints an override id that switches flags on for one visitor of a demonstration machine, for two hours: `node
 * scripts/flag-override.mjs gop citationSearch`, then open `/?ff-test=<id>`. COOKIE_KEYS must be the storefront's; the
 * default is the local one.
 */

import { demoCookieKeys } from "./demo-cookie-keys.mjs";
import { loadModule } from "./seed/demo-world.mjs";

// Node 20 cannot run TypeScript.
const { createSealer } = await loadModule("domain/http/cookies/sealed-value.ts", "sealed-value");

const flags = process.argv.slice(2);
const keys = process.env.COOKIE_KEYS ?? demoCookieKeys;
const until = Date.now() + 7200 * 1000;
console.log(await createSealer(keys.split(",")).seal("ff-test", JSON.stringify({ flags, until })));
