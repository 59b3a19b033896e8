import { env, SELF } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { admin, data, entry, importLines, importText, importTypes, link, previewHeaders, to } from "../testing/stack";
import { importContent } from "./importer";

beforeAll(async () => {
  expect(await importTypes()).toMatchObject({ rejected: 0, rejections: [] });
});

const titles = (locale = "en-us", fallback = false) =>
  data(`{ all_country(where: { uid: "de" }, locale: "${locale}", fallback_locale: ${fallback}) { items { title } } }`);
const country = (title: string, more = {}) => entry("country", "de", { title, country_code: "DE" }, more);

describe("content types", () => {
  it("are stored once and then unchanged", async () => {
    expect(await importTypes()).toMatchObject({ stored: 0, rejected: 0 });
  });

  it("are refused with reserved or colliding names", async () => {
    const type = (uid: string, fields: readonly object[]) => ({
      kind: "content_type",
      uid,
      title: uid,
      description: "",
      fields: [{ kind: "text", uid: "title", title: "Title", required: true }, ...fields],
    });
    const group = { kind: "group", uid: "link", title: "Link", fields: [{ kind: "text", uid: "x", title: "X" }] };
    const report = await importLines([
      type("assets", []),
      type("sys_things", []),
      type("no-dash", []),
      // "thing" with a group "link", and "thing_link", are both named ThingLink.
      type("thing_link", []),
      type("thing", [group]),
      { kind: "content_type", uid: "untitled", title: "x", description: "", fields: [] },
    ]);
    expect(report.rejections.map(({ line }) => line)).toEqual([1, 2, 3, 5, 6]);
  });
});

