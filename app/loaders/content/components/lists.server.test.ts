import { knownParameters } from "@domain/http/known-parameters";
import { expect, it } from "vitest";
import { createT } from "~/i18n/texts.server";
import type { PageBuild } from "../page-build.server";
import { libraryView } from "./library.server";
import { articleList, protocolList } from "./lists.server";

const count = 230;
const article = (index: number) => ({
  ...{ title: `Article ${index}`, article_id: String(index), slug: null, summary: null, applications: [] },
  ...{ categories: [], author: null, revised: null },
});
const protocol = (index: number) => ({
  ...{ title: `Protocol ${index}`, number: String(index), seo_metadata: [] },
  page: { navigation_link: { title: "Link", label: "Link", link_v2: { title: "Link", href: `/protocols/${index}` } } },
});

/** A page whose content service has more entries than fit in one response, or fails after the first response. */
async function pageOf(isCut: boolean): Promise<{ page: PageBuild; degraded: () => number }> {
  let degraded = 0;
  const listed =
    <T>(entry: (index: number) => T) =>
    async (_: string, { limit, skip }: { limit: number; skip: number }) =>
      isCut && skip > 0
        ? { ok: false, error: { kind: "timeout" } }
        : {
            ok: true,
            value: {
              total: count,
              items: Array.from({ length: Math.min(limit, count - skip) }, (_, index) => entry(skip + index)),
            },
          };
  const context = {
    services: { content: { supportArticles: listed(article), protocols: listed(protocol) } },
    market: { locale: "en-us", language: "en", region: "global" },
    t: await createT("en"),
    degraded: () => {
      degraded += 1;
    },
  };
  const page = { context, path: "/x", url: new URL("http://shop.test/x"), choices: {} } as unknown as PageBuild;
  return { page, degraded: () => degraded };
}

it("the second list of a page has parameters and a pager of its own", async () => {
  const { page } = await pageOf(false);
  const asked: unknown[] = [];
  const category = (value: string) => ({ value, title: value });
  const content = {
    contentLibrary: async () => ({ ok: true, value: { categories: [category("a"), category("b")] } }),
    libraryItems: async (_: string, devkey: string, { skip, category: chosen = null }: Record<string, unknown>) => {
      asked.push([devkey, skip, chosen]);
      return { ok: true, value: { items: [{ title: "x", categories: [], system: { uid: "x" } }], total: 40 } };
    },
  };
  const build = {
    ...{ ...page, context: { ...page.context, services: { content } }, lists: 0 },
    search: new URLSearchParams("category-2=b&page=2&page-2=3"),
  } as unknown as PageBuild;
  const [first, second] = await Promise.all([libraryView(build, "one"), libraryView(build, "two")]);
  expect(asked).toEqual([
    ["one", 12, null],
    ["two", 24, "b"],
  ]);
  expect(first?.pages).toMatchObject({
    current: 2,
    address: "/x?category-2=b&page-2=3",
    parameter: "page",
    label: null,
  });
  expect(second?.pages).toMatchObject({ current: 3, address: "/x?category-2=b&page=2", parameter: "page-2" });
  expect(second?.pages.label).toBe("Pages of list 2");
  expect(second?.filters[0]?.choices.map(({ href }) => href)).toEqual([
    ...["/x?page=2", "/x?category-2=a&page=2", "/x?category-2=b&page=2"],
  ]);
  const known = knownParameters("/*");
  expect(["page", "page-2", "category-3", "format-4"].every((name) => known.includes(name))).toBe(true);
});

it("lists have every entry, however many responses it takes", async () => {
  const { page } = await pageOf(false);
  expect((await protocolList(page)).entries).toHaveLength(count);
  expect((await articleList(page, 300)).entries).toHaveLength(count);
});

it("a list is left out if a part of it cannot be read, and the page is not stored", async () => {
  const { page, degraded } = await pageOf(true);
  expect((await protocolList(page)).entries).toBeNull();
  expect(degraded()).toBe(1);
});
