import { noThirdParties } from "@domain/consent/third-parties";
import { alternatesOf } from "@domain/findability/alternates";
import { describe, expect, it } from "vitest";
import { createT } from "~/i18n/texts.server";
import { createContentService } from "~/services/content/create-content-service";
import { storefrontOrigins } from "../../../tests/factories/edge";
import { loadContentPage } from "./page.server";
import type { BlockView, NavigationView } from "./page-blocks-data.server";

type Fields = Readonly<Record<string, unknown>>;
/** Responses of the content service by query name; missing ones are empty. */
type Answers = Readonly<Record<string, Fields | "down">>;

const t = await createT("en");
const system = (uid: string, contentType: string, locale = "en-us") => ({
  uid,
  content_type_uid: contentType,
  locale,
});
const link = (title: string, href: string) => ({
  system: system(href, "navigation_link"),
  title,
  link_v2: { title, href },
});
const image = (more: Fields = {}) => ({
  system: system("i1", "content_image"),
  title: "Blot",
  alt_text: "Three lanes",
  image_file: [
    {
      title: null,
      filename: "blot.svg",
      url: "https://assets.example/blot.svg",
      content_type: "image/svg+xml",
      dimension: { width: 480, height: 300 },
    },
  ],
  ...more,
});
const text = (...children: Fields[]) => ({ json: { type: "doc", children }, embedded_items: [] });
const article = {
  system: system("a1", "support_article"),
  title: "Storing antibodies",
  article_id: "110",
  slug: "storing-antibodies",
  content: text(),
};
const paragraph = (words: string) => ({ type: "p", children: [{ text: words }] });

function page(more: Fields = {}): Fields {
  return { system: system("p1", "page"), title: "Our company", content_blocks: [], ...more };
}

/**
 * Runs the real client on these responses and records requests, logs and omissions.
 * @param silentLocale locale for which the content service returns nothing
 */
async function load(path: string, answers: Answers, silentLocale?: string) {
  const asked: string[] = [];
  const logged: string[] = [];
  let isDegraded = false;
  const now = new Date("2026-07-01T12:00:00Z");
  const degraded = () => {
    isDegraded = true;
  };
  const log = {
    info: () => undefined,
    warn: (label: string) => void logged.push(label),
    error: (label: string) => void logged.push(label),
  };
  const send: typeof fetch = async (_input, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body));
    asked.push(operationName);
    if (variables.locale === silentLocale) return new Response("", { status: 503 });
    const answer =
      answers[operationName] ?? manyPages(operationName) ?? byKind(operationName, answers.AnyPageByUrl) ?? {};
    return answer === "down" ? new Response("", { status: 503 }) : Response.json({ data: fill(answer) });
  };
  const content = createContentService(
    { url: "https://content.example", stack: "s", environment: "e", deliveryToken: "d" },
    { fetch: send, log, now: async () => now, onUnknownLinks: degraded },
  );
  const answered = await loadContentPage(
    {
      services: { content, catalogue: { fullProduct: () => Promise.resolve(null) } },
      preview: false,
      market: { region: "global", country: "US", language: "en", locale: "en-us", currency: "USD" },
      t,
      log,
      now,
      imagesUrl: "https://images.example",
      origins: storefrontOrigins("global"),
      degraded,
      thirdParties: noThirdParties,
      defer: (_label, work) => work.then((value) => ({ ok: true, value }) as const),
    },
    path,
  );
  const found = answered === "unavailable" ? null : answered;
  return { answered, found, asked, logged, isDegraded: () => isDegraded };
}

/** More pages than are looked up, so that every link stays, unless a test says otherwise. */
const manyPages = (operation: string): Fields | undefined =>
  operation === "PublishedPaths" ? { all_page: { items: [], total: 5000 } } : undefined;

/** Queries for the kind and for the page of that kind, served from one list by kind. */
function byKind(operation: string, found: Answers[string] | undefined): Answers[string] | undefined {
  if (found === undefined || found === "down") return found;
  if (operation.endsWith("PageKindsByUrl")) return found;
  const kind = kindOfQuery[operation];
  return kind === undefined ? undefined : { ...found, pages: found[kind] ?? { items: [] } };
}
const kindOfQuery: Readonly<Record<string, string>> = {
  ...{ ContentPageByUrl: "page", PathwaysPageByUrl: "pathway", NewsPageByUrl: "news" },
  ...{ ProteinDomainPageByUrl: "proteinDomain", ProtocolPageByUrl: "protocol", VideoPageByUrl: "video" },
};

