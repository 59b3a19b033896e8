import { SELF } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, data, entry, importLines, importTypes, link, previewHeaders, refusal, to } from "../testing/stack";

const rich = (...children: readonly object[]) => ({ type: "doc", uid: "d", attrs: {}, children });

beforeAll(async () => {
  await importTypes();
  const report = await importLines([
    {
      kind: "asset",
      uid: "logo",
      title: "Logo",
      filename: "logo.svg",
      content_type: "image/svg+xml",
      body: "<svg/>",
      dimension: { width: 4, height: 2 },
    },
    entry("content_image", "image-1", { image_file: "logo", alt_text: "A logo" }),
    link("link-a", "/a", { updated_at: "2026-01-01T00:00:00Z" }),
    link("link-b", "/b", { updated_at: "2026-01-03T00:00:00Z" }),
    link("link-b", "/b", { locale: "ja-jp", fields: { title: "ビー", link_v2: { title: "ビー", href: "/b" } } }),
    link("link-c", "/c", { updated_at: "2026-01-02T00:00:00Z", tags: ["menu"] }),
    entry("country", "us", { country_code: "US" }),
    entry("country", "de", { country_code: "DE" }),
    entry("country", "at", { country_code: "AT" }),
    entry("audience", "dach", { countries: [to("country", "de"), to("country", "at")] }),
    entry("audience", "usa", { countries: [to("country", "us")] }),
    entry("regional_setting", "office", { devkey: "office", is_default_setting: true }),
    entry("regional_setting", "office-dach", { devkey: "office", audience: [to("audience", "dach")] }),
    entry("regional_setting", "office-usa", { devkey: "office", audience: [to("audience", "usa")] }),
    entry("navigation", "menu", {
      devkey: "menu",
      links: [to("navigation_link", "link-a"), to("navigation_link", "link-b"), to("navigation_link", "link-c")],
      items: [
        {
          title: "1",
          items: [
            { title: "2", items: [{ title: "3", items: [{ title: "4", link: to("navigation_link", "link-c") }] }] },
          ],
        },
      ],
    }),
    entry("page", "page-b", {
      navigation_link: to("navigation_link", "link-b"),
      content_blocks: [
        { hero_banner: { title: "Hero", image: to("content_image", "image-1") } },
        {
          rich_text: {
            content: rich(
              { type: "p", attrs: {}, children: [{ text: "See" }] },
              {
                type: "reference",
                attrs: {
                  type: "entry",
                  "display-type": "block",
                  "entry-uid": "image-1",
                  "content-type-uid": "content_image",
                },
                children: [{ text: "" }],
              },
              {
                type: "reference",
                attrs: { type: "asset", "display-type": "display", "asset-uid": "logo" },
                children: [{ text: "" }],
              },
            ),
          },
        },
      ],
    }),
    entry("news", "news-1", {
      date: "2026-02-01",
      json_rich_text: rich(),
      page: { navigation_link: to("navigation_link", "link-a") },
    }),
    entry("news", "news-2", {
      date: "2026-03-01",
      json_rich_text: rich(),
      page: { navigation_link: to("navigation_link", "link-c"), noindex: true },
    }),
  ]);
  expect(report).toMatchObject({ rejected: 0, unresolved: [] });
});

const uids = async (contentType: string, where: string, more = "") => {
  const answer = await data(`{ all: all_${contentType}(where: ${where} ${more}) { items { system { uid } } } }`);
  return [...JSON.stringify(answer).matchAll(/"uid":"([^"]+)"/g)].map(([, uid]) => uid).sort();
};

