import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { detailsOf, readEntry } from "../office/entry";
import { entry, importLines, importTypes, link, rest, to } from "../testing/stack";

beforeAll(async () => {
  await importTypes();
  const embedded = {
    type: "reference",
    attrs: { type: "entry", "entry-uid": "image-1", "content-type-uid": "content_image" },
    children: [{ text: "" }],
  };
  const report = await importLines([
    { kind: "asset", uid: "logo", title: "Logo", filename: "logo.svg", content_type: "image/svg+xml", body: "<svg/>" },
    entry("content_image", "image-1", { image_file: "logo" }),
    link("link-a", "/a"),
    link("link-b", "/b"),
    entry("content_fragment", "fragment", { content: { type: "doc", children: [embedded] } }),
    entry("page", "page-a", {
      navigation_link: to("navigation_link", "link-a"),
      content_blocks: [{ hero_banner: { title: "Hero", links: [to("navigation_link", "link-b")] } }],
      noindex: true,
    }),
    entry("protocol", "p1", {
      number: "1",
      html_content: "<p>1</p>",
      page: { navigation_link: to("navigation_link", "link-b") },
    }),
    entry("protocol", "p2", { number: "2", html_content: "<p>2</p>" }),
    entry("protocol", "p3", { number: "3", html_content: "<p>3</p>" }, { publish: [] }),
    entry("protocol", "p1", { number: "1", title: "一", html_content: "<p>1</p>" }, { locale: "ja-jp" }),
  ]);
  expect(report).toMatchObject({ rejected: 0 });
});

const entries = (contentType: string, query = "") =>
  rest(`/content_types/${contentType}/entries?environment=production${query}`);
const uids = async (contentType: string, query: object, more = "") => {
  const { body } = await entries(contentType, `${more}&query=${encodeURIComponent(JSON.stringify(query))}`);
  return Array.isArray(body.entries) ? body.entries.map((item: { uid: string }) => item.uid).sort() : body;
};

describe("entries", () => {
  it("have system fields and unresolved references", async () => {
    const { status, body } = await rest("/content_types/page/entries/page-a?environment=production");
    expect(status).toBe(200);
    expect(body.entry).toMatchObject({
      uid: "page-a",
      locale: "en-us",
      _version: 1,
      title: "page-a",
      noindex: true,
      navigation_link: [{ uid: "link-a", _content_type_uid: "navigation_link" }],
      content_blocks: [{ hero_banner: { title: "Hero", links: [{ uid: "link-b" }] } }],
      publish_details: { environment: "production", locale: "en-us" },
    });
  });

  it("include references for single and double brackets", async () => {
    for (const name of ["include[]", "include[][]", "include[0]"]) {
      const query = `&${encodeURIComponent(name)}=navigation_link&${encodeURIComponent(name)}=content_blocks.hero_banner.links`;
      const { body } = await entries("page", query);
      expect(JSON.stringify(body)).toContain('"link_v2":{"title":"link-a","href":"/a"}');
      expect(JSON.stringify(body)).toContain('"href":"/b"');
    }
  });

  it("include embedded items and files", async () => {
    const { body } = await entries("content_fragment", "&include_embedded_items[]=BASE");
    expect(body.entries).toMatchObject([
      {
        _embedded_items: {
          content: [
            { uid: "image-1", _content_type_uid: "content_image", image_file: { uid: "logo", file_size: "6" } },
          ],
        },
      },
    ]);
  });

  it.each([
    [{ number: "1" }, ["p1"]],
    [{ number: { $in: ["1", "2"] } }, ["p1", "p2"]],
    [{ number: { $nin: ["1"] } }, ["p2"]],
    [{ number: { $ne: "1" } }, ["p2"]],
    [{ $or: [{ number: "1" }, { uid: "p2" }] }, ["p1", "p2"]],
    [{ $and: [{ number: "1" }, { uid: "p2" }] }, []],
    [{ page_title: { $exists: true } }, []],
    [{ title: { $regex: "p" } }, ["p1", "p2"]],
    [{ "page.navigation_link": { $in_query: { "link_v2.href": "/b" } } }, ["p1"]],
    [{ "page.navigation_link": { $nin_query: { "link_v2.href": "/b" } } }, ["p2"]],
    [{ "page.navigation_link.uid": "link-b" }, ["p1"]],
  ])("are found by %j", async (query, expected) => {
    expect(await uids("protocol", query)).toEqual(expected);
  });

  it("are returned in a locale, with and without fallback", async () => {
    expect(await uids("protocol", {}, "&locale=ja-jp")).toEqual(["p1"]);
    expect(await uids("protocol", {}, "&locale=ja-jp&include_fallback=true")).toEqual(["p1", "p2"]);
  });

  it("are counted, paged, sorted and projected", async () => {
    const { body } = await entries("protocol", "&include_count=true&desc=number&limit=1&skip=1&only[BASE][0]=number");
    expect(body).toEqual({ entries: [{ uid: "p1", number: "1" }], count: 2 });
    const without = await entries("protocol", "&except[BASE][]=html_content&asc=number");
    expect(JSON.stringify(without.body)).not.toContain("html_content");
    expect(JSON.stringify((await entries("protocol", "&include_content_type=true")).body)).toContain(
      '"data_type":"text"',
    );
  });

  it("are returned as drafts with preview credentials", async () => {
    const path = "/content_types/protocol/entries?environment=production";
    const headers = { preview_token: "demo-preview-token", live_preview: "init" };
    const { body } = await rest(path, headers, "/rest-preview/v3");
    expect(JSON.stringify(body)).toContain('"p3"');
    expect((await rest(path, {}, "/rest-preview/v3")).status).toBe(401);
  });
});