const roots = [
  ...["page", "pathway", "news", "proteinDomain", "protocol", "video", "pages", "above", "breadcrumbs"],
  ...["pathway_diagram", "protein_domain_page", "content_video"],
];
/** Root fields missing from a response are empty lists. */
const fill = (answer: Fields): Fields => ({
  ...Object.fromEntries(roots.map((root) => [root, { items: [] }])),
  ...answer,
});

async function blocksOf(...content_blocks: Fields[]): Promise<readonly BlockView[]> {
  const { found } = await load("/x", { AnyPageByUrl: { page: { items: [page({ content_blocks })] } } });
  return found?.body.kind === "blocks" ? found.body.blocks : [];
}

describe("loadContentPage", () => {
  it("C-CONT-15, C-CONT-16: finds the type of an entry by address in two small requests, and returns null if there is none", async () => {
    const { found, asked, isDegraded } = await load("/no/such/page", {});
    expect(found).toBeNull();
    expect(asked).toEqual(["PageKindsByUrl", "OtherPageKindsByUrl"]);
    expect(isDegraded()).toBe(false);
  });

  it("C-CMSQ-20: distinguishes an outage from a missing page", async () => {
    const { answered, logged } = await load("/about-us", { AnyPageByUrl: "down" });
    expect(answered).toBe("unavailable");
    expect(new Set(logged)).toEqual(new Set(["content query failed"]));
  });

  it("C-CONT-23: puts search-engine data, noindex and nofollow into the head", async () => {
    const seo_metadata = [
      { type: "title", value: "Company" },
      { type: "description", value: "Who we are" },
    ];
    const entry = page({ seo_metadata, noindex: true, nofollow: true });
    const { found } = await load("/about-us/", { AnyPageByUrl: { page: { items: [entry] } } });
    expect(found?.head).toMatchObject({
      title: "Company | Benchside",
      description: "Who we are",
      canonical: null,
      index: false,
      follow: false,
    });
    expect(found?.path).toBe("/about-us");
  });

  it("C-CONT-24: marks the language of an entry that fell back", async () => {
    const entry = page({ system: system("p1", "page", "ja-jp") });
    const { found } = await load("/x", { AnyPageByUrl: { page: { items: [entry] } } });
    expect(found?.lang).toBe("ja");
  });

  it("C-CONT-18: breadcrumbs use link titles, the shop's names, or words from the address", async () => {
    const { found } = await load("/about-us/our-company/media-room", {
      AnyPageByUrl: { page: { items: [page()] }, breadcrumbs: { items: [link("About us", "/about-us")] } },
    });
    expect(found?.crumbs.slice(0, 2)).toEqual([
      { path: "/about-us", label: "About us", words: "About us", live: true },
      { path: "/about-us/our-company", label: null, words: "Our company", live: true },
    ]);
  });

  it("C-CONT-18: a parent page is named by its own link, not by other links to it", async () => {
    const { found } = await load("/research/kinases", {
      AnyPageByUrl: {
        page: { items: [page()] },
        above: { items: [{ navigation_link: [link("Research", "/research")] }] },
        breadcrumbs: { items: [link("Read about our new kits", "/research"), link("Research", "/research")] },
      },
    });
    expect(found?.crumbs[0]).toEqual({ path: "/research", label: "Research", words: "Research", live: true });
  });

  it.each([
    ["pathway", { system: system("a", "pathway_diagram"), title: "Akt", diagram_images: [image()] }],
    ["news", { system: system("b", "news"), title: "News", date: "2026-03-01", json_rich_text: text() }],
    ["proteinDomain", { system: system("c", "protein_domain_page"), title: "SH2" }],
    ["protocol", { system: system("d", "protocol"), title: "P", number: "10", html_content: "<h2>Mix</h2>" }],
    ["video", { system: system("e", "content_video"), title: "V", video_id: "demo-0001", video_provider: "youtube" }],
  ])("C-CONT-17: shows a %s at the address as such", async (root, entry) => {
    const { found } = await load("/x", { AnyPageByUrl: { [root]: { items: [entry] } } });
    expect(found?.body.kind).toBe(root === "proteinDomain" ? "protein-domain" : root);
    expect(found?.layout).toBe("default");
  });

  it("shows a planned news report from its day on", async () => {
    const report = (date: string) => ({ system: system("b", "news"), title: "News", date, json_rich_text: text() });
    const at = async (date: string) =>
      (await load("/x", { AnyPageByUrl: { news: { items: [report(date)] } } })).found?.title ?? null;
    expect(await Promise.all(["2026-07-01", "2026-07-02", "2026-07-01T13:00:00Z"].map(at))).toEqual([
      ...["News", null, null],
    ]);
  });

  it("leaves out entries of its menus that lead to no published page, and keeps those below them", async () => {
    const to = (href: string) => [link(href, href)];
    const menu = {
      ...{ system: system("m", "navigation"), title: "Menu", devkey: "menu", links: [...to("/a"), ...to("/gone")] },
      items: [
        { title: "Kept", link: to("/gone"), items: [{ title: "Below", link: to("/a#part") }] },
        { title: "Empty", link: to("/gone/too"), items: [{ title: "Gone", link: to("/gone?x=1") }] },
        { title: "Planned", link: to("/planned") },
        {
          title: "Shop",
          links: [...to("/browse?tab=resources"), ...to("/feeds/news.xml"), ...to("https://x.example/")],
        },
        { title: "Words" },
      ],
    };
    const { found, asked, isDegraded } = await load("/x", {
      AnyPageByUrl: { page: { items: [page({ content_blocks: [{ navigation: { navigation: [menu] } }] })] } },
      PublishedPaths: {
        all_page: { items: [{ navigation_link: to("/a") }] },
        all_news: { items: [{ date: "2027-01-01", page: { navigation_link: to("/planned") } }] },
      },
    });
    const [block] = found?.body.kind === "blocks" ? found.body.blocks : [];
    const named = (items: readonly NavigationView[]): unknown[] =>
      items.map(({ label, link: own, items: below }) => [label, own?.href ?? null, ...named(below)]);
    expect(block?.kind === "navigation" && named(block.items)).toEqual([
      ["/a", "/a"],
      ["Kept", null, ["Below", "/a#part"]],
      [
        ...["Shop", null],
        ["/browse?tab=resources", "/browse?tab=resources"],
        ["/feeds/news.xml", "/feeds/news.xml"],
        ["https://x.example/", "https://x.example/"],
      ],
      ["Words", null],
    ]);
    expect([asked.includes("PublishedPaths"), isDegraded()]).toEqual([true, false]);
  });

  it("shows links of its text and its breadcrumb that lead to no published page as words", async () => {
    const to = (url: string, words: string) => ({ type: "a", attrs: { url }, children: [{ text: words }] });
    const content = text({
      type: "p",
      children: [to("/gone", "gone"), to("/a", "kept"), to("/learn-and-support/technical-support/name/7", "article")],
    });
    const { found } = await load("/section/x", {
      AnyPageByUrl: {
        page: { items: [page({ content_blocks: [{ rich_text: { content } }] })] },
        breadcrumbs: { items: [link("Section", "/section")] },
      },
      PublishedPaths: { all_page: { items: [{ navigation_link: [link("A", "/a")] }] } },
      ArticlePaths: { all_support_article: { items: [{ article_id: "7" }] } },
    });
    const [block] = found?.body.kind === "blocks" ? found.body.blocks : [];
    const written = JSON.stringify(block?.kind === "rich_text" && block.content.json);
    expect([...written.matchAll(/"url":"(.*?)"/g)].map(([, url]) => url)).toEqual([
      ...["", "/a", "/learn-and-support/technical-support/name/7"],
    ]);
    expect(found?.crumbs.map(({ label, words, live }) => [label ?? words, live])).toEqual([
      ...[
        ["Section", false],
        ["X", false],
      ],
    ]);
  });

  it("keeps every entry of its menus, and is not stored, if their pages cannot be looked up", async () => {
    const menu = { system: system("m", "navigation"), title: "Menu", devkey: "menu", links: [link("A", "/a")] };
    const { found, isDegraded } = await load("/x", {
      AnyPageByUrl: { page: { items: [page({ content_blocks: [{ navigation: { navigation: [menu] } }] })] } },
      PublishedPaths: "down",
    });
    expect([found?.body.kind === "blocks" && found.body.blocks.length, isDegraded()]).toEqual([1, true]);
  });

  it("C-CONT-03: finds an article by number, with and without its name", async () => {
    const answers = { SupportArticleById: { all_support_article: { items: [article] } } };
    for (const name of ["", "some-name/"]) {
      const { found, asked } = await load(`/learn-and-support/technical-support/${name}110`, answers);
      expect(found?.title).toBe("Storing antibodies");
      expect(found?.head.canonical).toContain("/technical-support/storing-antibodies/110");
      expect(new Set(asked)).toEqual(new Set(["SupportArticleById"]));
    }
  });

  it("lists alternates in the languages of the page, with its own language as canonical", async () => {
    const written = (locale: string) => ({ items: [{ system: { ...system("p1", "page"), locale } }] });
    // Regions that share the language of the main one.
    const english = alternatesOf("/x", storefrontOrigins("global"), ["en"]).flatMap(({ hrefLang }) =>
      hrefLang.startsWith("en-") ? [hrefLang] : [],
    );
    const languages = async (locale: string) => {
      const { found } = await load("/x", {
        AnyPageByUrl: { page: { items: [page()] } },
        PageKindsByUrl: { page: written(locale) },
      });
      return [found?.head.canonical, ...(found?.head.alternates ?? []).map(({ hrefLang }) => hrefLang)];
    };
    expect(await languages("en-us")).toEqual(["http://shop.test/x", "en", ...english, "x-default"]);
    expect(await languages("ja-jp")).toEqual(["http://jp.shop.test/x", "ja"]);
  });

  it("is not stored if it is not known in which languages it exists", async () => {
    for (const [path, unanswered] of [
      ["/x", "ja-jp"],
      ["/learn-and-support/technical-support/110", "zh-cn"],
    ] as const) {
      const answers = {
        AnyPageByUrl: { page: { items: [page()] } },
        PageKindsByUrl: { page: { items: [{ system: system("p1", "page") }] } },
        SupportArticleById: { all_support_article: { items: [article] } },
      };
      expect([path, (await load(path, answers)).isDegraded()]).toEqual([path, false]);
      const { found, isDegraded } = await load(path, answers, unanswered);
      expect([path, found?.title, isDegraded()]).toEqual([path, expect.any(String), true]);
    }
  });

  it("reports an article that cannot be looked up as unavailable, not as missing", async () => {
    const { answered, asked } = await load("/learn-and-support/technical-support/110", { SupportArticleById: "down" });
    expect(answered).toBe("unavailable");
    expect(asked).toEqual(["SupportArticleById"]);
  });

  it("gives level 2 headings anchor ids in page order", async () => {
    const heading = (words: string, type = "h2") => ({ type, children: [{ text: words }] });
    const { found } = await load("/x", {
      AnyPageByUrl: {
        page: {
          items: [
            page({
              content_blocks: [
                { tiles: { title: "Tiles", items: [{ title: "Tile" }] } },
                { custom_component: { name: "news-list", properties: [] } },
                { rich_text: { content: text(heading("Blocking"), heading("Detail", "h3"), heading("Blocking")) } },
              ],
            }),
          ],
        },
      },
      AllNews: { all_news: { items: [] } },
    });
    expect(found?.contents.map(({ anchor }) => anchor)).toEqual(["tiles", "blocking", "blocking-2"]);
  });
});