describe("where", () => {
  it.each([
    ["a text", "country", '{ country_code: "DE" }', ["de"]],
    ["another text", "country", '{ country_code_ne: "DE" }', ["at", "us"]],
    ["one of", "country", '{ country_code_in: ["DE", "US"] }', ["de", "us"]],
    ["none of", "country", '{ country_code_nin: ["DE", "US"] }', ["at"]],
    ["a flag", "regional_setting", "{ is_default_setting: true }", ["office"]],
    ["an unset flag as false", "regional_setting", "{ is_default_setting: false }", ["office-dach", "office-usa"]],
    ["not a flag", "regional_setting", "{ is_default_setting_ne: true }", ["office-dach", "office-usa"]],
    ["a date after", "news", '{ date_gt: "2026-02-01" }', ["news-2"]],
    ["a date from", "news", '{ date_gte: "2026-02-01" }', ["news-1", "news-2"]],
    ["a date before", "news", '{ date_lt: "2026-03-01" }', ["news-1"]],
    ["a field inside a link", "navigation_link", '{ link_v2: { href: "/b" } }', ["link-b"]],
    ["a field inside a group", "news", "{ page: { noindex: true } }", ["news-2"]],
    ["a field inside a block", "page", '{ content_blocks: { hero_banner: { title: "Hero" } } }', ["page-b"]],
    ["a value that exists", "content_image", "{ alt_text_exists: true }", ["image-1"]],
    ["a value that is missing", "content_image", "{ caption_exists: true }", []],
    ["a reference that exists", "regional_setting", "{ audience_exists: false }", ["office"]],
    ["a number of references", "audience", "{ countries_count: 2 }", ["dach"]],
    ["a tag", "navigation_link", '{ tags_in: ["menu"] }', ["link-c"]],
    ["a uid", "navigation_link", '{ uid_in: ["link-a", "link-b", "menu"] }', ["link-a", "link-b"]],
    [
      "a reference's field",
      "page",
      '{ navigation_link: { navigation_link: { link_v2: { href: "/b" } } } }',
      ["page-b"],
    ],
    [
      "a reference inside a group",
      "news",
      '{ page: { navigation_link: { navigation_link: { link_v2: { href: "/c" } } } } }',
      ["news-2"],
    ],
    [
      "references of references",
      "regional_setting",
      '{ audience: { audience: { countries: { country: { country_code: "AT" } } } } }',
      ["office-dach"],
    ],
    [
      "every reference",
      "audience",
      '{ countries: { MATCH: ALL, country: { country_code_in: ["DE", "AT"] } } }',
      ["dach"],
    ],
    [
      "every reference, not only some",
      "audience",
      '{ countries: { MATCH: ALL, country: { country_code: "DE" } } }',
      [],
    ],
    ["a file's field", "content_image", '{ image_file: { sys_assets: { filename: "logo.svg" } } }', ["image-1"]],
    [
      "AND and OR",
      "regional_setting",
      '{ devkey: "office", OR: [{ is_default_setting: true }, { audience: { audience: { uid: "usa" } } }] }',
      ["office", "office-usa"],
    ],
    ["AND", "country", '{ AND: [{ country_code_in: ["DE", "AT"] }, { country_code_ne: "AT" }] }', ["de"]],
  ])("finds %s", async (_name, contentType, where, expected) => {
    expect(await uids(contentType, where)).toEqual(expected);
  });
});

describe("lists and single entries", () => {
  it("return the total, a page and the order", async () => {
    const query = (order: string, more = "") =>
      data(`{ all_navigation_link(order_by: [${order}] ${more}) { total items { system { uid } } } }`);
    const answer = (...found: string[]) => ({
      all_navigation_link: { total: 3, items: found.map((uid) => ({ system: { uid } })) },
    });
    expect(await query("updated_at_ASC")).toEqual(answer("link-a", "link-c", "link-b"));
    expect(await query("updated_at_DESC", "limit: 1 skip: 1")).toEqual(answer("link-c"));
  });

  it("fall back to the default locale entry by entry", async () => {
    const query = (locale: string, fallback: boolean) =>
      data(
        `query($l: String!, $f: Boolean!) {
        all_navigation_link(locale: $l, fallback_locale: $f, where: { uid_in: ["link-a", "link-b"] }, order_by: [updated_at_ASC]) {
          items { title system { locale publish_details { locale environment } } }
        }
      }`,
        { variables: { l: locale, f: fallback } },
      );
    const item = (title: string, locale: string) => ({
      title,
      system: { locale, publish_details: { locale, environment: "production" } },
    });
    expect(await query("ja-jp", true)).toMatchObject({
      all_navigation_link: { items: [item("link-a", "en-us"), item("ビー", "ja-jp")] },
    });
    expect(await query("ja-jp", false)).toEqual({ all_navigation_link: { items: [item("ビー", "ja-jp")] } });
    expect(await query("zh-cn", false)).toEqual({ all_navigation_link: { items: [] } });
  });

  it("fall back in references too, and only to the default locale", async () => {
    await importLines([link("link-ja", "/ja", { locale: "ja-jp" })]);
    const menu = (locale: string) =>
      data(`{ navigation(uid: "menu", locale: "${locale}", fallback_locale: true) {
        linksConnection(limit: 2) { totalCount edges { node { ... on NavigationLink { title } } } }
      } }`);
    expect(await menu("ja-jp")).toEqual({
      navigation: {
        linksConnection: { totalCount: 3, edges: [{ node: { title: "link-a" } }, { node: { title: "ビー" } }] },
      },
    });
    expect(await data('{ navigation_link(uid: "link-ja") { title } }')).toEqual({ navigation_link: null });
    await importLines([{ kind: "delete", uid: "link-ja" }]);
  });

  it("find an entry only under its content type", async () => {
    expect(await data('{ country(uid: "de") { country_code } }')).toEqual({ country: { country_code: "DE" } });
    expect(await data('{ country(uid: "menu") { country_code } }')).toEqual({ country: null });
  });

  it("accept GET as well", async () => {
    const query = encodeURIComponent(
      "query($c: String) { all_country(where: { country_code: $c }) { items { title } } }",
    );
    const variables = encodeURIComponent('{"c":"DE"}');
    const response = await SELF.fetch(
      `https://services.test/content/graphql/stacks/demo-stack?environment=production&query=${query}&variables=${variables}&access_token=demo-delivery-token`,
    );
    expect(await response.json()).toEqual({ data: { all_country: { items: [{ title: "de" }] } } });
  });
});

