/**
 * The table of upstreams. Each has an address (`<NAME>_URL`) in the storefronts' environment, and most have a key
 * (`<NAME>_KEY`) in the storefronts' and in the services' environment. Variables, secrets, local bindings and types
 * derive from it. It imports nothing, so Node runs it without a build. To add an upstream, see
 * `docs/recipes/upstream.md`.
 */

interface UpstreamEntry {
  /**
   * Key on a demonstration machine. Null for an upstream without a key, or one that identifies its callers by other
   * means.
   */
  readonly demoKey: string | null;
}

const table = {
  commerce: { demoKey: null },
  content: { demoKey: null },
  search: { demoKey: "search-demo-public-key" },
  citations: { demoKey: null },
  "citation-search": { demoKey: "demo-citation-key" },
  availability: { demoKey: "demo-availability-key" },
  images: { demoKey: null },
  documents: { demoKey: "demo-documents-key" },
  feedback: { demoKey: "demo-feedback-key" },
  settings: { demoKey: "demo-settings-key" },
  log: { demoKey: "demo-log-key" },
  reviews: { demoKey: "demo-reviews-key" },
  inquiries: { demoKey: "demo-inquiries-key" },
  lots: { demoKey: "demo-lots-key" },
} as const satisfies Record<string, UpstreamEntry>;

export type Upstream = keyof typeof table;
type KeyedUpstream = { [U in Upstream]: (typeof table)[U]["demoKey"] extends string ? U : never }[Upstream];

type Constant<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Uppercase<Head>}_${Constant<Tail>}`
  : Uppercase<Name>;
const constant = <Name extends string>(name: Name) => name.toUpperCase().replaceAll("-", "_") as Constant<Name>;

export type AddressVariable = `${Constant<Upstream>}_URL`;
export type KeyVariable = `${Constant<KeyedUpstream>}_KEY`;

export const upstreamNames = Object.keys(table) as readonly Upstream[];
const keyed = upstreamNames.filter((name): name is KeyedUpstream => table[name].demoKey !== null);

/** Variable that holds an upstream's address. */
export const addressVariable = (name: Upstream): AddressVariable => `${constant(name)}_URL`;
export const addressVariables = upstreamNames.map(addressVariable);
export const keyVariables = keyed.map((name): KeyVariable => `${constant(name)}_KEY`);

/** Keys of a demonstration machine, by variable. */
export const demoKeys = Object.fromEntries(
  keyed.map((name) => [`${constant(name)}_KEY`, table[name].demoKey]),
) as Record<KeyVariable, string>;

/** Addresses of all upstreams below a common one, by variable. */
export const addressesBelow = (base: string): Record<AddressVariable, string> =>
  Object.fromEntries(upstreamNames.map((name) => [addressVariable(name), `${base}/${name}`])) as Record<
    AddressVariable,
    string
  >;
