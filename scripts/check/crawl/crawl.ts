/**
 * Follows every link of a running shop in every region and language, and prints dead links, server errors, structured
 * data without properties that search engines require, and calls that the content service refused, such as queries
 * above the vendor's limits. Pages of the same kind are sampled; all others are read.
 *
 *   npm run crawl -- --url http://localhost:8787 --services http://localhost:8790 --alike 40 --seconds 900
 *
 * `--external` also requests every address outside the shop, once each, sequentially.
 */
import { get } from "node:http";
import { parseArgs } from "node:util";
import { DomUtils, parseDocument } from "htmlparser2";
import { type CrawledMarket, crawledMarkets } from "./markets.ts";
import { missingIn } from "./structured-data.ts";

const { values: options } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:8787" },
    services: { type: "string", default: "http://localhost:8790" },
    alike: { type: "string", default: "40" },
    seconds: { type: "string", default: "900" },
    external: { type: "boolean", default: false },
  },
});
const atATime = 4;
const alike = Number(options.alike);
const endsAt = Date.now() + Number(options.seconds) * 1000;
/** Addresses that change state or count a visitor. */
const left = /^\/(?:account|checkout|api|oauth|ct|preview)(?:\/|$)|\/votes\//;

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly location: string | null;
  readonly body: string;
}

function ask({ origin, cookie }: CrawledMarket, path: string): Promise<Answer> {
  const { host, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    // Names below "localhost" need not resolve.
    const sent = get({ host: "127.0.0.1", port, path, headers: { host, cookie, accept: "text/html" } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers["content-type"] ?? "",
          location: answer.headers.location ?? null,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.setTimeout(30_000, () => sent.destroy(new Error("no response within 30 s")));
    sent.on("error", reject);
  });
}

/** Kind of an address. Addresses that differ only in numbers, product codes or search terms are of the same kind. */
function kindOf(path: string): string {
  const [place = "", query = ""] = path.split("?");
  const names = [...new URLSearchParams(query).keys()].sort().join("&");
  return `${place.replace(/\/[^/]*\d[^/]*/g, "/#")}?${names}`;
}

const faults: string[] = [];
const external = new Map<string, string>();
const found = (market: CrawledMarket, path: string, from: string, what: string) =>
  faults.push(`${market.name} ${path}: ${what} (linked from ${from})`);

function readDocument(market: CrawledMarket, path: string, from: string, body: string): string[] {
  const root = parseDocument(body).children;
  for (const script of DomUtils.findAll(({ attribs }) => attribs.type === "application/ld+json", root)) {
    try {
      for (const missing of new Set(missingIn(JSON.parse(DomUtils.textContent(script)))))
        found(market, path, from, `structured data lack ${missing}`);
    } catch {
      found(market, path, from, "structured data that cannot be read");
    }
  }
  const addresses = DomUtils.findAll(({ attribs }) => "href" in attribs || "src" in attribs, root).flatMap(
    ({ name, attribs }) =>
      name === "link" && /preconnect|dns-prefetch/.test(attribs.rel ?? "") ? [] : [attribs.href ?? attribs.src ?? ""],
  );
  return addresses.flatMap((address) => {
    if (address === "" || address.startsWith("#") || !URL.canParse(address, market.origin + path)) return [];
    const url = new URL(address, market.origin + path);
    if (url.origin === market.origin) return [url.pathname + url.search];
    const isOutside = /^https?:$/.test(url.protocol) && !/(?:^|\.)localhost$/.test(url.hostname);
    if (isOutside && !external.has(url.href)) external.set(url.href, `${market.name} ${path}`);
    return [];
  });
}

async function crawl(market: CrawledMarket): Promise<number> {
  const waiting = ["/", "/sitemap.xml"];
  const known = new Map(waiting.map((path) => [path, "the start"]));
  const kinds = new Map<string, number>();
  let asked = 0;
  const add = (path: string, from: string) => {
    if (known.has(path) || left.test(path)) return;
    const kind = kindOf(path);
    const count = kinds.get(kind) ?? 0;
    if (count >= alike) return;
    kinds.set(kind, count + 1);
    known.set(path, from);
    waiting.push(path);
  };
  const visit = async (path: string) => {
    const from = known.get(path) ?? "";
    asked += 1;
    try {
      const { status, type, location, body } = await ask(market, path);
      if (status >= 400) found(market, path, from, String(status));
      else if (location !== null && new URL(location, market.origin).origin === market.origin)
        add(location.replace(market.origin, ""), from);
      else if (type.includes("html")) {
        if (from.includes("sitemap") && /<meta name="robots" content="[^"]*noindex/.test(body))
          found(market, path, from, "is in a sitemap but asks not to be indexed");
        for (const next of readDocument(market, path, from, body)) add(next, path);
      } else if (/^\/sitemap/.test(path))
        for (const [, address = ""] of body.matchAll(/<loc>([^<]+)<\/loc>/g))
          if (URL.canParse(address)) add(new URL(address).pathname, path);
    } catch (error) {
      found(market, path, from, error instanceof Error ? error.message : String(error));
    }
  };
  let working = 0;
  await new Promise<void>((resolve) => {
    const next = () => {
      while (working < atATime && waiting.length > 0 && Date.now() < endsAt) {
        working += 1;
        void visit(waiting.shift() ?? "/").then(() => {
          working -= 1;
          next();
        });
      }
      if (working === 0) resolve();
    };
    next();
  });
  if (waiting.length > 0) faults.push(`${market.name}: the time ended before ${waiting.length} addresses were read`);
  return asked;
}