describe("fields", () => {
  const page = (selection: string) => data(`{ all_page(limit: 1) { items { ${selection} } } }`);

  it("nest navigation four levels deep", async () => {
    const levels =
      "items { title items { title items { title items { title linkConnection { edges { node { ... on NavigationLink { link_v2 { href } } } } } } } } }";
    const answer = JSON.stringify(await data(`{ all_navigation { items { ${levels} } } }`));
    for (const title of ["1", "2", "3", "4"]) expect(answer).toContain(`"title":"${title}"`);
    expect(answer).toContain('"href":"/c"');
    expect(
      (await refusal(`{ all_navigation { items { items { items { items { items { items { title } } } } } } } }`)).codes,
    ).toEqual(["QUERY_INVALID"]);
  });

  it("return modular blocks as a union with one key each", async () => {
    const selection = `content_blocks { __typename
      ... on PageContentBlocksHeroBanner { hero_banner { title imageConnection { edges { node { ... on ContentImage {
        alt_text image_fileConnection { totalCount edges { node { filename file_size dimension { width height } } } }
      } } } } } } }`;
    expect(await page(selection)).toEqual({
      all_page: {
        items: [
          {
            content_blocks: [
              {
                __typename: "PageContentBlocksHeroBanner",
                hero_banner: {
                  title: "Hero",
                  imageConnection: {
                    edges: [
                      {
                        node: {
                          alt_text: "A logo",
                          image_fileConnection: {
                            totalCount: 1,
                            edges: [
                              { node: { filename: "logo.svg", file_size: 6, dimension: { width: 4, height: 2 } } },
                            ],
                          },
                        },
                      },
                    ],
                  },
                },
              },
              { __typename: "PageContentBlocksRichText" },
            ],
          },
        ],
      },
    });
  });

  it("return rich text with its embedded items", async () => {
    const answer = await page(`content_blocks { ... on PageContentBlocksRichText { rich_text { content {
      json embedded_itemsConnection { totalCount edges { node {
        __typename ... on SysAsset { url(transform: { width: "200" }) } ... on ContentImage { title }
      } } }
    } } } }`);
    const text = JSON.stringify(answer);
    expect(text).toContain('"totalCount":2');
    expect(text).toContain('{"__typename":"ContentImage","title":"image-1"}');
    expect(text).toContain('"url":"https://services.test/content/assets/logo/en-us/1/logo.svg?width=200"');
    expect(text).toContain('"type":"doc"');
  });

  it("serve an asset's bytes as immutable, with scripts disabled", async () => {
    const response = await SELF.fetch("https://services.test/content/assets/logo/en-us/1/logo.svg");
    expect(await response.text()).toBe("<svg/>");
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect((await SELF.fetch("https://services.test/content/assets/logo/en-us/9/logo.svg")).status).toBe(404);
  });

  it("read references in batches: one statement per level", async () => {
    const query = `{ fresh: all_regional_setting(where: { devkey: "office" }) { items {
      audienceConnection { edges { node { ... on Audience { countriesConnection { edges { node { ... on Country { country_code } } } } } } } }
    } } }`;
    const timing = async () => (await ask(query)).headers.get("server-timing");
    await importLines([entry("country", "batch", { country_code: "XX" })]);
    expect(await timing()).toBe('sql;desc="3 statements"');
    // The same query on the same content is served from the cache.
    expect(await timing()).toBeNull();
  });
});

