import { expect, it } from "vitest";
import { createT } from "~/i18n/texts.server";
import type { PageBuild } from "./page-build.server";
import { articleList, protocolList } from "./page-lists.server";

const count = 230;
const article = (index: number) => ({
  ...{ title: `Article ${index}`, article_id: String(index), slug: null, summary: null, applications: [] },
  ...{ categories: [], author: null, revised: null },
});
const protocol = (index: number) => ({
  ...{ title: `Protocol ${index}`, number: String(index), seo_metadata: [] },
  page: { navigation_link: { title: "Link", label: "Link", link_v2: { title: "Link", href: `/protocols/${index}` } } },
});

/** A page whose content service has more entries than one answer holds, or fails after the first answer. */
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

it("lists have every entry, however many answers they come in", async () => {
  const { page } = await pageOf(false);
  expect((await protocolList(page)).entries).toHaveLength(count);
  expect((await articleList(page, 300)).entries).toHaveLength(count);
});

it("a list is left out if a part of it cannot be read, and the page is not stored", async () => {
  const { page, degraded } = await pageOf(true);
  expect((await protocolList(page)).entries).toBeNull();
  expect(degraded()).toBe(1);
});
