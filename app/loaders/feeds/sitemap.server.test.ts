import { productsPerFile } from "@domain/findability/sitemap";
import { expect, it } from "vitest";
import type { PublicContext } from "~/context/request/types";
import { loadSitemapFile, loadSitemapIndex } from "./sitemap.server";

const numbers = Array.from({ length: 2 * productsPerFile + 10 }, (_, index) => String(10_000 + index));
/** In another order than the products. */
const cloneOf = (key: string) => `C${99_999 - Number(key)}`;
const rows = (keys: readonly string[]) => keys.map((key) => ({ key, changedAt: 0 }));

/** @param tellsEnds false for a gateway of another maker */
function shopOf(tellsEnds: boolean) {
  const skipped: number[] = [];
  const catalogue = {
    keys: async ({ limit, offset, every }: { limit: number; offset: number; every?: number }) => {
      skipped.push(offset);
      const ends = every && tellsEnds ? numbers.filter((_, index) => (index + 1) % every === 0) : undefined;
      return { total: numbers.length, results: rows(numbers.slice(offset, offset + limit)), ends };
    },
    keysAfter: async ({ limit, after }: { limit: number; after: string }) => ({
      more: false,
      results: rows(numbers.filter((key) => key > after).slice(0, limit)),
    }),
    clones: async ({ limit, offset, every }: { limit: number; offset: number; every?: number }) => {
      skipped.push(offset);
      const ends = every && tellsEnds ? numbers.filter((_, index) => (index + 1) % every === 0) : undefined;
      return { total: numbers.length, results: numbers.slice(offset, offset + limit).map(cloneOf), ends };
    },
    clonesAfter: async ({ limit, after }: { limit: number; after: string }) => ({
      next: null,
      results: numbers
        .filter((key) => key > after)
        .slice(0, limit)
        .map(cloneOf),
    }),
  };
  const origin = "https://shop.test";
  const origins = { current: origin, global: origin, jp: origin, cn: origin };
  return { skipped, context: { services: { catalogue }, origins } as unknown as PublicContext };
}

const locations = async (answer: Response) =>
  [...(await answer.text()).matchAll(/<loc>https:\/\/shop\.test([^<]*)</g)].map(([, path = ""]) => path);
const read = async (context: PublicContext, path: string) => {
  const url = new URL(path, "https://shop.test");
  return loadSitemapFile(context, { url, params: { file: url.pathname.replace("/sitemaps/", "") } } as never);
};

it.each([
  ["products", true],
  ["products", false],
  ["clones", true],
  ["clones", false],
] as const)(
  "files hold every one of %s once; those behind the first begin behind a number: %s",
  async (name, tells) => {
    const { context, skipped } = shopOf(tells);
    const files = (await locations(await loadSitemapIndex(context))).filter((path) => path.includes(name));
    expect(files.map((path) => new URL(path, "https://shop.test").pathname)).toEqual(
      [1, 2, 3].map((number) => `/sitemaps/${name}-${number}.xml`),
    );
    const found: string[] = [];
    for (const file of files) found.push(...(await locations(await read(context, file))));
    expect(found).toEqual(numbers.map((key) => `/${name}/${name === "clones" ? cloneOf(key) : key}`));
    expect(Math.max(...skipped)).toBe(tells ? 0 : 2 * productsPerFile);
  },
);

it("there is no file for an invalid product number", async () => {
  expect((await read(shopOf(true).context, "/sitemaps/products-2.xml?after=x")).status).toBe(404);
});