describe("entries", () => {
  it("are refused with the position of each problem, and the others are stored", async () => {
    const report = await importText(
      [
        JSON.stringify(entry("country", "us", { country_code: "US" })),
        "{not json",
        "",
        JSON.stringify(entry("country", "x1", {})),
        JSON.stringify(entry("country", "x2", { country_code: 7, colour: "red" })),
        JSON.stringify(entry("nothing", "x3", {})),
        JSON.stringify({ kind: "surprise" }),
        JSON.stringify(entry("country", "bad uid", { country_code: "XX" })),
        JSON.stringify(link("x4", "javascript:alert(1)")),
        JSON.stringify(entry("navigation", "x5", { devkey: "x5", link: to("country", "us") })),
        JSON.stringify(entry("page", "x6", { content_blocks: [{ tiles: {}, carousel: {} }] })),
        JSON.stringify(
          entry("news", "x7", { date: "soon", json_rich_text: { type: "doc", children: [{ type: "iframe" }] } }),
        ),
      ].join("\n"),
    );
    expect(report).toMatchObject({ received: 11, stored: 1, rejected: 10 });
    expect(report.rejections.map(({ line, path }) => `${line} ${path}`)).toEqual([
      "2 ",
      "4 fields.country_code",
      "5 fields.colour",
      "5 fields.country_code",
      "6 content_type",
      "7 kind",
      "8 uid",
      "9 fields.link_v2.href",
      "10 fields.link._content_type_uid",
      "11 fields.content_blocks.0",
      "12 fields.date",
      "12 fields.json_rich_text.children.0.type",
    ]);
  });

  it("get a new version only when they change", async () => {
    const first = await importLines([country("Germany")]);
    const again = await importLines([country("Germany")]);
    expect(first).toMatchObject({ stored: 1, unchanged: 0 });
    expect(again).toMatchObject({ stored: 0, unchanged: 1, generation: first.generation });
    const changed = await importLines([country("Federal Republic of Germany")]);
    expect(changed.generation).toBeGreaterThan(first.generation);
    expect(await data('{ all_country(where: { uid: "de" }) { items { system { version } } } }')).toEqual({
      all_country: { items: [{ system: { version: 2 } }] },
    });
  });

  it("may come in several versions and locales in one request", async () => {
    const report = await importLines([
      country("One"),
      country("Two"),
      country("ドイツ", { locale: "ja-jp" }),
      country("Two"),
    ]);
    expect(report).toMatchObject({ received: 4, stored: 3, unchanged: 1, rejected: 0 });
    expect(await titles("ja-jp")).toEqual({ all_country: { items: [{ title: "ドイツ" }] } });
  });

  it("allow a unique value in only one entry per locale", async () => {
    const report = await importLines([
      entry("navigation", "menu-1", { devkey: "menu" }),
      entry("navigation", "menu-2", { devkey: "menu" }),
      entry("navigation", "menu-1", { devkey: "menu" }, { locale: "ja-jp" }),
    ]);
    expect(report).toMatchObject({ stored: 2, rejected: 1 });
    expect(report.rejections[0]).toMatchObject({ line: 2, path: "fields.devkey", message: "taken by menu-1" });
    const later = await importLines([entry("navigation", "menu-3", { devkey: "menu" })]);
    expect(later.rejections[0]).toMatchObject({ message: "taken by menu-1" });
  });

  it("give an address to only one page, whatever its type", async () => {
    const page = (uid: string, linkUid: string, more = {}) =>
      entry("page", uid, { navigation_link: to("navigation_link", linkUid) }, more);
    const report = await importLines([
      link("at-1", "/one-address"),
      link("at-2", "/one-address"),
      link("at-3", "/other-address"),
      page("page-1", "at-1"),
      page("page-2", "at-2"),
      page("page-3", "at-3"),
      page("page-1", "at-1", { locale: "ja-jp" }),
      page("page-4", "at-1", { publish: [] }),
    ]);
    const refusal = { path: "fields.navigation_link", message: "/one-address is wanted by page-2 and taken by page-1" };
    expect(report.rejections).toEqual([expect.objectContaining({ line: 5, uid: "page-2", ...refusal })]);
    const news = {
      date: "2026-01-01",
      json_rich_text: { type: "doc", children: [] },
      page: { navigation_link: to("navigation_link", "at-2") },
    };
    const later = await importLines([entry("news", "news-1", news), link("at-3", "/one-address")]);
    expect(later.rejections.map(({ uid, message }) => [uid, message])).toEqual([
      ["news-1", "/one-address is wanted by news-1 and taken by page-1"],
      ["at-3", "/one-address is wanted by page-3 and taken by page-1"],
    ]);
  });

  it("refuse a page at an address of the shop, which a plain link may have", async () => {
    const page = entry("page", "page-5", { navigation_link: to("navigation_link", "at-cart") });
    const report = await importLines([link("at-cart", "/cart"), page]);
    expect(report.rejections).toEqual([
      expect.objectContaining({ line: 2, message: expect.stringContaining("/cart belongs to the shop itself") }),
    ]);
  });

  it("refuse a page at an address that no browser requests, and a second home page", async () => {
    const at = (uid: string) => entry("page", uid, { title: uid, navigation_link: to("navigation_link", `at-${uid}`) });
    const home = (uid: string) => entry("homepage", uid, { title: uid });
    const hrefs = ["/slash/", "/query?x", "/研究", "https://elsewhere.example/"];
    const pages = hrefs.flatMap((href, index) => [link(`at-odd-${index}`, href), at(`odd-${index}`)]);
    const report = await importLines([...pages, home("home-1"), home("home-2"), home("home-1")]);
    expect(report.rejections.map(({ uid, message }: { uid: string; message: string }) => [uid, message])).toEqual([
      ...hrefs.map((href, index) => [
        `odd-${index}`,
        expect.stringContaining(`No visitor would find a page at ${href}.`),
      ]),
      ["home-2", expect.stringContaining("The shop has one home page, and it is home-1.")],
    ]);
    await importLines([{ kind: "delete", uid: "home-1" }]);
  });

  it("have numbers within their limits, and articles an id of digits", async () => {
    const tiles = (columns: number) => entry("page", "tiled", { title: "T", content_blocks: [{ tiles: { columns } }] });
    const article = entry("support_article", "kb", {
      ...{ title: "A", article_id: "KB-12", content: { type: "doc", children: [] } },
    });
    for (const columns of [0, 7])
      expect((await importLines([tiles(columns)])).rejections).toMatchObject([{ message: "a number from 1 to 6" }]);
    expect((await importLines([tiles(6), article])).rejections).toMatchObject([
      { uid: "kb", path: "fields.article_id", message: "one to 8 digits" },
    ]);
  });

  it("may take over an address in the same import that moves the other page", async () => {
    const page = (uid: string, linkUid: string) =>
      entry("page", uid, { navigation_link: to("navigation_link", linkUid) });
    const first = await importLines([
      link("move-1", "/a-first"),
      link("move-2", "/a-second"),
      page("moving", "move-1"),
    ]);
    expect(first.rejected).toBe(0);
    expect(await importLines([page("moving", "move-2"), page("coming", "move-1")])).toMatchObject({ rejected: 0 });
  });

  it("must be in a language of the shop", async () => {
    const report = await importLines([
      country("Allemagne", { locale: "fr-fr" }),
      country("X", { locale: "xx-yy" }),
      country("Deutschland", { locale: "en-us" }),
    ]);
    expect(report.rejections.map(({ line, message }) => [line, message])).toEqual([
      [1, "one of en-us, ja-jp, zh-cn"],
      [2, "one of en-us, ja-jp, zh-cn"],
    ]);
  });

  it("invalidate stored pages when they change, and only then", async () => {
    const generation = async () => {
      const answer = await SELF.fetch("https://services.test/settings/generation", {
        headers: { authorization: "Bearer demo-settings-key" },
      });
      return (await answer.json<{ generation: number }>()).generation;
    };
    const before = await generation();
    const lines = [link("drawn-anew", "/drawn-anew")];
    await importLines(lines);
    const stored = await generation();
    expect(stored).toBeGreaterThan(before);
    await importLines(lines);
    expect(await generation()).toBe(stored);
    await new Promise((resolve) => setTimeout(resolve, 2));
    await importLines([{ kind: "delete", uid: "drawn-anew" }]);
    expect(await generation()).toBeGreaterThan(stored);
  });

  it("use a uid for only one content type", async () => {
    const report = await importLines([entry("metadata_domain", "us", { devkey: "us" })]);
    expect(report.rejections[0]).toMatchObject({ path: "uid", message: "belongs to another content type" });
  });

  it("report references without a target", async () => {
    const report = await importLines([
      entry("audience", "europe", { countries: [to("country", "de"), to("country", "nowhere")] }),
    ]);
    expect(report).toMatchObject({ stored: 1, rejected: 0 });
    expect(report.unresolved).toEqual([{ uid: "europe", locale: "en-us", path: "countries.1", target: "nowhere" }]);
    expect(
      await data(
        "{ all_audience { items { countriesConnection { totalCount edges { node { ... on Country { system { uid } } } } } } } }",
      ),
    ).toEqual({
      all_audience: {
        items: [{ countriesConnection: { totalCount: 1, edges: [{ node: { system: { uid: "de" } } }] } }],
      },
    });
  });

  it("are imported by two concurrent requests without losing a version", async () => {
    const reports = await Promise.all(["A", "B", "C"].map((title) => importLines([country(title)])));
    expect(reports.map(({ rejected }) => rejected)).toEqual([0, 0, 0]);
    const answer = await data('{ all_country(where: { uid: "de" }) { items { title system { version } } } }');
    expect(answer).toMatchObject({ all_country: { items: [{ title: expect.stringMatching(/^[ABC]$/) }] } });
  });
});

