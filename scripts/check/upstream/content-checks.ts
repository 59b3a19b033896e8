/** Checks of a content endpoint: access, documented limits, and every query of the shop. */
import { at, type Check, expects, type Keys } from "./checks.ts";

export interface ShopQuery {
  readonly name: string;
  readonly document: string;
}

/** Variables for all queries; each query receives those that it declares. */
const variables: Readonly<Record<string, unknown>> = {
  ...{ locale: "en-us", fallbackLocale: true, limit: 1, skip: 0, url: "/", breadcrumbUrls: ["/"] },
  ...{ devkey: "x", devkeys: ["x"], id: "x", uid: "x", number: "1", title: "x", countryCode: "US" },
  ...{ productId: "1", productType: "x", category: "x", fragments: [], targets: [] },
};

const declared = (document: string): string[] =>
  [...(/\(([^)]*)\)/.exec(document)?.[1] ?? "").matchAll(/\$(\w+)/g)].map(([, name]) => name ?? "");

const hasErrors = (json: unknown) => Array.isArray(at(json, "errors"));

/** GraphQL refuses with a status or with errors in the response. */
const refused =
  (what: string): Check["differs"] =>
  ({ status, json }) =>
    status >= 400 || hasErrors(json) ? null : `accepts ${what}; the vendor documents that it does not`;

export function contentChecks(keys: Keys, queries: readonly ShopQuery[]): readonly Check[] {
  const [stack, environment, branch] = [keys("CONTENT_STACK"), keys("CONTENT_ENVIRONMENT"), keys("CONTENT_BRANCH")];
  const path = `/stacks/${encodeURIComponent(stack)}?environment=${encodeURIComponent(environment)}`;
  const ask = (query: string, token = keys("CONTENT_DELIVERY_TOKEN"), given: object = {}) => ({
    path,
    method: "POST" as const,
    headers: { "content-type": "application/json", access_token: token, ...(branch && { branch }) },
    body: JSON.stringify({ query, variables: given }),
  });
  const levels = "navigation_linkConnection { edges { node { ... on NavigationLink { title } } } }";
  return [
    {
      name: "a list with its total",
      call: ask("{ all_navigation_link(limit: 1) { total items { title system { uid content_type_uid locale } } } }"),
      differs: expects([200], (json) =>
        typeof at(json, "data", "all_navigation_link", "total") === "number" ? null : "has no total",
      ),
    },
    {
      name: "pages by the address of their link",
      call: ask(
        `{ all_page(limit: 1, where: { navigation_link: { navigation_link: { link_v2: { href: "/x" } } } }) { items { ${levels} } } }`,
      ),
      differs: expects([200], (json) =>
        hasErrors(json) ? `refuses the filter: ${JSON.stringify(json)}`.slice(0, 200) : null,
      ),
    },
    {
      name: "a wrong token is refused",
      call: ask("{ all_page { total } }", "wrong-token"),
      differs: refused("a wrong token"),
    },
    {
      name: "101 entries are refused",
      call: ask("{ all_page(limit: 101) { items { title } } }"),
      differs: refused("a limit above 100"),
    },
    {
      name: "four content types in one request are refused",
      call: ask("{ all_page { total } all_news { total } all_protocol { total } all_country { total } }"),
      differs: refused("four content types in one request"),
    },
    ...queries.map(
      ({ name, document }): Check => ({
        name: `the shop's query ${name}`,
        call: ask(
          document,
          undefined,
          Object.fromEntries(declared(document).map((variable) => [variable, variables[variable]])),
        ),
        differs: expects([200], (json) =>
          hasErrors(json) ? `is refused: ${JSON.stringify(at(json, "errors")).slice(0, 300)}` : null,
        ),
      }),
    ),
  ];
}
