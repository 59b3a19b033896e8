import { describe, expect, it } from "vitest";
import { createLiveLinks, withLiveLinks } from "./live-links";
import type { ContentSource, Operation } from "./operation";
import { createRunner } from "./run-operation";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const operation = { name: "Any", document: "", drafts: () => [], schema: {} } as unknown as Operation<unknown>;
const link = (href: string) => ({ link_v2: { title: "Words", href } });

/** The data of a response as a page receives it, and the names of all reads. */
async function read(data: unknown, published: readonly string[] | "down" = ["/a"]) {
  const asked: string[] = [];
  let unknown = 0;
  const source: ContentSource = {
    read: async ({ name }) => {
      asked.push(name);
      if (name === "Any") return { ok: true, data };
      if (published === "down") return { ok: false, code: "unavailable", detail: "" };
      const items = published.map((href) => ({ navigation_link: [link(href)] }));
      return { ok: true, data: name === "PublishedPaths" ? { all_page: { items, total: items.length } } : {} };
    },
  };
  const live = createLiveLinks(createRunner(source, log), {
    now: async () => new Date("2026-07-01T12:00:00Z"),
    onUnknown: () => {
      unknown += 1;
    },
  });
  const clean = withLiveLinks(source, live, async (keys) => {
    asked.push(`products ${keys.join()}`);
    return new Set(keys.filter((key) => key === "9999"));
  });
  const [answer] = await Promise.all([0, 1].map(() => clean.read(operation, { locale: "en-us" })));
  return { data: answer?.ok && answer.data, asked, unknown };
}

describe("links of content", () => {
  it("lose their address without a published page, wherever they are", async () => {
    const answer = (gone: string) => ({
      cards: [{ link: [link(gone)] }, { link: [link("/a")] }, { link: [link("/products/4060")] }],
      text: { json: { type: "doc", children: [{ type: "a", attrs: { url: gone, target: "" }, children: [] }] } },
      picture: { url: "/pictures/gone", link: { title: "", href: gone } },
      html_content: `<p><a class="x" href="${gone}">Words</a> <a href="/a#part">A</a></p>`,
    });
    const { data, unknown } = await read(answer("/gone"));
    expect([data, unknown]).toEqual([answer(""), 0]);
  });

  it("lose their address without a page of their product, below it and in an old form too", async () => {
    const answer = (gone: readonly string[]) => ({
      cards: [link("/products/4060"), ...gone.map(link), link("/products/compare"), link("/browse?q=9999")],
    });
    const gone = [
      "/products/9999",
      "/products/9999/datasheet?x=1",
      "/products/primary-antibodies/9999",
      "/products/9999S#use",
    ];
    const { data, asked } = await read(answer(gone));
    expect(data).toEqual(answer(gone.map(() => "")));
    expect(asked).toEqual(["Any", "Any", "products 4060,9999", "products 4060,9999"]);
  });

  it("keep their words in breadcrumbs, which name the pages above without a link", async () => {
    const answer = { breadcrumbs: { items: [link("/gone")] } };
    expect((await read(answer)).data).toEqual(answer);
  });

  it("are looked up once for all responses, and not for a response without any", async () => {
    const { asked } = await read({ cards: [link("/a"), link("/b"), link("/c")] });
    expect(asked.filter((name) => name === "PublishedPaths")).toHaveLength(1);
    expect((await read({ cards: [link("/browse"), link("https://x.example/")] })).asked).toEqual(["Any", "Any"]);
  });

  it("stay, and are reported, if the published pages cannot be read", async () => {
    const answer = { cards: [link("/gone")] };
    expect(await read(answer, "down")).toMatchObject({ data: answer, unknown: 1 });
  });

  it("stay in a shop with more pages than are read", async () => {
    const answer = { cards: [link("/gone")] };
    const many = Array.from({ length: 2001 }, (_, at) => `/page-${at}`);
    expect(await read(answer, many)).toMatchObject({ data: answer, unknown: 0 });
  });
});