interface ServiceCall {
  readonly at: number;
  readonly service: string;
  readonly path: string;
  readonly status: number;
  readonly body: { readonly operationName?: string } | null;
}

const betweenLooks = 1000;
/**
 * Collects calls that the content service refused. The services keep only the latest 2,000 calls, so it polls
 * throughout the crawl.
 */
function watchRefusals() {
  const refused = new Set<string>();
  let since = Date.now();
  const look = async () => {
    const answer = await fetch(`${options.services}/_demo/calls?since=${since}`).catch(() => null);
    if (!answer?.ok)
      return void refused.add(`the calls to the services cannot be read: ${answer?.status ?? "no answer"}`);
    const { calls } = (await answer.json()) as { calls: readonly ServiceCall[] };
    since = calls.at(-1)?.at ?? since;
    for (const { service, path, status, body } of calls)
      if (service === "content" && status >= 400 && status !== 404)
        refused.add(`content refused ${body?.operationName ?? path}: ${status}`);
  };
  const timer = setInterval(() => void look(), betweenLooks);
  return {
    async end(): Promise<string[]> {
      clearInterval(timer);
      await look();
      return [...refused];
    },
  };
}

async function statusOutside(address: string): Promise<string | null> {
  try {
    const init = { redirect: "follow", signal: AbortSignal.timeout(15_000) } as const;
    const head = await fetch(address, { ...init, method: "HEAD" });
    // Some servers do not support HEAD.
    const { status } = head.status < 400 ? head : await fetch(address, init);
    return status < 400 ? null : String(status);
  } catch (error) {
    return error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : String(error);
  }
}

for (const market of crawledMarkets(options.url)) {
  const since = Date.now();
  const before = faults.length;
  const refusals = watchRefusals();
  const asked = await crawl(market);
  faults.push(...(await refusals.end()));
  console.log(
    `${market.name}: ${asked} addresses, ${faults.length - before} faults, ${Math.round((Date.now() - since) / 1000)} s`,
  );
}
if (options.external)
  for (const [address, from] of external) {
    const fault = await statusOutside(address);
    if (fault !== null) faults.push(`${address}: ${fault} (linked from ${from})`);
  }
console.log(`${external.size} addresses outside the shop${options.external ? "" : " were not requested (--external)"}`);
for (const fault of faults.slice(0, 200)) console.log(fault);
console.log(`${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
