/**
 * Compares the pages of two shops.
 *
 *   npm run compare-shops -- http://localhost:8787 http://localhost:9787 [--addresses 1000]
 *
 * Takes an even sample of the first shop's sitemaps and compares the status and text of both responses. Ignores values
 * that change with every response: origins, request and search ids, nonces, form tokens, the time, measured seconds.
 * Prints every address that differs; exit code 1 if there is one.
 */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const timeoutMs = 60_000;
const atOnce = 4;

/** Retries once, because a server may close a kept-alive connection just as it is used. */
async function textOf(address: string, again = true): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const response = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if (!again) throw new Error(`${address} does not respond`, { cause: error });
    return textOf(address, false);
  }
}

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&"));

/** Paths of all pages in the sitemaps. */
async function pathsOf(origin: string): Promise<string[]> {
  const index = locations((await textOf(`${origin}/sitemap.xml`)).text);
  const paths = new Set<string>();
  for (const map of index) {
    const { pathname } = new URL(map);
    for (const page of locations((await textOf(origin + pathname)).text)) {
      const { pathname: path, search } = new URL(page);
      paths.add(path + search);
    }
  }
  return [...paths].sort();
}

/** The response without values that change with every response. */
export function comparable(text: string, origin: string): string {
  return (
    text
      .replaceAll(origin, "")
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, "id")
      // Pages from the store have no nonce.
      .replace(/ nonce="[^"]*"/g, "")
      .replace(/"form_token" value="[^"]*"/g, "token")
      // Tokens and the time in the page's loader state, where quotes are escaped once or more.
      .replace(/\b[0-9a-f]{8}\.[\w-]{40,}/g, "token")
      .replace(/(\\*"now\\*":\\*")\d{4}-[\d-]+T[\d:.]+Z/g, "$1now")
      .replace(/data-request-id="[^"]*"/g, "search")
      .replace(/\b\d+\.\d+ seconds\b/g, "seconds")
      .replace(/https?:\/\/[\w.-]*localhost(?::\d+)?/g, "")
  );
}

/** @returns addresses that differ, with the reason */
async function compareShops(one: string, other: string, most: number): Promise<{ compared: number; differ: string[] }> {
  const all = await pathsOf(one);
  const step = Math.max(1, all.length / most);
  const paths = Array.from({ length: Math.min(most, all.length) }, (_, index) => all[Math.floor(index * step)] ?? "/");
  const differ: string[] = [];
  const next = paths.values();
  const work = async () => {
    for (const path of next) {
      const [a, b] = await Promise.all([textOf(one + path), textOf(other + path)]);
      if (a.status !== b.status) differ.push(`${path}: ${a.status} and ${b.status}`);
      else {
        const [left, right] = [comparable(a.text, one), comparable(b.text, other)];
        if (left !== right) differ.push(`${path}: ${firstDifference(left, right)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { compared: paths.length, differ: differ.sort() };
}

function firstDifference(left: string, right: string): string {
  let at = 0;
  while (left[at] === right[at]) at += 1;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 30), at + 50));
  return `${around(left)} and ${around(right)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { addresses: { type: "string", default: "1000" } },
  });
  const [one, other] = positionals.map((origin) => origin.replace(/\/$/, ""));
  if (!one || !other) {
    console.error("Usage: npm run compare-shops -- http://one http://other [--addresses 1000]");
    process.exit(2);
  }
  const { compared, differ } = await compareShops(one, other, Number(values.addresses));
  for (const line of differ) console.log(line);
  console.log(`${compared} addresses compared, ${differ.length} differ`);
  process.exit(differ.length > 0 ? 1 : 0);
}
