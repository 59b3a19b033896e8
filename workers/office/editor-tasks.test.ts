/** The tasks of docs/editor-tasks.md, by the forms of the office, without scripts. */
import { env, SELF } from "cloudflare:test";
import { openPreviewLink } from "@domain/preview/preview-link";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ndjson, product } from "../../tests/factories/product";
import { showDueNews } from "../services/content/office/due-news";
import { data, entry, importLines, importTypes, link, to } from "../services/content/testing/stack";
import { openDesk } from "./testing";

let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => SELF.fetch(url, init));
  await importTypes();
  const rich = (text: string) => ({ type: "doc", children: [{ type: "p", attrs: {}, children: [{ text }] }] });
  await importLines([
    { kind: "asset", uid: "gel", title: "Gel", filename: "gel.svg", content_type: "image/svg+xml", body: "<svg/>" },
    entry("content_image", "image_gel", { title: "Gel of a lysate", alt_text: "Bands", image_file: "gel" }),
    entry("content_image", "image_lane", { title: "Gel with one lane" }),
    entry("content_library", "guides", { title: "Guides", devkey: "guides" }),
    link("link_lysis", "/research/lysis"),
    link("link_labs", "/about-us/labs"),
    entry("page", "lysis", {
      ...{ title: "Cell lysis", navigation_link: to("navigation_link", "link_lysis") },
      content_blocks: [{ rich_text: { content: rich("Keep it cold.") } }, { hero_banner: { title: "Lysates" } }],
    }),
    entry("page", "labs", { title: "Our labs", navigation_link: to("navigation_link", "link_labs") }),
    entry("navigation", "menu", {
      ...{ title: "Menu", devkey: "main-menu" },
      links: [to("navigation_link", "link_lysis"), to("navigation_link", "link_labs")],
    }),
    entry("global_setting", "banner", { title: "Banner", devkey: "copyright-text", value: "Old words" }),
  ]);
  desk = await openDesk("content");
});
afterAll(() => vi.unstubAllGlobals());

const importProducts = (products: readonly object[]) =>
  SELF.fetch("http://services.test/commerce/_admin/products", {
    ...{ method: "POST", body: ndjson(products), headers: { authorization: "Bearer demo-admin-key" } },
  }).then((response) => response.text());
const english = (uid: string) => `/content/${encodeURIComponent(`${uid}:en-us`)}`;
const titleOf = async (uid: string, locale = "en-us") =>
  JSON.stringify(await data(`{ page(uid: "${uid}", locale: "${locale}") { title content_blocks { __typename } } }`));
const done = (action: string) =>
  expect.objectContaining({ status: 303, location: expect.stringContaining(`done=${action}`) });
const save = (uid: string, values: Readonly<Record<string, string>>) => desk.act(english(uid), "save", values);

it("finds entries by words, address and state, and those without Japanese", async () => {
  expect((await desk.get("/content?q=/research/lysis")).body).toContain("link_lysis");
  const atAddress = (await desk.get("/content?q=/research/lys&type=page")).body;
  expect([atAddress.includes("Cell lysis"), atAddress.includes("Our labs")]).toEqual([true, false]);
  expect((await desk.get("/content?q=cell+lysis&type=page")).body).toContain("Cell lysis");
  expect((await desk.get(`/content?q=${encodeURIComponent("ＣＥＬＬ lysis")}&type=page`)).body).toContain("Cell lysis");
  expect((await desk.get("/content?type=page&language=ja-jp&state=missing")).body).toContain("Our labs");
  expect((await desk.get("/content?type=page&state=draft")).body).toContain("Nothing matches.");
  expect((await desk.get("/content?state=odd")).status).toBe(400);
  expect((await desk.get(`/content?q=${"a long title ".repeat(6)}`)).body).toContain("Nothing matches.");
});

