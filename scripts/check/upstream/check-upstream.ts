/**
 * Checks that an external endpoint behaves as the shop requires, and prints differences. Keys come from the variables
 * of the storefront, such as CONTENT_DELIVERY_TOKEN; the default is the demonstration's keys.
 *
 *   npm run check-upstream -- content|search|gateway|external https://…
 *
 * The address of `content` is the GraphQL endpoint, to which `/stacks/…` is appended. `external` is an Elasticsearch 9
 * or OpenSearch server; the check creates an index and deletes it afterwards.
 */
import * as v from "valibot";
import { loadModule } from "../../seed/demo-world.ts";
import { type Check, type Keys, type Outcome, runChecks } from "./checks.ts";
import { contentChecks } from "./content-checks.ts";
import { externalOutcomes } from "./external-checks.ts";
import { gatewayChecks } from "./gateway-checks.ts";
import { searchChecks } from "./search-checks.ts";

const demonstration: Readonly<Record<string, string>> = {
  CONTENT_STACK: "demo-stack",
  CONTENT_ENVIRONMENT: "production",
  CONTENT_BRANCH: "main",
  CONTENT_DELIVERY_TOKEN: "demo-delivery-token",
  SEARCH_KEY: "search-demo-public-key",
  COMMERCE_CLIENT_ID: "demo-storefront",
  COMMERCE_CLIENT_SECRET: "demo-storefront-secret",
};
const keys: Keys = (name) => process.env[name] ?? demonstration[name] ?? "";

const kinds: Readonly<Record<string, () => Promise<readonly Check[]> | readonly Check[]>> = {
  content: async () => {
    const { shopQueries } = await loadModule<typeof import("../../../app/services/content/shop-queries.ts")>(
      "app/services/content/shop-queries.ts",
      "shop-queries",
    );
    return contentChecks(keys, shopQueries);
  },
  search: () => searchChecks(keys),
  gateway: () => gatewayChecks(keys),
};

async function externalChecked(address: string): Promise<Outcome[]> {
  const { ExternalEngine } = await loadModule<
    typeof import("../../../workers/services/search/external/external-engine.ts")
  >("workers/services/search/external/external-engine.ts", "external-engine");
  const { searchRequest } = await loadModule<typeof import("../../../contracts/search/search.ts")>(
    "contracts/search/search.ts",
    "search",
  );
  const target = { url: address.replace(/\/+$/, ""), authorization: keys("SEARCH_EXTERNAL_AUTHORIZATION") };
  return externalOutcomes(new ExternalEngine(`check-${Date.now()}`, target), (request) =>
    v.parse(searchRequest, request),
  );
}

const [kind = "", address = ""] = process.argv.slice(2);
const make = kinds[kind];
if ((!make && kind !== "external") || !URL.canParse(address)) {
  console.error("Usage: npm run check-upstream -- content|search|gateway|external https://…");
  process.exit(2);
}
const outcomes = make ? await runChecks(address, await make()) : await externalChecked(address);
for (const { name, differs, milliseconds } of outcomes)
  console.log(
    `${differs === null ? "as expected" : "DIFFERS    "} ${String(milliseconds).padStart(5)} ms  ${name}${differs === null ? "" : `: ${differs}`}`,
  );
const different = outcomes.filter(({ differs }) => differs !== null).length;
console.log(`${outcomes.length - different} of ${outcomes.length} responses are as expected.`);
process.exitCode = different > 0 ? 1 : 0;
