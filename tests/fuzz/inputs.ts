/** Generates hostile requests from the shop's own addresses, forms and cookies. */
import { regionNames, regions } from "@contracts/regions";
import { buyerDocument, buyerForm } from "./buyer-inputs";
import { foreignHost, hostileValue, valueFor } from "./hostile-values";
import type { Random } from "./random";

export interface Input {
  readonly kind: string;
  /** Port of the request; procurement systems and card forms call the services' port. */
  readonly to: "shop" | "services";
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body?: string | Uint8Array;
}

export interface KnownForm {
  readonly method: string;
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Results of a crawl. */
export interface Known {
  readonly port: number;
  readonly paths: readonly string[];
  readonly forms: readonly KnownForm[];
  /** `Cookie` headers of visitors with a cart and of customers. */
  readonly cookies: readonly string[];
  /** Names of parameters that pages read. */
  readonly parameters: readonly string[];
}

/** The main host has a higher weight than the others. */
const hosts = ["localhost", "localhost", ...regionNames.map((region) => regions[region].localHost)];

type Maker = (random: Random, known: Known) => Omit<Input, "to"> & { readonly to?: Input["to"] };

/** Text in an address: usually percent-encoded, sometimes with only the encoding that clients require. */
function encoded(random: Random, text: string): string {
  if (random.chance(0.8)) return encodeURIComponent(text.toWellFormed());
  return text.replace(/[^\x21-\x7e]|[#?]/g, (character) => encodeURIComponent(character.toWellFormed()));
}

function mutatedPath(random: Random, known: Known): string {
  const path = random.pick(known.paths);
  const parts = path.split("/");
  const at = random.int(parts.length);
  switch (random.int(9)) {
    case 0:
      parts[at] = encoded(random, hostileValue(random));
      break;
    case 1:
      parts.splice(at, 0, encoded(random, hostileValue(random)));
      break;
    case 2:
      parts.push(encoded(random, hostileValue(random)));
      break;
    case 3:
      return `${path}/`;
    case 4:
      return `/${random.pick(["/", "\\", "%5c", ".", "%2e%2e/", ";x"])}${foreignHost}${path}`;
    case 5:
      return `${path}${random.pick([".data", ".json", ".php", ".data.data", "%00", "%0d%0ax-zq-split:1", ";jsessionid=1"])}`;
    case 6:
      return path.toUpperCase();
    case 7:
      return "/a".repeat(1 + random.int(40));
    default:
      parts.splice(at, 1);
  }
  const made = parts.join("/");
  return made.startsWith("/") ? made : `/${made}`;
}

function query(random: Random, known: Known): string {
  const pairs = Array.from({ length: 1 + random.int(random.chance(0.05) ? 120 : 5) }, () => {
    const name = random.chance(0.85) ? random.pick(known.parameters) : encoded(random, hostileValue(random));
    return `${name}${random.pick(["=", "=", "=", "[]=", ""])}${encoded(random, hostileValue(random))}`;
  });
  return `?${pairs.join("&")}`;
}

const read: Maker = (random, known) => ({ kind: "path", method: "GET", path: mutatedPath(random, known), headers: {} });

const ask: Maker = (random, known) => ({
  kind: "query",
  method: "GET",
  path: `${random.pick(known.paths).split("?")[0]}${random.chance(0.2) ? ".data" : ""}${query(random, known)}`,
  headers: {},
});

const search: Maker = (random) => {
  const text = encoded(random, `${hostileValue(random)} ${random.pick(["akt", "", "4060S", hostileValue(random)])}`);
  const path = random.pick([
    `/browse?q=${text}`,
    `/browse?search=${text}&tab=resources`,
    `/browse?q=akt&filters=${text}`,
    `/browse?q=akt&page=${text}`,
    `/api/type-ahead?q=${text}`,
    `/api/quick-add?code=${text}`,
    `/api/knowledge-base?q=${text}`,
    `/learn-and-support/knowledge-base?q=${text}&topic=${text}`,
    `/products/compare?products=${text}`,
    `/country?find=${text}`,
  ]);
  return { kind: "search", method: "GET", path, headers: {} };
};

const form: Maker = (random, known) => {
  const { action, fields, method } = random.pick(known.forms);
  const names = fields.map(([name]) => name);
  const sent = fields.flatMap(([name, value]) => {
    if (random.chance(0.1)) return [];
    const pair = [name, valueFor(random, value)] as const;
    return random.chance(0.05) ? [pair, [name, hostileValue(random)] as const] : [pair];
  });
  if (random.chance(0.2))
    sent.push([hostileValue(random), hostileValue(random)], [random.pick([...names, "intent"]), ""]);
  const body = new URLSearchParams(sent.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()])).toString();
  if (method === "get") return { kind: "form", method: "GET", path: `${action.split("?")[0]}?${body}`, headers: {} };
  const path = random.chance(0.1) ? `${action.split("?")[0]}.data` : action;
  switch (random.int(8)) {
    case 0:
      return {
        kind: "form",
        method: "POST",
        path,
        headers: { "content-type": "multipart/form-data; boundary=zq" },
        body: `--zq\r\nContent-Disposition: form-data; name="${random.pick(["intent", "file", "paste"])}"${random.chance(0.5) ? '; filename="x.csv"' : ""}\r\n\r\n${hostileValue(random)}\r\n--zq${random.chance(0.5) ? "--" : ""}\r\n`,
      };
    case 1:
      return {
        kind: "form",
        method: "POST",
        path,
        headers: {
          "content-type": random.pick([
            "text/plain",
            "application/json",
            "application/x-www-form-urlencoded; charset=utf-7",
            "",
            "multipart/form-data",
            hostileValue(random).replace(/[^\x20-\x7e]/g, ""),
          ]),
        },
        body,
      };
    default:
      return {
        kind: "form",
        method: "POST",
        path,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body,
      };
  }
};

/** A JSON value that contains an error. */
function json(random: Random, depth = 0): unknown {
  switch (random.int(depth > 3 ? 5 : 8)) {
    case 0:
      return null;
    case 1:
      return random.pick([0, -1, 1e308, 1.5, 2 ** 53]);
    case 2:
      return random.chance(0.5);
    case 3:
    case 4:
      return hostileValue(random);
    case 5:
      return Array.from({ length: random.int(4) }, () => json(random, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: 1 + random.int(4) }, () => [
          random.pick([
            "message",
            "level",
            "stack",
            "url",
            "query",
            "id",
            "document_id",
            "sku",
            "quantity",
            "code",
            "country",
            "email",
            "__proto__",
          ]),
          json(random, depth + 1),
        ]),
      );
  }
}

