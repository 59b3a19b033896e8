/** Typical requests of the search benchmarks: name, type of call, body for a round. */
import { keys } from "./search-service.mjs";

const facetFields = [
  "categories",
  "applications",
  "speciesreactivity",
  "hostspecies",
  "producttype",
  "targetmodifications",
  "conjugationtype",
  "formulation",
];
const flagFields = ["epitopetag", "newproduct", "recombinant", "trialsizeavailable", "xp"];
const facets = Object.fromEntries([...facetFields, ...flagFields].map((field) => [field, { type: "value", size: 50 }]));
const status = { status: ["Released", "Released - On Hold", "Discontinued"] };
const raw = { raw: {} };
const resultFields = {
  productnumber: raw,
  skus: raw,
  name: { raw: {}, snippet: { size: 200, fallback: true } },
  title: raw,
  url: raw,
  categories: raw,
  applications: raw,
  status: raw,
  totalcitationcount: raw,
  thumbnail: raw,
};
const boosts = {
  totalcitationcount: [{ type: "functional", function: "logarithmic", operation: "multiply", factor: 1 }],
};
const list = (query, more = {}) => ({
  query,
  page: { size: 30, current: 1 },
  facets,
  filters: { all: [status], none: [] },
  result_fields: resultFields,
  boosts,
  ...more,
});
const head = (query) => ({
  query,
  page: { size: 3, current: 1 },
  filters: { all: [status] },
  facets: { categories: { type: "value", size: 5 } },
  result_fields: { name: raw, url: raw },
});

const words = [
  "akt",
  "phospho-akt ser473",
  "NF-kB p65",
  "beta actin",
  "rabbit",
  "human western",
  "caspase-3 cleaved",
  "TNFα",
  "4060S",
  "signalstar",
  "erk1/2 rabbit mab",
  "flow cytometry alexa fluor",
  "GAPDH",
  "histone h3 lys27",
  "xp rabbit",
  "egf receptor mouse",
];
const cycle = (make) => (round) => make(words[round % words.length], round);

export const scenarios = [
  ["match-all, 13 facets", "search", () => list("")],
  ["typical query, 13 facets", "search", cycle((word) => list(word))],
  ["never seen query, 13 facets", "search", (round) => list(`${words[round % words.length]} G${round.toString(36)}`)],
  ["every document, 13 facets", "search", (round) => list(`protein ${round % 2 ? "antibody" : "endogenous levels"}`)],
  [
    "filtered, sorted by name",
    "search",
    cycle((word) =>
      list(word, {
        sort: { name: "asc" },
        filters: { all: [status, { hostspecies: ["Rabbit", "Mouse"] }, { xp: "true" }] },
      }),
    ),
  ],
  ["page 100 of match-all", "search", () => list("", { page: { size: 30, current: 100 } })],
  ["slip of the finger", "search", (round) => list(["recptor", "histnoe", "caspsae", "cathenin"][round % 4])],
  [
    "type-ahead, 3 queries at once",
    "multi_search",
    (round) => ({
      queries: ["ak", "his", "bet", "phos", "casp", "nf", "40", "eg"].slice(round % 6, (round % 6) + 3).map(head),
    }),
  ],
  [
    "list with 9 counting queries",
    "multi_search",
    cycle((word) => ({
      queries: [
        list(word),
        ...facetFields.map((field) => ({ ...list(word), page: { size: 0 }, facets: { [field]: facets[field] } })),
      ],
    })),
  ],
  [
    "suggestions",
    "query_suggestion",
    (round) => ({
      query: ["ak", "hist", "phos", "casp"][round % 4],
      types: { documents: { fields: ["name", "targetsymbols", "categories"] } },
      size: 3,
    }),
  ],
];

export async function call(url, key, body, type = "application/json") {
  const response = await fetch(url, {
    method: "POST",
    headers: { Authorization: `Bearer ${key}`, "Content-Type": type },
    body,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 300)}`);
  return { response, text };
}

/**
 * Latencies of one scenario in sequence, as a row of a table.
 * @param {number} rounds
 */
export async function measure(base, [name, kind, body], rounds) {
  const inside = [];
  const whole = [];
  for (let round = 0; round < rounds; round += 1) {
    const text = JSON.stringify(body(round));
    const started = performance.now();
    const { response } = await call(`${base}/api/as/v1/engines/product-en-us/${kind}`, keys.SEARCH_KEY, text);
    whole.push(performance.now() - started);
    inside.push(Number(/dur=([\d.]+)/.exec(response.headers.get("Server-Timing") ?? "")?.[1]));
  }
  const at = (values, share) =>
    values.toSorted((left, right) => left - right)[Math.min(values.length - 1, Math.floor(values.length * share))];
  return `| ${name} | ${[at(inside, 0.5), at(inside, 0.99), at(whole, 0.5), at(whole, 0.99)].map((ms) => `${ms.toFixed(1)} ms`).join(" | ")} |`;
}
