import type { NavigationItem } from "@contracts/content/navigation";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type ContentConfig,
  type ContentService,
  createContentService,
} from "../../app/services/content/create-content-service";
import type { ContentResult } from "../../app/services/content/result";
import { shopQueries } from "../../app/services/content/shop-queries";
import { UpstreamError } from "../../app/services/upstream/types";
import { contentLines, fileLines } from "../../demo/content";
import { runChecks } from "../../scripts/check/upstream/checks.ts";
import { contentChecks } from "../../scripts/check/upstream/content-checks.ts";
import { gatewayChecks } from "../../scripts/check/upstream/gateway-checks.ts";
import { contentFileSources } from "../../scripts/seed/content-files.ts";
import { policyReader } from "./policy-fetch";
import { type RecordingFetch, recordingFetch } from "./recording-fetch";
import { bindings, type RunningServices, sharedServices } from "./services-runtime";
import { type KeptLog, silentLog } from "./silent-log";

let services: RunningServices;
let wire: RecordingFetch;
let log: KeptLog;

beforeAll(async () => {
  services = await sharedServices();
  const files: object[] = [];
  for await (const line of fileLines(contentFileSources())) files.push(line);
  expect(await importLines([...files, ...contentLines()])).toMatchObject({
    rejected: 0,
    rejections: [],
    unresolved: [],
  });
});
afterAll(() => services?.stop());

async function importLines(lines: readonly object[]): Promise<unknown> {
  const response = await fetch(`${services.url}/content/_admin/import`, {
    method: "POST",
    headers: { authorization: `Bearer ${bindings.ADMIN_KEY}` },
    body: lines.map((line) => JSON.stringify(line)).join("\n"),
  });
  return response.json();
}

function content(more: Partial<ContentConfig> = {}, send: typeof fetch = (input, init) => wire.fetch(input, init)) {
  wire = recordingFetch();
  log = silentLog();
  const config: ContentConfig = {
    url: `${services.url}/content`,
    stack: "demo-stack",
    environment: "production",
    branch: "main",
    deliveryToken: "demo-delivery-token",
    ...more,
  };
  return createContentService(config, { fetch: send, log });
}
/** Reads with the shop's own policy: cached responses, three attempts. */
const contentByPolicy = (retryDelayMs = 1) => {
  const reader = policyReader((input, init) => wire.fetch(input, init), retryDelayMs);
  return content({}, reader.fetch("content"));
};
const preview = { preview: { previewToken: "demo-preview-token", hash: "init" } };

interface Sent {
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
}
const sent = (): Sent[] => wire.exchanges.map(({ body }) => JSON.parse(body ?? "null"));
const variables = () => sent()[0]?.variables;
/** Operations sent, without the lists of published paths, which are read once for all responses with links. */
const asked = () =>
  sent()
    .map(({ operationName }) => operationName)
    .filter((name) => !/Paths$/.test(name));
const locales = (locale: string) => ({ locale, fallbackLocale: true });

function mustHave<T>(result: { ok: true; value: T } | { ok: false }): T {
  if (!result.ok) throw new Error(JSON.stringify({ result, log: log.entries }));
  return result.value;
}

const target = (devkey: string) => ({
  kind: "entry",
  content_type: "content_target",
  uid: `contract-${devkey}`,
  locale: "en-us",
  fields: {
    title: devkey,
    devkey,
    content_rules: [
      {
        match: "and",
        rules: [{ match: "and" }],
        content_components: [{ generic: { content: { type: "doc", children: [{ text: devkey }] } } }],
      },
    ],
  },
});

