/** Content pages over HTTP: their addresses, and entries of every type as readers see them. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCatalogue } from "../../../demo/catalogue";
import { home } from "../../../demo/content/kinds/home";
import { localBindings } from "../../../scripts/run/local-bindings.ts";
import { accountVisitor } from "../account/account-visitor";
import { type Ask, type EdgeShop, startEdgeShop, storefrontHosts } from "../edge-shop";

const productNames = new Map(createCatalogue({ size: 1 }).plans.map(({ key, name }) => [key, name]));

let shop: EdgeShop;
beforeAll(async () => {
  shop = await startEdgeShop();
  await importLines(entries);
}, 240_000);
afterAll(() => shop?.stop());

async function importLines(lines: readonly object[]): Promise<void> {
  const { ADMIN_KEY } = localBindings({ port: 0, servicesPort: 0 }).services();
  const answer = await fetch(`${shop.servicesUrl}/content/_admin/import`, {
    method: "POST",
    headers: { authorization: `Bearer ${ADMIN_KEY}` },
    body: lines.map((line) => JSON.stringify(line)).join("\n"),
  });
  expect(await answer.json()).toMatchObject({ rejected: 0, rejections: [], unresolved: [] });
}

const entry = (content_type: string, uid: string, fields: object, locale = "en-us") => ({
  kind: "entry",
  content_type,
  uid,
  locale,
  fields,
});
const to = (content_type: string, uid: string) => ({ uid, _content_type_uid: content_type });
const link = (uid: string, href: string, more: object = {}) =>
  entry("navigation_link", uid, { title: uid, label: uid, link_v2: { title: uid, href }, ...more });
const words = (text: string) => ({
  type: "doc",
  uid: "d",
  attrs: {},
  children: [{ type: "p", uid: "p", attrs: {}, children: [{ text }] }],
});
const at = (uid: string) => ({ navigation_link: to("navigation_link", uid), noindex: false, nofollow: false });
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>`;
const picture = { filename: "it.svg", content_type: "image/svg+xml", dimension: { width: 40, height: 30 }, body: svg };

/** A menu with one entry per level. */
const nested = (level: number): object => ({
  title: `Level ${level}`,
  link: to("navigation_link", "it-leaf"),
  links: [],
  ...(level < 4 && { items: [nested(level + 1)] }),
});