it("changes a text as a draft, shows it in the shop to the editor, and publishes it", async () => {
  const text = "fields.content_blocks.0.rich_text.content";
  expect(await save("lysis", { [text]: "Keep it **cold**.\n\n- and short", "fields.title": "Lysing cells" })).toEqual(
    done("save"),
  );
  expect(await titleOf("lysis")).toContain("Cell lysis");
  const page = await desk.get(english("lysis"));
  expect(page.body).toContain("title: Cell lysis → Lysing cells");
  const [, sealed = ""] = /\/preview\?link=([^"&]+)/.exec(page.body) ?? [];
  const opened = await openPreviewLink(env.CONTENT_PREVIEW_TOKEN, decodeURIComponent(sealed), Date.now());
  expect(opened).toMatchObject({ goto: "/research/lysis" });
  expect(await desk.act(english("lysis"), "publish", {})).toEqual(done("publish"));
  expect(await titleOf("lysis")).toContain("Lysing cells");
});

it("adds, moves and removes parts of a page, and chooses a picture by its title", async () => {
  await save("lysis", { "add.content_blocks": "tiles" });
  const form = await desk.formOf(english("lysis"), "save");
  expect(form["fields.content_blocks.2.tiles.title"]).toBe("");
  const image = "fields.content_blocks.1.hero_banner.image";
  const moved = { "fields.content_blocks.1.position": "0", "fields.content_blocks.2.remove": "true" };
  const unclear = await save("lysis", { ...moved, [image]: "Gel" });
  expect(unclear.status).toBe(400);
  expect(unclear.body).toContain("Several entries fit “Gel”. Write one of: Gel of a lysate [image_gel]");
  const unknown = await save("lysis", { ...moved, [image]: "A picture with a name of more than fifty characters" });
  expect(unknown.body).toContain("There is no entry “A picture with a name");
  expect(await save("lysis", { ...moved, [image]: "lysate" })).toEqual(done("save"));
  const after = await desk.formOf(english("lysis"), "save");
  expect(after["fields.content_blocks.0.hero_banner.image"]).toBe("Gel of a lysate [image_gel]");
  expect(after["fields.content_blocks.1.rich_text.content"]).toContain("**cold**");
  expect(after["fields.content_blocks.2.tiles.title"]).toBeUndefined();
});

it("adds a picture from a file, with its size and its text", async () => {
  const png = Uint8Array.from([
    0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 0, 0, 0, 0, 64, 8,
  ]);
  const send = (body: BlobPart, type: string) =>
    desk.act("/content", "picture", {
      ...{ title: "Membrane", alt: "Two bands", file: new File([body], "membrane 1.png", { type }) },
    });
  expect((await send("text", "image/png")).body).toContain("not a PNG or JPEG picture");
  expect((await send("text", "text/html")).body).toContain("A PNG or JPEG file.");
  const { location } = await send(png, "image/png");
  const [address = ""] = location.split("?");
  expect((await desk.get(address)).body).toContain("size: – → 256 × 64");
  expect((await desk.formOf(address, "save"))["fields.alt_text"]).toBe("Two bands");
});

it("adds a file to a library after checking its bytes, replaces it by a newer one, and sets the focus of a picture", async () => {
  const send = (bytes: BlobPart, name: string) =>
    desk.act("/content", "file", { title: "Selection guide", file: new File([bytes], name) });
  for (const [bytes, name] of [
    ["plain", "guide.pdf"],
    ["<svg/>", "guide.svg"],
    ["a\0b", "guide.csv"],
  ] as const)
    expect((await send(bytes, name)).body).toContain("A PDF, a table as CSV or XLSX");
  const [address = ""] = (await send("%PDF-1.7 guide", "guide 1.pdf")).location.split("?");
  expect((await desk.get(address)).body).toContain("file: – → guide 1.pdf");
  expect((await desk.act(address, "publish", {})).body).toContain("library: This is needed to publish.");
  await desk.act(address, "save", { "fields.library": "Guides" });
  expect(await desk.act(address, "publish", {})).toEqual(done("publish"));
  const found = await data(
    "{ all_library_item { items { title fileConnection { edges { node { filename content_type } } } } } }",
  );
  expect(JSON.stringify(found)).toMatch(/"Selection guide".*\.pdf","content_type":"application\/pdf"/);
  const shown = async () =>
    (JSON.stringify(await data("{ all_library_item { items { fileConnection { edges { node { url } } } } } }")).match(
      /"url":"([^"]+)"/,
    ) ?? [])[1] ?? "";
  const former = await shown();
  const replace = (bytes: BlobPart, name: string) =>
    desk.act(address, "replace-file", { file: new File([bytes], name) });
  expect((await replace("plain", "guide.pdf")).body).toContain("A PDF, a table as CSV or XLSX");
  expect(await replace("%PDF-1.7 newer", "guide 2.pdf")).toEqual(done("replace-file"));
  expect(await shown()).toBe(former);
  expect(await desk.act(address, "publish", {})).toEqual(done("publish"));
  const newer = await shown();
  const textAt = async (url: string) => new TextDecoder().decode(await (await SELF.fetch(url)).arrayBuffer());
  const [before, after] = await Promise.all([former, newer].map(textAt));
  expect([before, after]).toEqual(["%PDF-1.7 guide", "%PDF-1.7 newer"]);
  expect(await desk.act(english("image_lane"), "save", { "fields.focus": "top_left" })).toEqual(done("save"));
});

it("warns beside its field about a link without a page, and saves it on request", async () => {
  const text = {
    "fields.content_blocks.1.rich_text.content": "See [there](/research/nowhere) and [us](/about-us/labs).",
  };
  const page = await save("lysis", text);
  expect(page.body).toMatch(/content-problem">No page has the address \/research\/nowhere\./);
  expect(page.body).not.toContain("the address /about-us/labs.");
  expect(page.body).toContain("See [there](/research/nowhere)");
  expect(await save("lysis", { ...text, deadLinks: "true" })).toEqual(done("save"));
});

it("warns beside its field about numbers that the shop does not have or does not sell, when saving and when publishing", async () => {
  await importProducts([product("4060"), product("4061", { status: "Discontinued" })]);
  await desk.act("/content", "add", { type: "homepage", title: "Home", address: "", id: "home" });
  await save("home", { "add.rows": "product_band" });
  const numbers = { "fields.rows.0.product_band.products": "4060\n4061\n9999" };
  const refused = await save("home", numbers);
  expect(refused.body).toMatch(/products-problem">No product has the number 9999\. Not sold: 4061\./);
  expect(refused.body).toContain("4060\n4061\n9999");
  expect(await save("home", { ...numbers, wrongNumbers: "true" })).toEqual(done("save"));
  const waiting = await desk.act(english("home"), "publish", {});
  expect(waiting.body).toMatch(
    /wrongNumbers-problem">rows\.0\.product_band\.products: No product has the number 9999\./,
  );
  const planned = { at: "2999-01-01 00:00", what: "publish" };
  expect((await desk.act(english("home"), "schedule", planned)).body).toContain("No product has the number 9999.");
  expect(await desk.act(english("home"), "publish", { wrongNumbers: "true" })).toEqual(done("publish"));
  const setting = { type: "global_setting", title: "Hidden", address: "", id: "hidden" };
  await desk.act("/content", "add", setting);
  const list = await save("hidden", { "fields.devkey": "hide-price-list", "fields.value": "4060S, 4060" });
  expect(list.body).toMatch(/value-problem">No size has the number 4060\./);
});

it("writes a new page at a free address and publishes it with its link", async () => {
  const page = { type: "page", title: "Spectral flow", address: "/about-us/labs", id: "" };
  const taken = await desk.act("/content", "add", page);
  expect(taken.body).toContain("/about-us/labs is the address of the entry labs.");
  for (const address of ["/cart", "/account/my/lists", "/products/4060"])
    expect((await desk.act("/content", "add", { ...page, address })).body).toMatch(
      new RegExp(`address-problem[^>]*>${address} belongs to the shop itself`),
    );
  const made = await desk.act("/content", "add", { ...page, address: "/research/spectral-flow" });
  expect(made.location).toBe(`/content/${encodeURIComponent("page_spectral-flow:en-us")}?done=add`);
  await desk.act(english("page_spectral-flow"), "publish", {});
  const found = await data(
    '{ all_page(where: { navigation_link: { navigation_link: { link_v2: { href: "/research/spectral-flow" } } } }) { items { title } } }',
  );
  expect(JSON.stringify(found)).toContain("Spectral flow");
  const twice = await save("labs", { "fields.navigation_link": "[link_page_spectral-flow]" });
  expect(twice.body).toContain("taken by page_spectral-flow");
  const moved = await save("link_page_spectral-flow", { "fields.link_v2.href": "/checkout/review" });
  expect(moved.body).toContain("/checkout/review belongs to the shop itself");
  expect(await save("link_page_spectral-flow", { "fields.link_v2.href": "/research/flow" })).toEqual(done("save"));
  await desk.act("/content", "add", { type: "navigation_link", title: "Basket", address: "", id: "to_cart" });
  expect(await save("to_cart", { "fields.link_v2.href": "/cart" })).toEqual(done("save"));
});

it("names the field that publishing needs, and keeps the draft", async () => {
  await save("labs", { "add.content_blocks": "hero_banner" });
  const refused = await desk.act(english("labs"), "publish", {});
  expect(refused.body).toContain("content_blocks.0.hero_banner.title: This is needed to publish.");
  await save("labs", { "fields.content_blocks.0.remove": "true" });
});

it("translates an entry, publishes one language, and shows which text is older", async () => {
  await desk.act(english("labs"), "translate", { language: "ja-jp" });
  const japanese = `/content/${encodeURIComponent("labs:ja-jp")}`;
  await desk.act(japanese, "save", { "fields.title": "研究室" });
  expect(await titleOf("labs", "ja-jp")).not.toContain("研究室");
  await desk.act(japanese, "publish", {});
  expect(await titleOf("labs", "ja-jp")).toContain("研究室");
  expect((await desk.get(english("labs"))).body).toContain("Chinese: missing");
});

it("shows a person who saves late what another person changed", async () => {
  const other = await openDesk("owner");
  const seen = await other.formOf(english("banner"), "save");
  await save("banner", { "fields.value": "New words" });
  const late = await other.post(`${english("banner")}/save`, { ...seen, "fields.value": "Other words" });
  expect(late.status).toBe(409);
  expect(late.body).toContain("value: Old words → New words");
  expect(late.body).toContain("Other words");
});

it("restores an earlier version, and reorders the links of a menu", async () => {
  await desk.act(english("banner"), "revert", { to: "1" });
  expect((await desk.formOf(english("banner"), "save"))["fields.value"]).toBe("Old words");
  const links = (await desk.formOf(english("menu"), "save"))["fields.links"] ?? "";
  await save("menu", { "fields.links": links.split("\n").reverse().join("\n") });
  expect((await desk.formOf(english("menu"), "save"))["fields.links"]).toBe("[link_labs]\n[link_lysis]");
});

/** Makes all plans due, and sends the request of a storefront that publishes them. */
async function becomesDue(table: "desk_schedule" | "desk_release"): Promise<void> {
  await env.CONTENT_DB.prepare(`update ${table} set at = '2020-01-01T00:00:00.000Z' where at > '2900'`).run();
  const asked = await SELF.fetch("http://services.test/settings/generation", { headers: { authorization: "x" } });
  await asked.text();
}

it("plans a publication, which happens by itself, or cancels it", async () => {
  await save("labs", { "fields.title": "Planned title" });
  const past = await desk.act(english("labs"), "schedule", { at: "2020-01-01 00:00", what: "publish" });
  expect(past.body).toContain("This time has passed.");
  await desk.act(english("labs"), "schedule", { at: "2999-01-01 00:00", what: "publish" });
  expect((await desk.get("/content?state=scheduled")).body).toContain("Planned title");
  await desk.act(english("labs"), "unschedule", {});
  await desk.act(english("labs"), "schedule", { at: "2999-01-01 00:00", what: "publish" });
  await becomesDue("desk_schedule");
  expect(await titleOf("labs")).toContain("Planned title");
  expect((await desk.get(english("labs"))).body).toContain("Demonstration content editor");
  // Publishable when planned, but not when due.
  await desk.act(english("labs"), "schedule", { at: "2999-01-01 00:00", what: "publish" });
  await save("labs", { "add.content_blocks": "hero_banner" });
  await becomesDue("desk_schedule");
  expect((await desk.get(english("labs"))).body).toContain("Planned, but not carried out: ");
  await save("labs", { "fields.content_blocks.0.remove": "true" });
});

it("publishes a planned page with the navigation link of its address", async () => {
  const page = { type: "page", title: "Planned page", address: "/research/planned-page", id: "planned" };
  await desk.act("/content", "add", page);
  await desk.act(english("planned"), "schedule", { at: "2999-01-01 00:00", what: "publish" });
  await becomesDue("desk_schedule");
  const link = "navigation_linkConnection { edges { node { ... on NavigationLink { link_v2 { href } } } } }";
  const found = await data(`{ page(uid: "planned", locale: "en-us") { ${link} } }`);
  expect(JSON.stringify(found)).toContain("/research/planned-page");
});

it("refuses, beside its field, content that the shop would silently leave out", async () => {
  const begin = (type: string, id: string) => desk.act("/content", "add", { type, title: id, address: "", id });
  await begin("content_table", "doses");
  const table = await save("doses", { "fields.columns": "A\nB", "fields.rows": "1 | 2\n1 | 2 | 3" });
  expect(table.body).toMatch(/rows-problem">Row 2 has 3 cells, and the table has 2 columns\./);
  expect(table.body).toContain("1 | 2 | 3");
  await begin("support_article", "word");
  expect((await save("word", { "fields.article_id": "KB-12" })).body).toMatch(
    /article_id-problem">Enter one to 8 digits\./,
  );
  await begin("page", "columns");
  await save("columns", { "add.content_blocks": "tiles" });
  expect((await save("columns", { "fields.content_blocks.0.tiles.columns": "99" })).body).toMatch(
    /columns-problem">Enter a number from 1 to 6\./,
  );
  expect((await begin("homepage", "second_home")).body).toContain("The shop has one home page, and it is home.");
  for (const href of ["/about-us/labs/", "/about-us/labs?all", "https://labs.example/"])
    expect((await save("link_labs", { "fields.link_v2.href": href })).body).toContain(
      `No visitor would find a page at ${href}.`,
    );
  await begin("content_target", "aim");
  const rule = { "fields.devkey": "aim", "fields.content_rules.0.match": "and" };
  expect(await save("aim", rule)).toEqual(done("save"));
  expect((await desk.act(english("aim"), "publish", {})).body).toContain("Without one, nothing is shown.");
});

it("publishes several entries together, or none", async () => {
  const { location } = await desk.act("/releases", "add", { title: "Spring" });
  const [release = ""] = location.split("?");
  expect((await desk.get(`/releases?q=${encodeURIComponent("ｓｐｒｉｎｇ")}`)).body).toContain(
    `<a href="${release}?list=`,
  );
  expect((await desk.get("/releases?q=autumn")).body).toContain("Nothing matches.");
  for (const uid of ["labs", "lysis"]) {
    await save(uid, { "fields.title": `Spring ${uid}`, deadLinks: "true" });
    await desk.act(english(uid), "release", {});
  }
  await save("lysis", { "add.content_blocks": "hero_banner", deadLinks: "true" });
  const incomplete = await desk.act(release, "publish", {});
  expect(incomplete.body).toContain("lysis:en-us");
  expect(await titleOf("labs")).not.toContain("Spring");
  await save("lysis", { "fields.content_blocks.2.remove": "true", deadLinks: "true" });
  expect((await desk.get(english("lysis"))).body).toContain(
    "content_blocks: hero_banner, rich_text, hero_banner → hero_banner, rich_text",
  );
  expect(await desk.act(release, "publish", {})).toEqual(done("publish"));
  for (const uid of ["labs", "lysis"]) expect(await titleOf(uid)).toContain(`Spring ${uid}`);
});

it("publishes no release with a reference to a deleted entry, and reports why a planned one stayed open", async () => {
  const { location } = await desk.act("/releases", "add", { title: "Autumn" });
  const [release = ""] = location.split("?");
  await desk.act("/content", "add", { type: "content_image", title: "Leaf", address: "", id: "leaf" });
  await save("labs", { "add.content_blocks": "hero_banner" });
  const banner = "fields.content_blocks.0.hero_banner";
  await save("labs", { [`${banner}.title`]: "Leaves", [`${banner}.image`]: "Leaf [leaf]" });
  await desk.act(english("labs"), "release", {});
  await desk.act(english("leaf"), "delete", { reason: "Not ours" });
  for (const [action, fields] of [
    ["publish", {}],
    ["schedule", { at: "2999-01-01 00:00" }],
  ] as const) {
    const { status, body } = await desk.act(release, action, fields);
    expect([status, body]).toEqual([
      400,
      expect.stringContaining("labs:en-us, it refers to leaf, which does not exist."),
    ]);
  }
  await save("labs", { "fields.content_blocks.0.remove": "true" });
  await desk.act(release, "schedule", { at: "2999-01-01 00:00" });
  const plans = new URLSearchParams({ q: release.replace("/releases/", ""), action: "content:publish" });
  expect((await (await openDesk("owner")).get(`/audit?${plans}`)).body).toContain("at: – → 2999-01-01");
  await save("labs", { "add.content_blocks": "hero_banner" });
  await becomesDue("desk_release");
  const { body } = await desk.get(release);
  expect(body).toContain("Planned, but not published: labs:en-us, ");
  expect(body).toMatch(/State<\/dt>\s*<dd[^>]*>open/);
  await save("labs", { "fields.content_blocks.0.remove": "true" });
});

const linkedText = (url: string) => ({
  ...{ type: "doc", attrs: {} },
  children: [{ type: "p", attrs: {}, children: [{ type: "a", attrs: { url }, children: [{ text: "Read more" }] }] }],
});

it("lists the menus and entries that link to a page before it is withdrawn or deleted", async () => {
  const page = { type: "page", title: "Linked page", address: "/research/linked", id: "linked" };
  await desk.act("/content", "add", page);
  await desk.act(english("linked"), "publish", { withReferences: "true" });
  const [form = ""] =
    /<form action="[^"]*\/unpublish"[\s\S]*?<\/form>/.exec((await desk.get(english("linked"))).body) ?? [];
  expect(form).toContain("404 within 15 seconds; drafts and versions stay.</p>");
  await importLines([
    link("link_other", "/research/linked"),
    entry("navigation", "footer", { devkey: "footer", title: "Footer", links: [to("navigation_link", "link_other")] }),
    entry("content_image", "image_linked", { title: "Linked picture", link: { title: "", href: "/research/linked" } }),
    entry("content_fragment", "text_linked", {
      title: "Linked text",
      content: linkedText("/research/linked?from=text"),
    }),
    entry("content_fragment", "text_other", { title: "Other text", content: linkedText("/research/linked-elsewhere") }),
  ]);
  const { body } = await desk.get(english("linked"));
  for (const action of ["unpublish", "delete"]) {
    const [told = ""] = new RegExp(`<form action="[^"]*/${action}"[\\s\\S]*?</p>`).exec(body) ?? [];
    expect(told).toContain("Menus that lead to this page: “Footer”. The shop leaves these entries out.");
    expect(told).toContain(
      "Other links to it: “Linked picture”, “Linked text”. The shop then shows them as plain text, or leaves them out.",
    );
  }
  expect(body).toMatch(
    /Linked from<\/dt>\s*<dd[^>]*><ul><li><a href="\/content\/footer%3Aen-us">Footer \(Navigation\)/,
  );
  const { body: picture } = await desk.get(english("image_gel"));
  expect(picture).toContain("which then lack it.");
});

it("shows the day of a planned report, and invalidates stored pages on that day", async () => {
  // Read from storage, because each isolate caches it for some seconds.
  const generation = () =>
    env.SETTINGS_DB.prepare("select document ->> '$.generation' as at from documents where name = 'page-generation'")
      .first<number>("at")
      .then(Number);
  const hour = 3_600_000;
  const soon = Date.now() + hour;
  const text = { type: "doc", children: [{ type: "p", attrs: {}, children: [{ text: "Soon." }] }] };
  await importLines([
    entry("news", "later", { date: "2999-01-01", json_rich_text: text }),
    entry("news", "soon", { date: new Date(soon).toISOString(), json_rich_text: text }),
  ]);
  expect((await desk.get(english("later"))).body).toContain("planned for 2999-01-01:");
  const before = await generation();
  await showDueNews(env, new Date(soon - 60_000));
  expect(await generation()).toBe(before);
  await showDueNews(env, new Date(soon + 60_000));
  expect(await generation()).toBeGreaterThan(before);
});

it("withdraws an entry, and deletes it with its history kept in the log", async () => {
  await desk.act(english("labs"), "unpublish", { reason: "Moved" });
  expect(await titleOf("labs")).not.toContain("Spring");
  expect((await desk.act(english("labs"), "delete", { reason: "" })).body).toContain("Say why");
  expect((await desk.act(english("labs"), "delete", { reason: "Moved" })).location).toBe("/content?done=delete");
  expect((await desk.get(english("labs"))).status).toBe(404);
});

it("lets a reader view entries but not change them", async () => {
  const reader = await openDesk("read-only");
  expect((await reader.get(english("lysis"))).body).not.toContain('<details class="action"');
  expect((await (await openDesk("orders")).get("/content")).status).toBe(403);
});