describe("publishing", () => {
  const draft = (query: string) => data(query, { path: "/graphql-preview", headers: previewHeaders });
  const query = '{ all_country(where: { uid: "fr" }) { items { title } } }';
  const france = (title: string, more = {}) => entry("country", "fr", { title, country_code: "FR" }, more);
  const listed = (...found: string[]) => ({ all_country: { items: found.map((title) => ({ title })) } });

  it("shows drafts in preview only, until they are published", async () => {
    await importLines([france("Draft", { publish: [] })]);
    expect(await data(query)).toEqual(listed());
    expect(await draft(query)).toEqual(listed("Draft"));
    await importLines([france("Draft")]);
    expect(await data(query)).toEqual(listed("Draft"));
    await importLines([france("Newer draft", { publish: [] })]);
    expect(await data(query)).toEqual(listed("Draft"));
    expect(await draft(query)).toEqual(listed("Newer draft"));
  });

  it("keeps environments apart, each with its tokens", async () => {
    const tokens = { delivery_token: "staging-delivery-token", preview_token: "staging-preview-token" };
    expect((await admin("/environments/staging", { method: "PUT", body: JSON.stringify(tokens) })).status).toBe(200);
    await importLines([france("Staged", { publish: ["staging"] })]);
    const staging = { environment: "staging", headers: { access_token: tokens.delivery_token } };
    expect(await data(query, staging)).toEqual(listed("Staged"));
    expect(await data(query)).toEqual(listed("Draft"));
    await expect(data(query, { ...staging, headers: {} })).rejects.toThrow("ACCESS_DENIED");
  });

  it("uses the deployment's own environment for lines that name none", async () => {
    const line = JSON.stringify(france("Staged by itself"));
    expect(await importContent(env.CONTENT_DB, "main", "staging", line)).toMatchObject({ stored: 1 });
    const staging = { environment: "staging", headers: { access_token: "staging-delivery-token" } };
    expect(await data(query, staging)).toEqual(listed("Staged by itself"));
    expect(await data(query)).toEqual(listed("Draft"));
  });

  it("unpublishes and deletes entries", async () => {
    const back = { kind: "unpublish", uid: "fr", locale: "en-us", environments: ["production"] };
    expect(await importLines([back])).toMatchObject({ stored: 1 });
    expect(await importLines([back])).toMatchObject({ stored: 0, unchanged: 1 });
    expect(await data(query)).toEqual(listed());
    expect(await draft(query)).toEqual(listed("Staged by itself"));
    await importLines([{ kind: "delete", uid: "fr" }]);
    expect(await draft(query)).toEqual(listed());
  });

  it("increments the generation", async () => {
    const generation = async () => (await admin("/generation")).json<{ generation: number }>();
    const before = await generation();
    await importLines([france("Again")]);
    expect((await generation()).generation).toBeGreaterThan(before.generation);
  });

  it("keeps branches apart", async () => {
    await importTypes("redesign");
    await importLines([france("On the branch")], "redesign");
    expect(await data(query, { headers: { branch: "redesign" } })).toEqual(listed("On the branch"));
    expect(await data(query)).toEqual(listed("Again"));
    expect((await admin("/content?branch=redesign", { method: "DELETE" })).status).toBe(204);
  });

  it("needs the admin key", async () => {
    const response = await SELF.fetch("https://services.test/content/_admin/import", { method: "POST", body: "" });
    expect(response.status).toBe(401);
  });
});