describe("assets and content types", () => {
  it("are listed and read", async () => {
    const one = await rest("/assets/logo?environment=production");
    expect(one.body.asset).toMatchObject({
      uid: "logo",
      filename: "logo.svg",
      url: expect.stringContaining("/content/assets/logo/"),
    });
    expect((await rest("/assets?environment=production&include_count=true")).body).toMatchObject({ count: 1 });
    const type = await rest("/content_types/protocol?environment=production");
    expect(type.body.content_type).toMatchObject({
      uid: "protocol",
      schema: [{ uid: "title", data_type: "text" }, {}, {}, {}, {}, {}],
    });
    expect((await rest("/content_types?environment=production&include_count=true")).body.count).toBeGreaterThan(20);
  });
});

describe("the desk", () => {
  it("lists the entries that use an entry, inside rich text as well", async () => {
    const users = async (uid: string) => {
      const used = await readEntry(env.CONTENT_DB, { branch: "main", uid, locale: "en-us" });
      return used && (await detailsOf(env.CONTENT_DB, "production", used)).usedBy.map((user) => user.uid);
    };
    expect(await users("image-1")).toEqual(["fragment"]);
    expect(await users("link-b")).toEqual(["p1", "page-a"]);
    expect(await users("fragment")).toEqual([]);
  });
});

describe("errors", () => {
  it.each([
    ["/content_types/page/entries/nothing?environment=production", 422, 141, "The requested entry doesn't exist."],
    ["/content_types/page/entries/link-a?environment=production", 422, 141, "The requested entry doesn't exist."],
    ["/content_types/nothing/entries?environment=production", 422, 118, "The Content Type 'nothing' was not found."],
    ["/assets/nothing?environment=production", 422, 145, "Asset was not found."],
    ["/content_types/page/entries?environment=production&limit=999", 422, 141, "The parameter 'limit' is not valid."],
    ["/content_types/page/entries?environment=production&query=%7B", 422, 141, "The parameter 'query' is not valid."],
    [
      "/content_types/page/entries?environment=production&query=%7B%22x%22%3A1%7D",
      422,
      141,
      "The parameter 'query' is not valid.",
    ],
    ["/content_types/page/entries?environment=other", 401, 105, "The stack, environment or token is not valid."],
  ])("%s returns %i with code %i", async (path, status, code, message) => {
    const answer = await rest(path);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error_code: code, error_message: message, errors: {} });
  });
});