const entries: readonly object[] = [
  { kind: "asset", uid: "it-asset", title: "Drawn", ...picture },
  { kind: "asset", uid: "it-share", title: "Share", ...picture, filename: "share.svg" },
  link("it-page", "/it/page"),
  link("it-leaf", "/about-us"),
  link("it-window", "https://other.example/place", {
    is_external_link: true,
    open_in_new_window: true,
    ui_icon: { icon_class_name: "icon-download" },
  }),
  link("it-pathway", "/it/pathway"),
  link("it-plain-pathway", "/it/plain-pathway"),
  link("it-domain", "/it/domain"),
  link("it-library", "/it/library"),
  entry("content_image", "it-image", { title: "Picture", alt_text: "Three lanes", image_file: "it-asset" }),
  entry("content_fragment", "it-fragment", {
    title: "Fragment",
    devkey: "it-fragment",
    description: "For the test",
    content: {
      type: "doc",
      uid: "d",
      attrs: {},
      children: [
        { type: "p", uid: "p", attrs: {}, children: [{ text: "Words of the fragment" }] },
        {
          type: "reference",
          uid: "r",
          attrs: {
            type: "entry",
            "display-type": "block",
            "entry-uid": "it-image",
            "content-type-uid": "content_image",
          },
          children: [{ text: "" }],
        },
      ],
    },
  }),
  entry("navigation", "it-menu", {
    title: "Menu",
    label: "Menu",
    devkey: "it-menu",
    links: [to("navigation_link", "it-window")],
    items: [nested(1)],
  }),
  entry("page", "it-page-entry", {
    title: "Page of the test",
    devkey: "it-page",
    navigation_link: to("navigation_link", "it-page"),
    seo_metadata: [
      { type: "title", value: "Title for search engines" },
      { type: "description", value: "Description for search engines" },
      { type: "og:image", images: ["it-share"] },
    ],
    content_blocks: [
      { rich_text: { title: "First block", content: words("One") } },
      { reference: { title: "Second block", entry: to("content_fragment", "it-fragment") } },
      { navigation: { title: "Third block", navigation: to("navigation", "it-menu") } },
    ],
    slots: [{ name: "after", content: [to("content_fragment", "it-fragment")] }],
    noindex: false,
    nofollow: true,
  }),
  ...(["it-pathway", "it-plain-pathway"] as const).map((uid) =>
    entry("pathway_diagram", `${uid}-entry`, {
      title: uid === "it-pathway" ? "Pathway with legend" : "Pathway without",
      devkey: uid,
      diagram_images: [to("content_image", "it-image")],
      show_legend: uid === "it-pathway",
      description: words("What the pathway does"),
      ...(uid === "it-pathway" && { pdf_link: { title: "Print it", href: "/it/pathway.pdf" } }),
      extended_views: [{ title: "A closer look", image: to("content_image", "it-image") }],
      page: at(uid),
    }),
  ),
  entry("protein_domain_page", "it-domain-entry", {
    title: "A domain",
    domain_image: to("content_image", "it-image"),
    domain_binding: words("It binds"),
    structure: to("content_image", "it-image"),
    structure_reference: words("From the crystal"),
    example_images: [to("content_image", "it-image")],
    binding_examples: [{ protein: "SRC", binding_partner: "FAK", site: "Tyr397" }],
    consensus_binding_sites: [{ sequence: "pY-E-E-I", note: "Src family" }],
    additional_content: words("More of it"),
    page: at("it-domain"),
    seo_metadata: [{ type: "description", value: "About the domain" }],
  }),
  entry("test_html", "it-html", {
    title: "Trial one",
    html: `<h2>Tried out</h2><p onclick="alert(1)">Safe <b>words</b></p><script>alert(2)</script><table><tr><td>cell</td></tr></table>`,
  }),
  entry("content_library", "it-library-entry", { title: "Long list", devkey: "it-long", categories: [] }),
  ...Array.from({ length: 14 }, (_, index) =>
    entry("library_item", `it-item-${index + 1}`, {
      title: `Item ${index + 1}`,
      library: to("content_library", "it-library-entry"),
      gated: index === 0,
      ...(index === 0 ? { file: "it-asset" } : { navigation_link: to("navigation_link", "it-leaf") }),
    }),
  ),
  entry("page", "it-library-page", {
    title: "A library",
    navigation_link: to("navigation_link", "it-library"),
    content_blocks: [{ custom_component: { name: "library", properties: [{ name: "devkey", value: "it-long" }] } }],
  }),
];

async function page(path: string, options: Ask = {}) {
  const { status, body, header } = await shop.ask(path, options);
  return { status, body, header, heading: /<h1[^>]*>([^<]*)</.exec(body)?.[1] ?? null };
}
const main = (body: string) => body.slice(body.indexOf("<main"), body.indexOf("</main>"));
/** The article without the section's menu. */
const article = (body: string) => body.slice(body.indexOf("<article"), body.indexOf("</article>"));
/** Text of a document, without tags and comments. */
const text = (html: string) =>
  html
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