describe("queries and their variables", () => {
  it("C-CMSQ-01: use stack, environment, delivery token and branch of the configuration", async () => {
    await content().homepage("en-us");
    const [exchange] = wire.exchanges;
    expect(exchange?.path).toBe("/content/graphql/stacks/demo-stack");
    expect(exchange?.query.get("environment")).toBe("production");
    expect(exchange?.headers.get("access_token")).toBe("demo-delivery-token");
    expect(exchange?.headers.get("branch")).toBe("main");
  });

  it("go to a separate host in the China deployment", async () => {
    const home = mustHave(await content({ url: `${services.url}/cn/content` }).homepage("zh-cn"));
    expect(wire.exchanges[0]?.path).toBe("/cn/content/graphql/stacks/demo-stack");
    expect(home?.system.locale).toBe("zh-cn");
  });

  it("C-CMSQ-04, C-TMPL-02: read template and page of a product in one query with three lookups", async () => {
    const { template } = mustHave(await content().productContent("en-us", "4060", "Primary Antibody"));
    expect(template).toMatchObject({ ok: true, from: "override" });
    expect(variables()).toEqual({ productId: "4060", productType: "Primary Antibody", ...locales("en-us") });
    // One additional query reads the content targets that the template refers to.
    expect(asked().slice(1)).toEqual(["LaterEntries"]);
    for (const lookup of ["override:", "type:", "generic:", "page:"]) expect(wire.exchanges[0]?.body).toContain(lookup);
    expect(mustHave(await content().productTemplate("en-us", "7074", "Kit"))).toMatchObject({ ok: true, from: "type" });
    expect(mustHave(await content().productTemplate("en-us", "1", "Nothing"))).toMatchObject({
      ok: true,
      from: "generic",
    });
    expect((await content().productPage("en-us", "4060")).ok).toBe(true);
  });

  it("C-CMSQ-05: read a page by devkey with locale and fallbackLocale", async () => {
    const page = mustHave(await content().pageByDevkey("ja-jp", "order-support"));
    expect(page).toMatchObject({ devkey: "order-support", system: { locale: "ja-jp" } });
    expect(variables()).toEqual({ devkey: "order-support", ...locales("ja-jp") });
  });

  it("C-CMSQ-06: read a content fragment by uid, a content target by devkey", async () => {
    await content().contentFragment("en-us", "nothing");
    expect(variables()).toEqual({ uid: "nothing", ...locales("en-us") });
    await content().contentTarget("en-us", "nothing");
    expect(variables()).toEqual({ devkey: "nothing", ...locales("en-us") });
  });

  it("C-CMSQ-07: read navigation by devkey with limit 1, several with devkeys", async () => {
    const one = mustHave(await content().navigation("zh-cn", "main-navigation"));
    expect(variables()).toEqual({ devkey: "main-navigation", limit: 1, ...locales("zh-cn") });
    expect(one?.system.locale).toBe("zh-cn");
    const depth = (items: readonly NavigationItem[]): number =>
      items.length === 0 ? 0 : 1 + Math.max(...items.map((item) => depth(item.items)));
    expect(depth(one?.items ?? [])).toBe(4);
    const many = mustHave(await content().navigations("en-us", ["main-navigation", "footer-navigation"]));
    expect(Object.keys(many).sort()).toEqual(["footer-navigation", "main-navigation"]);
    expect(variables()).toMatchObject({ devkeys: ["main-navigation", "footer-navigation"], limit: 20 });
  });

  it("C-CMSQ-08, C-CMSQ-18: read regional settings of the country, or the default", async () => {
    const office = async (country: string) =>
      mustHave(await content().regionalSettings("en-us", ["technical-support"], country))["technical-support"];
    const germany = await office("DE");
    expect(variables()).toEqual({ devkeys: ["technical-support"], countryCode: "DE", ...locales("en-us") });
    const elsewhere = await office("KE");
    expect(germany).toMatchObject({ is_default_setting: false });
    expect(elsewhere).toMatchObject({ is_default_setting: true });
    expect(germany?.phone).not.toBe(elsewhere?.phone);
    expect(mustHave(await content().allRegionalSettings("en-us")).length).toBeGreaterThan(3);
  });

  it("C-CMSQ-09, C-CMS-11: read global settings in one query with limit 100, for the country's audience", async () => {
    const service = content();
    const devkeys = ["footer-legal-statement", "header-logo"];
    const china = mustHave(await service.globalSettings("zh-cn", devkeys, "CN"));
    expect(variables()).toEqual({ devkeys, limit: 100, ...locales("zh-cn") });
    expect(asked()).toHaveLength(1);
    expect(wire.exchanges[0]?.body).toContain("audienceConnection(limit: 2)");
    expect(wire.exchanges[0]?.body).toContain("countriesConnection(limit: 100)");
    const germany = mustHave(await service.globalSettings("zh-cn", devkeys, "DE"));
    const uid = (settings: typeof china) => settings["footer-legal-statement"]?.system.uid;
    expect(uid(china)).not.toBe(uid(germany));
    expect(china["header-logo"]?.media?.image_file?.url).toMatch(/\/content\/assets\//);
  });

  it("read test HTML by title", async () => {
    await content().testHtml("en-us", "Sample");
    expect(variables()).toEqual({ title: "Sample", ...locales("en-us") });
  });

  it("C-CMSQ-11: read at most one page by the address of its link, with the links above it", async () => {
    const found = mustHave(await content().pageByUrl("en-us", "/about-us/order-support"));
    expect(found?.page.navigation_link?.link_v2.href).toBe("/about-us/order-support");
    expect(variables()).toEqual({
      url: "/about-us/order-support",
      breadcrumbUrls: ["/about-us"],
      limit: 1,
      ...locales("en-us"),
    });
    expect(mustHave(await content().pageByUrl("en-us", "/no/such/page"))).toBeNull();
    const service = content();
    expect(mustHave(await service.videoByUrl("ja-jp", "/no/such/page"))).toBeNull();
    expect(mustHave(await service.pathwayByUrl("ja-jp", "/no/such/page"))).toBeNull();
    expect(mustHave(await service.proteinDomainByUrl("ja-jp", "/no/such/page"))).toBeNull();
    expect(mustHave(await service.protocolByUrl("ja-jp", "/no/such/page"))).toBeNull();
    expect(sent().map(({ operationName }) => operationName)).toEqual([
      "VideoPageByUrl",
      "PathwaysPageByUrl",
      "ProteinDomainPageByUrl",
      "ProtocolPageByUrl",
    ]);
    await service.videoById("en-us", "nothing");
    expect(sent().at(-1)?.variables).toEqual({ id: "nothing", ...locales("en-us") });
  });

  it("C-CMSQ-12: read news by url, all news with limit 100 newest first, and the homepage", async () => {
    const news = mustHave(await content().allNews("en-us"));
    expect(variables()).toEqual({ limit: 100, ...locales("en-us") });
    const dates = news.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    const href = news[0]?.page?.navigation_link?.link_v2.href ?? "";
    const page = mustHave(await content().newsByUrl("en-us", href));
    expect(page?.page.date).toBe(dates[0]);
    expect(mustHave(await content().homepage("en-us"))?.rows.map(({ kind }) => kind)).toContain("hero_band");
    expect(variables()).toEqual({ limit: 1, ...locales("en-us") });
  });

  it("C-CMSQ-13: read a library's items with skip and limit, and their total", async () => {
    mustHave(await content().libraryItems("en-us", "nothing", { skip: 10, limit: 5 }));
    expect(variables()).toEqual({ devkey: "nothing", skip: 10, limit: 5, ...locales("en-us") });
    await content().contentLibrary("en-us", "nothing");
    expect(variables()).toEqual({ devkey: "nothing", ...locales("en-us") });
    const videos = mustHave(await content().videos("en-us", { skip: 0, limit: 2 }));
    expect(videos.total).toBeGreaterThan(videos.items.length);
  });

  it("return English for an entry missing in a language, and mark it", async () => {
    await importLines([
      {
        kind: "entry",
        content_type: "content_fragment",
        uid: "only-english",
        locale: "en-us",
        fields: { title: "Only English", content: { type: "doc", children: [{ text: "x" }] } },
      },
    ]);
    const fragment = mustHave(await content().contentFragment("ja-jp", "only-english"));
    expect(fragment?.system.locale).toBe("en-us");
  });
});

describe("content targets", () => {
  it("C-CMSQ-14, C-CMSQ-15: are read once per devkey unless forced, and in bulk only the missing ones", async () => {
    await importLines([target("target-a"), target("target-b")]);
    const service = content();
    await service.contentTarget("en-us", "target-a");
    await service.contentTarget("en-us", "target-a");
    expect(wire.exchanges).toHaveLength(1);
    await service.contentTarget("en-us", "target-a", { force: true });
    expect(wire.exchanges).toHaveLength(2);
    const both = mustHave(await service.contentTargets("en-us", ["target-a", "target-b"]));
    expect(Object.keys(both)).toEqual(["target-a", "target-b"]);
    expect(sent()[2]?.variables.devkeys).toEqual(["target-b"]);
    await service.contentTargets("en-us", ["target-a", "target-b"]);
    expect(wire.exchanges).toHaveLength(3);
    await service.contentTargets("en-us", ["target-a", "target-b"], { force: true });
    expect(sent()[3]?.variables.devkeys).toEqual(["target-a", "target-b"]);
  });

  it("C-CMSQ-16: a missing one is an error with its text in the log", async () => {
    const result = await content().contentTarget("en-us", "nothing");
    expect(result).toEqual({ ok: false, error: { code: "not-found", message: "No Content Target found" } });
    expect(log.entries).toMatchObject([{ level: "error", members: { message: "No Content Target found" } }]);
  });
});

describe("failures", () => {
  const out = { status: 503, body: "out of order" };

  it("C-CMSQ-02: two failures are retried, a third is final", async () => {
    const service = contentByPolicy();
    wire.answer(() => (wire.exchanges.length <= 2 ? out : null));
    expect((await service.homepage("en-us")).ok).toBe(true);
    expect(asked()).toHaveLength(3);
    const never = contentByPolicy();
    wire.answer(() => out);
    expect(await never.homepage("en-us")).toMatchObject({ ok: false, error: { code: "unavailable" } });
    expect(wire.exchanges).toHaveLength(3);
  });

  it("pauses grow with each attempt", async () => {
    const service = contentByPolicy(60);
    wire.answer(() => out);
    await service.homepage("en-us");
    const [first, second, third] = wire.exchanges.map(({ at }) => at);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(55);
    expect((third ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(115);
  });

  it("rejected queries are not repeated", async () => {
    const result = await content({ deliveryToken: "wrong" }).homepage("en-us");
    expect(result).toMatchObject({ ok: false, error: { code: "rejected" } });
    expect(wire.exchanges).toHaveLength(1);
    expect(log.entries[0]?.members.detail).toContain("ACCESS_DENIED");
  });

  it("a time-out is an error with its code", async () => {
    const service = content({}, async () => {
      throw new UpstreamError("content", "timeout");
    });
    expect(await service.homepage("en-us")).toMatchObject({ ok: false, error: { code: "timeout" } });
  });

  it.each([
    "",
    "not JSON",
    "[]",
    '{"data":null}',
    '{"data":{"all_homepage":{"items":7}}}',
    '{"errors":[{"message":"x"}]}',
  ])("an answer of %j is a logged error, never an exception", async (body) => {
    const service = content();
    wire.answer(() => ({ status: 200, body }));
    const result = await service.homepage("en-us");
    expect(result.ok).toBe(false);
    expect(log.entries).toHaveLength(1);
  });

  it("an invalid block is dropped, and the page is kept", async () => {
    const service = content();
    wire.rewrite((text) => text.replace(/"hero_band":\{"title":"[^"]*"/, '"hero_band":{"title":null'));
    const home = mustHave(await service.homepage("en-us"));
    expect(home?.rows.map(({ kind }) => kind)).not.toContain("hero_band");
    expect(home?.rows.length).toBeGreaterThan(0);
  });

  it("simultaneous equal queries are sent once", async () => {
    const service = content();
    const [a, b] = await Promise.all([service.homepage("en-us"), service.homepage("en-us")]);
    expect(a).toEqual(b);
    expect(asked()).toHaveLength(1);
  });
});

describe("preview", () => {
  it("reads the same values from drafts as from published content", async () => {
    const published = content();
    const drafts = content(preview);
    const reads: readonly ((service: ContentService) => Promise<ContentResult<unknown>>)[] = [
      (service) => service.homepage("ja-jp"),
      (service) => service.pageByUrl("en-us", "/about-us/order-support"),
      (service) => service.navigation("zh-cn", "main-navigation"),
      (service) => service.productContent("en-us", "4060", "Primary Antibody"),
      (service) => service.globalSettings("en-us", ["header-logo", "footer-legal-statement"], "CN"),
      (service) => service.regionalSettings("en-us", ["technical-support"], "DE"),
      (service) => service.videos("zh-cn", { limit: 5, skip: 0 }),
    ];
    for (const read of reads) expect(mustHave(await read(drafts))).toEqual(mustHave(await read(published)));
  });

  it("shows the latest draft to editors only", async () => {
    const draft = { ...target("target-draft"), publish: [] };
    await importLines([draft]);
    expect((await content().contentTarget("en-us", "target-draft")).ok).toBe(false);
    expect(mustHave(await content(preview).contentTarget("en-us", "target-draft")).title).toBe("target-draft");
  });

  it("C-CMSQ-21: sends the editor's own token as a bearer token, which the service must accept", async () => {
    await content({ preview: { ...preview.preview, editorToken: async () => "demo-editor-token-0001" } }).homepage(
      "en-us",
    );
    const [exchange] = wire.exchanges;
    expect(exchange?.headers.get("authorization")).toBe("Bearer demo-editor-token-0001");
    expect(exchange?.headers.get("preview_token")).toBe("demo-preview-token");
    expect(exchange?.headers.get("live_preview")).toBe("init");
    const unknownEditor = content({ preview: { ...preview.preview, editorToken: async () => "token-of-nobody-0001" } });
    expect(await unknownEditor.homepage("en-us")).toMatchObject({ ok: false });
  });

  it("logs a rejection as an error", async () => {
    const result = await content({ preview: { previewToken: "wrong", hash: "init" } }).homepage("en-us");
    expect(result).toMatchObject({ ok: false });
    expect(log.entries).toMatchObject([{ label: "content query failed" }]);
  });
});

describe("the checks of an external endpoint", () => {
  const keys = (name: string) => String(Reflect.get(bindings, name) ?? "");
  const differences = (outcomes: Awaited<ReturnType<typeof runChecks>>) =>
    outcomes.flatMap(({ name, differs }) => (differs === null ? [] : [`${name}: ${differs}`]));

  it("find no difference in the embedded services, and every query of the shop is within the vendor's limits", async () => {
    const content = await runChecks(`${services.url}/content/graphql`, contentChecks(keys, shopQueries));
    expect(content.length).toBeGreaterThan(30);
    expect(differences(content)).toEqual([]);
    expect(differences(await runChecks(`${services.url}/commerce`, gatewayChecks(keys)))).toEqual([]);
  });

  it("report differences", async () => {
    const lenient: typeof fetch = async () => Response.json({ data: {} });
    expect(differences(await runChecks("https://lenient.example", contentChecks(keys, []), lenient))).toEqual([
      "a list with its total: has no total",
      "a wrong token is refused: accepts a wrong token; the vendor documents that it does not",
      "101 entries are refused: accepts a limit above 100; the vendor documents that it does not",
      "four content types in one request are refused: accepts four content types in one request; the vendor documents that it does not",
    ]);
  });
});