const jsonPaths = [
  "/api/log/error",
  "/api/log/info",
  "/api/log/x",
  "/api/search-click",
  "/api/basket",
  "/api/user/settings",
  "/cart",
  "/api/quick-add",
];
const jsonCall: Maker = (random, known) => {
  const whole = JSON.stringify(json(random));
  const body = random.chance(0.2)
    ? whole.slice(0, random.int(whole.length + 1))
    : random.chance(0.03)
      ? "[".repeat(5000)
      : whole;
  return {
    kind: "json",
    method: "POST",
    path: random.chance(0.8) ? random.pick(jsonPaths) : random.pick(known.paths),
    headers: {
      "content-type": random.pick([
        "application/json",
        "application/json",
        "text/plain;charset=UTF-8",
        "application/csp-report",
      ]),
    },
    body,
  };
};

const cookie: Maker = (random, known) => {
  const whole = random.pick(known.cookies);
  const at = random.int(whole.length);
  const altered = random.pick([
    `${whole.slice(0, at)}${random.pick(["x", "=", ";", ".", "%", "\u00e9"])}${whole.slice(at + 1)}`,
    whole.slice(0, at),
    `${whole}; ${whole}`,
    whole.replace(/=[^;]+/g, () => `=${encoded(random, hostileValue(random))}`),
    `country=${encoded(random, hostileValue(random))}; language=${encoded(random, hostileValue(random))}; js=1`,
    `ct-auth=${encoded(random, hostileValue(random))}; ct-cart=x.y; quote-draft=${"a".repeat(random.int(4000))}`,
    Array.from({ length: 60 }, (_, index) => `c${index}=${encoded(random, hostileValue(random))}`)
      .join("; ")
      .slice(0, 6000),
    "=; =;;;,,,",
  ]);
  return {
    kind: "cookie",
    method: "GET",
    path: random.pick(known.paths),
    headers: { cookie: altered.replace(/[^\x20-\xff]/g, "") },
  };
};