describe("addresses of the specification", () => {
  it("C-CONT-01: technical support", async () => {
    expect(await page("/learn-and-support/technical-support")).toMatchObject({
      status: 200,
      heading: "Technical support",
    });
  });
  it("C-CONT-04: support information and the pages below it", async () => {
    expect((await page("/learn-and-support/support-information")).status).toBe(200);
    for (const below of ["shipping-and-storage", "returns-and-guarantee"])
      expect((await page(`/learn-and-support/support-information/${below}`)).status).toBe(200);
  });
  it("C-CONT-05: the download page offers real PDFs in every language", async () => {
    for (const host of storefrontHosts) {
      const { status, body } = await page("/learn-and-support/pdf-download-page", { host });
      expect(status).toBe(200);
      const href = /href="(http:[^"]+\.pdf)"/.exec(main(body))?.[1] ?? "";
      const file = await fetch(href);
      expect(file.headers.get("content-type")).toBe("application/pdf");
      expect((await file.text()).slice(0, 5)).toBe("%PDF-");
    }
  });
  it("C-CONT-06: Videos & Webinars", async () => {
    const { status, heading, body } = await page("/learn-and-support/videos-and-webinars");
    expect([status, heading]).toEqual([200, "Videos &amp; Webinars"]);
    expect(body).toContain("<title>Videos &amp; Webinars | Benchside</title>");
  });
  it("C-CONT-07: troubleshooting", async () => {
    expect((await page("/learn-and-support/troubleshooting")).status).toBe(200);
  });
  it("C-CONT-10: contact", async () => {
    const { status, body } = await page("/about-us/contact-us");
    expect(status).toBe(200);
    expect(main(body)).toContain('action="/about-us/contact-us"');
  });
  it("C-CONT-11: order support", async () => {
    expect(await page("/about-us/order-support")).toMatchObject({ status: 200, heading: "Order support" });
  });
  it("C-CONT-12: the cancer biomarker guide", async () => {
    const { status, body } = await page("/research/cancer/cancer-biomarker-guide");
    expect(status).toBe(200);
    expect(text(main(body))).toContain("Ki-67");
  });
  it("C-CONT-13: the PTM database", async () => {
    expect((await page("/learn-and-support/phosphositeplus-ptm-database")).status).toBe(200);
  });
  it("C-CONT-14: the home page has its entry's rows in order", async () => {
    const { status, body } = await page("/");
    expect(status).toBe(200);
    const headings = [...main(body).matchAll(/<h([1-3])[^>]*>(.*?)<\/h\1>/gs)].map(([, , inner = ""]) =>
      text(inner).trim(),
    );
    expect(headings).toEqual([
      home.hero.title.en,
      home.numbers.title.en,
      home.products.title.en,
      ...home.products.numbers.map((key) => productNames.get(key)),
      home.tiles.title.en,
      ...home.tiles.items.map(({ title }) => title.en),
      home.news.title.en,
      home.linkTiles.title.en,
      ...home.linkTiles.items.filter((tile) => !tile.showOnCnDomainOnly).map(({ title }) => title.en),
      home.videoBand.title.en,
    ]);
    expect(text(main(body))).toContain(home.linkTiles.items[0]?.text.en);
  });
  it("C-CONT-19: addresses of the former shop redirect or answer 410", async () => {
    const known = await shop.ask("/atg/catalog/product.jsp?productId=4060");
    expect([known.status, known.header("location")]).toEqual([301, "/products/4060"]);
    const unknown = await page("/atg/anything/at/all");
    expect([unknown.status, unknown.heading]).toEqual([410, "This page belonged to our former shop"]);
    expect(unknown.body).toContain('<meta name="robots" content="noindex"');
    for (const odd of ["/atg", "/atg/", "/atg/%00", "/atg/a%2Fb", `/atg/${"x".repeat(500)}`])
      expect((await shop.ask(odd)).status, odd).toBeLessThan(500);
  });
  it("C-CONT-21: an address without a page answers 404", async () => {
    expect((await page("/it/no-such-page")).status).toBe(404);
  });
  it("C-CONT-22: PTMScan inquiries", async () => {
    const path = "/services/proteomics-analytical-services/ptmscan-inquiries";
    const { status, heading, body } = await page(path);
    expect([status, heading]).toEqual([200, "PTMScan inquiries"]);
    expect(main(body)).toContain(`action="${path}"`);
  });
  it("C-PROD-10: the list of protocols, and one by its number", async () => {
    const all = await page("/protocols");
    expect(all.status).toBe(200);
    const numbers = [...article(all.body).matchAll(/href="\/protocols\/(\d+)"/g)].map(([, number]) => Number(number));
    expect(numbers.length).toBeGreaterThanOrEqual(12);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect((await page("/protocols/90")).heading).toBe("CUT&amp;RUN");
    expect((await page("/protocols/999999")).status).toBe(404);
  });
  it("C-PROD-11: product information", async () => {
    expect((await page("/product-information")).status).toBe(200);
  });
  it("C-PROD-12: promotions are called Featured Offers", async () => {
    expect(await page("/product-information/promotions")).toMatchObject({ status: 200, heading: "Featured Offers" });
  });
});