describe("content blocks", () => {
  const links = [link("Browse", "/browse")];
  const items = [{ title: "Tile", text: "Text", image: [image()], link: links }];

  it("C-CMS-02: all ten kinds become views, in order", async () => {
    const blocks = await blocksOf(
      { hero_banner: { title: "Hero", image: [image()], links } },
      { tiles: { title: "Tiles", columns: 3, items } },
      {
        navigation: {
          navigation: [{ system: system("n", "navigation"), title: "Menu", devkey: "m", links, items: [] }],
        },
      },
      { rich_text: { content: text(paragraph("Words")) } },
      { reference: { entry: [image()], alignment: "right", width: "50" } },
      {
        image_map: {
          image: [image()],
          areas: [{ link: { title: "Round", href: "/x" }, left: 10, top: 10, width: 20, height: 20 }],
        },
      },
      { accordion: { items: [{ title: "Question", content: text(paragraph("Answer")), open: true }] } },
      { hero_with_ticker: { title: "Ticker", links: [], ticker: [{ text: "Line", link: links }] } },
      { carousel: { items, settings: { items_to_show: 2 } } },
      { custom_component: { name: "site-search", properties: [{ name: "tab", value: "resources" }] } },
    );
    expect(blocks.map(({ kind }) => kind)).toEqual([
      ...["hero_banner", "tiles", "navigation", "rich_text", "reference", "image_map", "accordion"],
      ...["hero_with_ticker", "carousel", "custom_component"],
    ]);
    expect(blocks[4]).toMatchObject({ alignment: "right", width: "50", entry: { type: "image" } });
    expect(blocks[9]).toMatchObject({ component: { name: "site-search", tab: "resources" } });
  });

  it("leaves out what has nothing to show, with its heading", async () => {
    const target = { system: system("t1", "content_target"), title: "T", devkey: "t", content_rules: [] };
    const { found } = await load("/x", {
      AnyPageByUrl: {
        page: {
          items: [
            page({
              content_blocks: [
                { tiles: { title: "No tiles", items: [] } },
                { carousel: { title: "No slides", items: [] } },
                { accordion: { title: "No questions", items: [] } },
                { navigation: { title: "Menu is gone", navigation: [] } },
                {
                  navigation: {
                    title: "Menu is empty",
                    navigation: [{ system: system("n", "navigation"), title: "M", devkey: "m", links: [], items: [] }],
                  },
                },
                { reference: { title: "Entry is gone", entry: [] } },
                { reference: { title: "Picture has no file", entry: [image({ image_file: [] })] } },
                { reference: { title: "No rule passes", entry: [target] } },
              ],
            }),
          ],
        },
      },
    });
    expect(found?.body).toEqual({ kind: "blocks", blocks: [] });
    expect(found?.contents).toEqual([]);
  });

  it("a menu without links is neither in a slot nor beside the page", async () => {
    const menu = { system: system("n", "navigation"), title: "Menu", devkey: "m", links: [], items: [] };
    const entry = page({
      template: [{ title: "Default", layout: "default", side_navigation: [menu] }],
      slots: [{ name: "side", content: [menu] }],
    });
    const { found } = await load("/x", { AnyPageByUrl: { page: { items: [entry] } } });
    expect(found).toMatchObject({ sideNavigation: null, slots: { side: { navigations: [] } } });
  });

  it("a menu without a heading keeps the name of its entry", async () => {
    const menu = { system: system("n", "navigation"), title: "Our menu", devkey: "m", links, items: [] };
    const [block] = await blocksOf({ navigation: { navigation: [menu] } });
    expect(block).toMatchObject({ title: null, label: "Our menu" });
  });

  it("W47: drops and logs unregistered components", async () => {
    for (const name of ["constructor", "__proto__", "script", ""]) {
      const { found, logged } = await load("/x", {
        AnyPageByUrl: { page: { items: [page({ content_blocks: [{ custom_component: { name, properties: [] } }] })] } },
      });
      expect(found?.body).toEqual({ kind: "blocks", blocks: [] });
      expect(logged).toEqual(["unknown content component"]);
    }
  });

  it("C-REND-10, C-REND-11: limits settings and columns", async () => {
    const wild = { items_to_scroll: 0, items_to_show: 90, scroll_speed: -5, arrows: null, infinite: true };
    const [tiles, carousel, plain] = await blocksOf(
      { tiles: { columns: 40, items } },
      { carousel: { items, settings: wild } },
      { carousel: { items } },
    );
    expect(tiles).toMatchObject({ columns: 6 });
    expect(carousel).toMatchObject({
      settings: { itemsToScroll: 1, itemsToShow: 6, speedMilliseconds: 0, arrows: false, infinite: true },
    });
    expect(plain).toMatchObject({ settings: { itemsToShow: 3, arrows: true, dots: false } });
  });

  it("C-CMS-03: an image comes from the image service if it has an id there, otherwise from its file", async () => {
    const blocks = await blocksOf(
      { reference: { entry: [image({ cloudflare_id: "fig-1", link: { title: "", href: "/products/4060" } })] } },
      { reference: { entry: [image({ media_server_id: "fig-2" })] } },
      { reference: { entry: [image()] } },
    );
    expect(
      blocks.map((block) => block.kind === "reference" && block.entry.type === "image" && block.entry.figure.src),
    ).toEqual([
      "https://images.example/benchside-demo/fig-1/public",
      "https://images.example/benchside-demo/fig-2/public",
      "https://assets.example/blot.svg",
    ]);
    expect(blocks[0]).toMatchObject({ entry: { figure: { alt: "Three lanes", link: { href: "/products/4060" } } } });
  });

  it("drops unsafe links, and clips areas to their image", async () => {
    const [hero, map] = await blocksOf(
      { hero_banner: { title: "H", links: [link("Bad", "javascript:alert(1)"), link("Good", "/x")] } },
      {
        image_map: {
          image: [image()],
          areas: [
            { link: { href: "//evil.example" }, left: 0, top: 0, width: 10, height: 10 },
            { link: { href: "/x" }, left: 90, top: -5, width: 30, height: 200 },
            { link: { href: "/y" }, left: 120, top: 0, width: 10, height: 10 },
          ],
        },
      },
    );
    expect(hero).toMatchObject({ links: [{ href: "/x" }] });
    expect(map).toMatchObject({ areas: [{ link: { href: "/x" }, left: 90, top: 0, width: 10, height: 100 }] });
  });

  it("C-REND-04: a video of another provider cannot be played", async () => {
    const video = (more: Fields) => ({
      system: system("v", "content_video"),
      title: "V",
      video_id: "demo-0001",
      ...more,
    });
    const blocks = await blocksOf(
      { reference: { entry: [video({ video_provider: "youtube" })] } },
      { reference: { entry: [video({ video_provider: "other" })] } },
    );
    expect(
      blocks.map((block) => block.kind === "reference" && block.entry.type === "video" && block.entry.video.id),
    ).toEqual(["demo-0001", null]);
  });

  it("C-CMS-08: shows target texts whose rules pass for the visitor", async () => {
    const rules = (country: string) => [
      {
        match: "and",
        configurations: [
          {
            match: "and",
            conditions: [
              {
                match: "or",
                condition_values: [
                  {
                    metadata_domain: [{ devkey: "country_codes" }],
                    entity: [{ system: system(country, "country"), country_code: country }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ];
    const rule = (country: string, kind: string) => ({
      match: "and",
      rules: rules(country),
      content_components: [{ [kind]: { title: country, content: text(paragraph(country)) } }],
    });
    const target = {
      system: system("t", "content_target"),
      title: "T",
      devkey: "t",
      content_rules: [rule("US", "legal_statement"), rule("JP", "generic")],
    };
    const [block] = await blocksOf({ reference: { entry: [target] } });
    expect(block).toMatchObject({ entry: { type: "text", texts: [{ title: "US", legal: true }] } });
    expect(block?.kind === "reference" && block.entry.type === "text" && block.entry.texts.length).toBe(1);
  });

  it("reports that a list or an office is unavailable", async () => {
    const component = (name: string) => ({ custom_component: { name, properties: [] } });
    const { found, isDegraded } = await load("/x", {
      AnyPageByUrl: { page: { items: [page({ content_blocks: [component("news-list"), component("contact")] })] } },
      AllNews: "down",
      RegionalSettings: "down",
    });
    expect(found?.body).toMatchObject({
      blocks: [{ component: { entries: null } }, { component: { name: "contact" } }],
    });
    const contact = found?.body.kind === "blocks" ? found.body.blocks[1] : undefined;
    if (contact?.kind !== "custom_component" || contact.component.name !== "contact") throw new Error("no contact");
    expect(await contact.component.office).toEqual({ ok: true, value: null });
    expect(isDegraded()).toBe(true);
  });
});