/** Fragments that embed fragments. */
function nested(levels: number): string {
  if (levels === 0) return "title";
  return `content { embedded_itemsConnection { edges { node { ... on ContentFragment { ${nested(levels - 1)} } } } } }`;
}

describe("access and limits", () => {
  it.each([
    ["a wrong token", { headers: { access_token: "wrong" } }],
    ["another environment", { environment: "staging" }],
    ["a preview without its token", { path: "/graphql-preview" }],
    ["a preview without its header", { path: "/graphql-preview", headers: { preview_token: "demo-preview-token" } }],
    [
      "a preview with the delivery token",
      { path: "/graphql-preview", headers: { ...previewHeaders, preview_token: "demo-delivery-token" } },
    ],
  ])("refuses %s", async (_name, asking) => {
    expect(await refusal("{ all_country { total } }", asking)).toEqual({
      status: 401,
      message: "Failed to run query.",
      codes: ["ACCESS_DENIED"],
    });
  });

  it.each([
    ["what is not GraphQL", "{ all_country {", "QUERY_INVALID"],
    ["an unknown field", "{ all_country { items { colour } } }", "QUERY_INVALID"],
    ["an unknown order", "{ all_news(order_by: [date_DESC]) { total } }", "QUERY_INVALID"],
    ["a limit above 100", "{ all_country(limit: 101) { items { title } } }", "LIMIT_OUT_OF_RANGE"],
    ["an unknown locale", '{ all_country(locale: "x; y") { total } }', "BAD_LOCALE"],
    ["references more than three levels deep", `{ all_content_fragment { items { ${nested(4)} } } }`, "QUERY_TOO_DEEP"],
    [
      "four content types in one request",
      "{ all_country { total } all_page { total } all_news { total } all_protocol { total } }",
      "QUERY_TOO_COMPLEX",
    ],
    [
      "too many conditions",
      `{ all_country(where: { OR: [${Array.from({ length: 70 }, (_, at) => `{ country_code: "${at}" }`).join(" ")}] }) { total } }`,
      "QUERY_TOO_COMPLEX",
    ],
    [
      "too many fields at the root",
      `{ ${Array.from({ length: 41 }, (_, at) => `a${at}: all_country { total }`).join(" ")} }`,
      "QUERY_TOO_COMPLEX",
    ],
  ])("refuses %s", async (_name, query, code) => {
    expect(await refusal(query)).toMatchObject({ status: 422, codes: [code] });
  });

  it("refuses to read more than 7,500 records", async () => {
    const countries = Array.from({ length: 100 }, (_, at) => entry("country", `c${at}`, { country_code: `C${at}` }));
    const all = countries.map((_, at) => to("country", `c${at}`));
    const audiences = Array.from({ length: 80 }, (_, at) => entry("audience", `a${at}`, { countries: all }));
    expect(await importLines([...countries, ...audiences])).toMatchObject({ rejected: 0 });
    const query = (limit: number) => `{ all_audience(limit: ${limit}, where: { countries_count: 100 }) {
      items { countriesConnection { edges { node { ... on Country { title } } } } }
    } }`;
    expect(await refusal(query(80))).toMatchObject({ status: 422, codes: ["QUERY_TOO_COMPLEX"] });
    expect((await ask(query(70))).status).toBe(200);
  });

  it("refuses bodies that are not a request", async () => {
    for (const body of ["", "[]", "{}", '{"query":1}', `{"query":"${"x".repeat(70_000)}"}`]) {
      const response = await SELF.fetch(
        "https://services.test/content/graphql/stacks/demo-stack?environment=production",
        {
          method: "POST",
          headers: { access_token: "demo-delivery-token" },
          body,
        },
      );
      expect(response.status).toBe(400);
    }
  });
});