const headerNames = [
  "accept-language",
  "range",
  "if-none-match",
  "if-modified-since",
  "accept",
  "accept-encoding",
  "user-agent",
  "referer",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-for",
  "forwarded",
  "cf-ipcountry",
  "cf-connecting-ip",
  "x-original-url",
  "x-http-method-override",
  "sec-fetch-site",
  "sec-gpc",
  "x-remix-routes",
  "x-requested-with",
  "origin",
  "via",
  "cache-control",
  "te",
];
const header: Maker = (random, known) => {
  const value = () =>
    hostileValue(random)
      .replace(/[^\x20-\x7e]/g, "")
      .slice(0, 300);
  const named = Object.fromEntries(
    Array.from({ length: 1 + random.int(4) }, () => [random.pick(headerNames), value()]),
  );
  const more = random.pick<Record<string, string>>([
    {},
    {
      host: random.pick([
        foreignHost,
        "localhost",
        "localhost:1",
        "[::1]",
        "localhost.",
        "zq.example",
        // The runtime itself rejects invalid host names before a worker sees them.
        "a".repeat(200),
      ]),
    },
    { range: random.pick(["bytes=0-", "bytes=-1", "bytes=5-1", "bytes=0-0,1-1,2-2", "bytes=99999999999-"]) },
    { "accept-language": `${"de-DE,".repeat(100)}*;q=2` },
    { "cf-ipcountry": random.pick(["XX", "T1", "us", "ZZZ", "", "JP", "CN"]) },
  ]);
  return { kind: "header", method: "GET", path: random.pick(known.paths), headers: { ...named, ...more } };
};

const methods = ["PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "PROPFIND", "POST", "SEARCH", "PURGE"];
const method: Maker = (random, known) => {
  const chosen = random.pick(methods);
  const withBody = chosen === "POST" || random.chance(0.2);
  return {
    kind: "method",
    method: chosen,
    path: `${random.pick(known.paths)}${random.chance(0.3) ? ".data" : ""}`,
    headers: {
      ...(random.chance(0.3) && { "x-http-method-override": "DELETE" }),
      ...(withBody && { "content-type": "application/x-www-form-urlencoded" }),
    },
    ...(withBody && { body: `intent=${encodeURIComponent(hostileValue(random).toWellFormed())}` }),
  };
};

const document: Maker = (random) => ({
  kind: "xml",
  to: "services",
  method: "POST",
  path: "/commerce/punchout/cxml",
  headers: {
    "content-type": random.pick([
      "text/xml; charset=utf-8",
      "application/xml",
      "text/xml; charset=utf-16",
      "text/plain",
    ]),
  },
  body: buyerDocument(random),
});

const buyer: Maker = (random) => ({ ...buyerForm(random), to: "services" });

/** Generators, weighted by repetition. */
const makers: readonly Maker[] = [
  read,
  read,
  ask,
  ask,
  ask,
  search,
  search,
  form,
  form,
  form,
  form,
  jsonCall,
  jsonCall,
  cookie,
  header,
  header,
  method,
  document,
  buyer,
];

/** Generates the input for the random stream; the same seed always gives the same input. */
export function makeInput(random: Random, known: Known): Input {
  const made = random.pick(makers)(random, known);
  const host = `${random.pick(hosts)}:${known.port}`;
  const session = random.chance(0.5) ? { cookie: random.pick(known.cookies) } : {};
  // Usually the shop's own origin, so that the checks behind the origin check are reached.
  const origin: Record<string, string> =
    made.method !== "GET" && random.chance(0.95) ? { origin: `http://${host}` } : {};
  return {
    ...made,
    to: made.to ?? "shop",
    headers: { ...(made.to !== "services" && { host, ...session, ...origin }), ...made.headers },
  };
}