describe("entries of each type", () => {
  it("C-CMS-01: a page has its title, metadata and blocks in the editor's order", async () => {
    const { status, heading, body } = await page("/it/page");
    expect([status, heading]).toEqual([200, "Page of the test"]);
    expect(body).toContain("<title>Title for search engines | Benchside</title>");
    expect(body).toContain('<meta name="description" content="Description for search engines"');
    expect(body).toMatch(/<meta property="og:image" content="[^"]*share\.svg"/);
    expect(body).toContain('<meta name="robots" content="nofollow"');
    const places = ["First block", "Second block", "Third block"].map((title) => main(body).indexOf(`>${title}</h2>`));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    // The slot after the blocks.
    expect(main(body).lastIndexOf("Words of the fragment")).toBeGreaterThan(places[2] ?? 0);
  });
  it("C-CMS-04: a fragment has its text and embedded images", async () => {
    const { body } = await page("/it/page");
    const block = main(body).slice(main(body).indexOf("Second block"), main(body).indexOf("Third block"));
    expect(text(block)).toContain("Words of the fragment");
    expect(block).toMatch(/<img[^>]*src="[^"]*it\.svg"[^>]*alt="Three lanes"/);
  });
  it("C-CMS-05, C-CMS-06: a menu has four levels; its links open as configured", async () => {
    const { body } = await page("/it/page");
    for (const level of [1, 2, 3, 4]) expect(text(main(body))).toContain(`Level ${level}`);
    const outside = /<a[^>]*href="https:\/\/other\.example\/place"[^>]*>.*?<\/a>/s.exec(main(body))?.[0] ?? "";
    expect(outside).toContain('target="_blank"');
    expect(outside).toContain('rel="noopener"');
    expect(outside).toMatch(/<use[^>]*#download/);
  });
  it("C-CMS-14: videos are filtered by format, topic and series; each has a page", async () => {
    const path = "/learn-and-support/videos-and-webinars";
    const titles = (body: string) =>
      [...main(body).matchAll(/href="\/learn-and-support\/videos-and-webinars\/([\w-]+)"/g)].map(([, slug]) => slug);
    const all = await page(path);
    const webinars = await page(`${path}?format=webinar`);
    expect(new Set(titles(webinars.body))).toEqual(
      new Set(["wnt-in-cancer", "pi3k-akt-in-one-hour", "multiplex-ihc-panel-design", "autophagy-flux-not-snapshots"]),
    );
    expect(new Set(titles(all.body)).size).toBe(12);
    expect(new Set(titles((await page(`${path}?page=2`)).body)).size).toBe(1);
    const inside = await page(`${path}?collection=Inside+Benchside&category=product`);
    expect(new Set(titles(inside.body))).toEqual(new Set(["how-an-antibody-is-validated", "a-lot-is-released"]));
    // Values without a result are not offered.
    expect(new Set(titles((await page(`${path}?format=film&page=99999`)).body)).size).toBe(1);
    expect(inside.body).toContain(`<link rel="canonical" href="http://localhost:${shop.port}${path}"`);
    const video = await page(`${path}/wnt-in-cancer`);
    expect(video.heading).toBe("Wnt and β-catenin in cancer: which signal counts?");
    expect(text(main(video.body))).toContain("Axin2 as judge");
    expect(main(video.body)).toContain("https://www.youtube.com/watch?v=demo-webi-012");
    expect(main(video.body)).not.toContain("<iframe");
  });
  it("C-CMS-15: a pathway has diagram, PDF and extended views, and a legend only if configured", async () => {
    const [told, plain] = await Promise.all(["/it/pathway", "/it/plain-pathway"].map((path) => page(path)));
    for (const shown of [told, plain]) {
      expect(main(shown?.body ?? "")).toContain("it.svg");
      expect(text(main(shown?.body ?? ""))).toContain("A closer look");
    }
    expect(main(told?.body ?? "")).toContain('href="/it/pathway.pdf"');
    expect(text(main(told?.body ?? ""))).toContain("Transcription factor");
    expect(text(main(plain?.body ?? ""))).not.toContain("Transcription factor");
    expect(main(plain?.body ?? "")).not.toContain(".pdf");
  });
  it("C-CMS-16: a report has its date and text, and links to others", async () => {
    const { body, heading } = await page("/about-us/our-company/media-room/eleven-pathways");
    expect(heading).toBe("Five more pathways, and every one of them to print");
    expect(main(body)).toContain('<time dateTime="2026-11-03">');
    expect(main(body)).toContain('href="/research/pathways/hippo-signaling"');
    expect(text(main(body))).toContain("More news");
  });
  it("C-CMS-18: a protein domain has all nine sections", async () => {
    const { body } = await page("/it/domain");
    const shown = main(body);
    expect(shown.match(/it\.svg" alt/g)?.length ?? 0).toBeGreaterThanOrEqual(3);
    const all = text(shown);
    for (const part of ["It binds", "From the crystal", "Tyr397", "FAK", "pY-E-E-I", "Src family", "More of it"])
      expect(all).toContain(part);
    for (const title of ["Domain binding", "Structure", "Examples", "Consensus binding sites", "Binding examples"])
      expect(all).toContain(title);
    expect(body).toContain('<meta name="description" content="About the domain"');
  });
  it("C-CMS-19: a protocol has its title and the steps of its HTML", async () => {
    const { body, heading } = await page("/protocols/10");
    expect(heading).toBe("Western blotting");
    expect(main(body)).toContain("<ol");
    expect(text(main(body))).toContain("Protocol 10");
  });
  it("C-CMS-20: a library lists its categories, and shows one or all", async () => {
    const path = "/learn-and-support/pdf-download-page";
    const all = text(main((await page(path)).body));
    for (const category of ["Checklists", "Recipes and layouts", "Wall charts", "To read and watch"])
      expect(all).toContain(category);
    const charts = main((await page(`${path}?category=chart`)).body);
    expect(text(charts)).toContain("11 entries");
    expect(text(charts)).not.toContain("Western blot checklist");
    expect(charts).toMatch(/<a[^>]*aria-current="true"[^>]*>Wall charts/);
  });
  it("C-CMS-21: library items open their target, page by page; a gated one shows a form first", async () => {
    const first = main((await page("/it/library")).body);
    expect(text(first)).toContain("14 entries");
    const second = main((await page("/it/library?page=2")).body);
    const listed = [...`${first}${second}`.matchAll(/>Item (\d+)</g)].map(([, number]) => Number(number));
    expect(new Set(listed).size).toBe(14);
    expect(`${first}${second}`).toContain('href="/library/it-item-1"');
    // The file's address is hidden until the visitor has submitted the form.
    expect(`${first}${second}`).not.toContain("it.svg");
    const gate = await page("/library/it-item-1");
    expect([gate.status, gate.heading]).toEqual([200, "Item 1"]);
    expect(main(gate.body)).toContain('name="email"');
    expect(main(gate.body)).not.toContain("it.svg");
    const file = await shop.ask("/library/it-item-1/file");
    expect([file.status, file.header("location")]).toEqual([302, "/library/it-item-1"]);
    expect((await shop.ask("/library/it-item-2")).header("location")).toBe("/about-us");
    expect((await shop.ask("/library/nothing")).status).toBe(404);
  });
  it("C-CMSQ-10, A-GUARD-14: editors' test HTML is shown to company staff only, without its scripts", async () => {
    const colleague = accountVisitor(shop);
    const signIn = { email: "us.verified@demo.benchside.example", password: "Benchside-demo-1!" };
    expect((await colleague.submit("/account/sign-in", signIn)).status).toBe(303);
    const { status, body } = await colleague.get("/examples/html/Trial%20one");
    expect([status, /<h1[^>]*>([^<]*)/.exec(body)?.[1]]).toEqual([200, "Trial one"]);
    expect(main(body)).toMatch(/<h2[^>]*>Tried out<\/h2>/);
    expect(main(body)).toContain("<strong>words</strong>");
    expect(main(body)).toMatch(/<td[^>]*>cell<\/td>/);
    expect(body).not.toMatch(/alert\(|onclick/);
    expect((await colleague.get("/examples/html/unknown")).status).toBe(404);
    const anonymous = await shop.ask("/examples/html/Trial%20one");
    expect([anonymous.status, anonymous.header("location")]).toEqual([302, "/"]);
  });
});

describe("metadata for search engines and other sites", () => {
  const graph = (body: string): { "@type": string }[] => {
    const script = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? "{}";
    const parsed: { "@graph"?: { "@type": string }[] } = JSON.parse(script);
    return parsed["@graph"] ?? [];
  };
  it.each([
    ["/about-us/our-company/media-room/eleven-pathways", "NewsArticle", "news"],
    ["/learn-and-support/videos-and-webinars/wnt-in-cancer", "VideoObject", "video"],
    ["/learn-and-support/technical-support/storing-antibodies/110", "TechArticle", "article"],
    ["/research/pathways/hippo-signaling", "Article", "pathway"],
    ["/research/protein-domains/ww-domain", "Article", "domain"],
    ["/protocols/90", "HowTo", "protocol"],
  ])("%s is a %s with steps and image", async (path, type, picture) => {
    const { body } = await page(path);
    const types = graph(body).map((thing) => thing["@type"]);
    expect(types).toEqual([type, "BreadcrumbList"]);
    expect(body).toMatch(
      new RegExp(`<meta property="og:image" content="http://localhost:${shop.port}/images/share/${picture}.png"`),
    );
    const image = await shop.ask(`/images/share/${picture}.png`);
    expect([image.status, image.header("content-type")]).toEqual([200, "image/png"]);
  });

  it("every kind of page is in its host's sitemap with alternates; news are in the feed", async () => {
    const sitemap = await shop.ask("/sitemaps/pages.xml", { host: "jp.localhost" });
    for (const path of [
      "/about-us/our-company/media-room/eleven-pathways",
      "/learn-and-support/videos-and-webinars/wnt-in-cancer",
      "/learn-and-support/technical-support/choosing-a-secondary-antibody/113",
      "/research/pathways/notch-signaling",
      "/research/protein-domains/pdz-domain",
      "/protocols/120",
      "/learn-and-support/pdf-download-page",
    ]) {
      const url = sitemap.body
        .split("<url>")
        .find((part) => part.includes(`<loc>http://jp.localhost:${shop.port}${path}</loc>`));
      expect(url, path).toBeDefined();
      expect(url).toContain(`hreflang="zh-Hans" href="http://cn.localhost:${shop.port}${path}"`);
    }
    const feed = await shop.ask("/feeds/news.xml");
    expect(feed.body.match(/<entry>/g)).toHaveLength(13);
    expect(feed.body.indexOf("autumn-release")).toBeLessThan(feed.body.indexOf("eleven-pathways"));
    expect(feed.body).not.toContain("winter-workshops");
  });
});
