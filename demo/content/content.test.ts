import { type ContentType, contentTypes } from "@contracts/content/content-types";
import { knowledgeBaseDocument, resourceDocument } from "@contracts/search-documents";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { checkFields, uidPattern } from "../../workers/services/content/import/check-fields";
import { Problems } from "../../workers/services/content/import/problems";
import { isAppRoute } from "./app-routes";
import { writeContent } from "./entries/content";
import type { Entry, Fields } from "./entries/entry";
import { contentLines, knowledgeBaseDocuments, resourceDocuments } from "./index";
import { locales } from "./locales";

const { entries, assets } = writeContent();
const lines = [...contentLines()];
const types = new Map<string, ContentType>(contentTypes.map((type) => [type.uid, type]));
const ofType = (uid: string) => entries.filter((entry) => entry.contentType === uid);
const inEnglish = (entry: Entry): Fields => entry.fields.en ?? {};

/** Every value in a tree that passes a test, with its path. */
function* values(tree: unknown, path = ""): Iterable<{ path: string; value: unknown }> {
  yield { path, value: tree };
  if (Array.isArray(tree)) for (const [index, item] of tree.entries()) yield* values(item, `${path}.${index}`);
  else if (tree !== null && typeof tree === "object")
    for (const [key, item] of Object.entries(tree)) yield* values(item, path ? `${path}.${key}` : key);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

describe("content entries", () => {
  it("satisfy their content types", () => {
    const found = entries.flatMap((entry) =>
      Object.entries(entry.fields).flatMap(([language, fields]) => {
        const problems = new Problems();
        checkFields(types.get(entry.contentType)?.fields ?? [], fields, "fields", problems);
        return problems.list.map((problem) => `${entry.uid} ${language} ${problem.path}: ${problem.message}`);
      }),
    );
    expect(found).toEqual([]);
  });

  it("have uids that are valid and unique", () => {
    const uids = [...entries, ...assets].map((item) => item.uid);
    expect(uids.filter((uid) => !uidPattern.test(uid))).toEqual([]);
    expect(uids.filter((uid, index) => uids.indexOf(uid) !== index)).toEqual([]);
  });

  it("have unique values where their type asks for it", () => {
    const repeated = [...types.values()].flatMap((type) =>
      (type.unique ?? []).flatMap((field) => {
        const seen = ofType(type.uid).map((entry) => JSON.stringify(inEnglish(entry)[field]));
        return seen
          .filter((value, index) => seen.indexOf(value) !== index)
          .map((value) => `${type.uid} ${field} ${value}`);
      }),
    );
    expect(repeated).toEqual([]);
  });

  it("refer only to what exists", () => {
    const known = new Map<string, string>(entries.map((entry) => [entry.uid, entry.contentType]));
    const files = new Set(assets.map((asset) => asset.uid));
    const broken: string[] = [];
    for (const entry of entries)
      for (const { path, value } of values(entry.fields)) {
        if (
          isRecord(value) &&
          typeof value._content_type_uid === "string" &&
          known.get(String(value.uid)) !== value._content_type_uid
        )
          broken.push(`${entry.uid} ${path} → ${String(value.uid)}`);
        if (
          isRecord(value) &&
          value["entry-uid"] &&
          known.get(String(value["entry-uid"])) !== value["content-type-uid"]
        )
          broken.push(`${entry.uid} ${path} → ${String(value["entry-uid"])}`);
        if (/\.(image_file|file)$/u.test(path) && typeof value === "string" && !files.has(value))
          broken.push(`${entry.uid} ${path} → ${value}`);
      }
    expect(broken).toEqual([]);
  });

  it("use every content type", () => {
    expect(contentTypes.map((type) => type.uid).filter((uid) => ofType(uid).length === 0)).toEqual([]);
  });
});

describe("languages", () => {
  it("are complete but for the two pages that show what happens when they are not", () => {
    const partial = entries
      .filter((entry) => Object.keys(entry.fields).length < 3)
      .map((entry) => `${entry.contentType} ${Object.keys(entry.fields).join(",")}`)
      .sort();
    expect(partial).toEqual(["navigation_link en", "navigation_link ja", "page en", "page ja"]);
  });

  /** Fields that hold codes, names and addresses rather than words. */
  const codes =
    /(^|\.)(devkey|uid|_content_type_uid|href|url|target|type|slug|value|name|email|address|sequence|protein|binding_partner|site|cells|video_id|video_provider|layout|entry-uid|content-type-uid|display-type|icon|icon_class_name|image_file|file|width|applications\.\d+)(\.\d+)?$/u;
  const internal = new Set(["global_setting", "country"]);

  it("hold no English sentences in Japanese and Chinese", () => {
    const english: string[] = [];
    for (const entry of entries) {
      for (const language of ["ja", "zh"] as const)
        for (const { path, value } of values(entry.fields[language])) {
          if (typeof value !== "string" || codes.test(path)) continue;
          if (internal.has(entry.contentType) && path === "title") continue;
          const words = value.match(/[A-Za-z]{2,}/gu) ?? [];
          const own = value.match(/[\u3040-\u30ff\u3400-\u9fff]/gu) ?? [];
          if (words.length >= 5 && own.length < words.length)
            english.push(`${entry.uid} ${language} ${path}: ${value.slice(0, 80)}`);
        }
    }
    expect(english).toEqual([]);
  });

  it("do not mix kana into Chinese", () => {
    const mixed = entries.flatMap((entry) =>
      [...values(entry.fields.zh)].flatMap(({ path, value }) =>
        typeof value === "string" && /[\u3041-\u30f6]/u.test(value)
          ? [`${entry.uid} ${path}: ${value.slice(0, 60)}`]
          : [],
      ),
    );
    expect(mixed).toEqual([]);
  });
});

describe("links inside the shop", () => {
  const pagesByUid = new Map(ofType("navigation_link").map((entry) => [entry.uid, entry]));
  const addressed = entries.flatMap((entry) => {
    const fields = entry.fields.en ?? entry.fields.ja ?? {};
    const page = isRecord(fields.page) ? fields.page.navigation_link : fields.navigation_link;
    if (entry.contentType === "global_setting" || entry.contentType === "library_item" || !isRecord(page)) return [];
    const link = pagesByUid.get(String(page.uid));
    const target = (link?.fields.en ?? link?.fields.ja)?.link_v2;
    return isRecord(target) ? [String(target.href)] : [];
  });
  const articles = ofType("support_article").map((entry) => {
    const { slug, article_id: id } = inEnglish(entry);
    return `/learn-and-support/technical-support/${String(slug)}/${String(id)}`;
  });
  const known = new Set([...addressed, ...articles]);

  it("lead to a page of the content or a route of the application", () => {
    const broken = new Set<string>();
    for (const entry of entries)
      for (const { path, value } of values(entry.fields)) {
        if (!/(^|\.)(href|url)$/u.test(path) || typeof value !== "string" || !value.startsWith("/")) continue;
        const address = new URL(value, "https://shop.example");
        if (!known.has(address.pathname) && !isAppRoute(address.pathname))
          broken.add(`${entry.uid} ${path} → ${value}`);
      }
    const html = ofType("protocol").flatMap((entry) =>
      Object.values(entry.fields).flatMap((fields) =>
        [...String(fields.html_content).matchAll(/href="(\/[^"]*)"/gu)].map((match) => match[1] ?? ""),
      ),
    );
    for (const address of html) if (!known.has(address)) broken.add(address);
    expect([...broken]).toEqual([]);
  });

  it("give every page an address of its own", () => {
    expect(addressed.filter((address, index) => addressed.indexOf(address) !== index)).toEqual([]);
  });

  it("cover the addresses of the specification", () => {
    const wanted = [
      "/product-information",
      "/product-information/promotions",
      "/learn-and-support/technical-support",
      "/learn-and-support/technical-support/articles",
      "/learn-and-support/support-information",
      "/learn-and-support/pdf-download-page",
      "/learn-and-support/videos-and-webinars",
      "/learn-and-support/troubleshooting",
      "/learn-and-support/phosphositeplus-ptm-database",
      "/about-us/our-company/media-room",
      "/about-us/contact-us",
      "/about-us/order-support",
      "/research/cancer/cancer-biomarker-guide",
      "/services/products-and-services-inquiry/customized-and-carrier-free-formulations",
      "/services/proteomics-analytical-services/ptmscan-inquiries",
      "/protocols",
      "/content",
    ];
    expect(wanted.filter((address) => !known.has(address))).toEqual([]);
  });
});

describe("what the content shows", () => {
  const keysOf = (entry: Entry | undefined, path: RegExp) =>
    new Set(
      [...values(entry?.fields.en)].flatMap(({ path: at, value }) =>
        path.test(at) && isRecord(value) ? Object.keys(value) : [],
      ),
    );

  it("has every kind of content block on one page", () => {
    const page = ofType("page").find((entry) => inEnglish(entry).devkey === "content-blocks");
    expect([...keysOf(page, /^content_blocks\.\d+$/u)].sort()).toEqual([
      "accordion",
      "carousel",
      "custom_component",
      "hero_banner",
      "hero_with_ticker",
      "image_map",
      "navigation",
      "reference",
      "rich_text",
      "tiles",
    ]);
  });

  it("has a menu four levels deep", () => {
    const menu = ofType("navigation").find((entry) => inEnglish(entry).devkey === "main-navigation");
    const depth = Math.max(...[...values(menu?.fields.en)].map(({ path }) => path.split("items").length - 1));
    expect(depth).toBe(4);
  });

  it("places every kind of component and every part on product pages", () => {
    const found = ofType("pdp_template").map((entry) => [
      ...keysOf(entry, /components\.\d+$/u),
      ...keysOf(entry, /sub_components\.\d+$/u),
    ]);
    const type = types.get("pdp_template");
    const defined = [...values(type)].flatMap(({ path, value }) =>
      /blocks\.\d+$/u.test(path) && isRecord(value) ? [String(value.uid)] : [],
    );
    expect([...new Set(defined)].filter((kind) => !found.flat().includes(kind))).toEqual([]);
  });

  it("has a template for every product type, Generic and one override", () => {
    const uses = ofType("pdp_template_target").map((entry) => inEnglish(entry));
    expect(uses.filter((use) => use.override_product_type_template).map((use) => use.product_id)).toEqual(["4060"]);
    expect(uses.filter((use) => use.product_type === "Generic")).toHaveLength(1);
    expect(uses.filter((use) => !use.override_product_type_template)).toHaveLength(14);
  });

  it("uses every shape of content rule", () => {
    const rules = JSON.stringify(ofType("content_target").map(inEnglish));
    const shapes = [
      ...["and", "or", "not"].map((mode) => `"match":"${mode}"`),
      ...["on", "after", "before", "between"].map((mode) => `"time":{"match":"${mode}"`),
      ...["generic", "additional_information", "legal_statement"].map((kind) => `{"${kind}":`),
      ...["product_type", "product_id", "product_ids", "product_status", "product_category", "country_codes"].map(
        (domain) => `"domain-${domain.replaceAll("_", "-")}`,
      ),
      ...["metadata_domain_value", "country", "audience"].map((kind) => `"_content_type_uid":"${kind}"`),
      '"is_not":true',
    ];
    expect(shapes.filter((shape) => !rules.includes(shape))).toEqual([]);
  });

  it("holds the lists that steer header, footer and selling", () => {
    const settings = ofType("global_setting").map(inEnglish);
    const listsOf = (devkey: string) => settings.filter((one) => one.devkey === devkey).map((one) => one.value);
    expect(listsOf("hide-price-list")).toEqual(["2114S"]);
    expect(listsOf("made-to-order-product-list")).toEqual(["2115S"]);
    expect(listsOf("excluded-products")).toEqual(["2112S", "2113S"]);
    expect(listsOf("b2dAllowedCountries")).toEqual(["BR, IN, IL, TR, ZA, PL, CZ"]);
  });

  it("has enough of everything", () => {
    const least = {
      page: 30,
      support_article: 32,
      news: 8,
      content_video: 8,
      pathway_diagram: 6,
      protein_domain_page: 3,
      protocol: 8,
      library_item: 7,
    };
    expect(Object.entries(least).filter(([type, count]) => ofType(type).length < count)).toEqual([]);
  });
});

describe("files and documents", () => {
  it("draws pictures without scripts, styles or outside addresses", () => {
    const svgs = assets.filter((asset) => asset.mime === "image/svg+xml");
    expect(svgs.length).toBeGreaterThan(40);
    for (const { uid, body } of svgs) {
      expect(body, uid).not.toMatch(/<script|style=|href=|NaN|undefined/u);
      expect(body.length, uid).toBeLessThan(100_000);
    }
  });

  it("gives the search engines documents of their contract, each once", () => {
    for (const locale of locales) {
      const resources = [...resourceDocuments(locale)].map((document) => v.parse(resourceDocument, document));
      const answers = [...knowledgeBaseDocuments(locale)].map((document) => v.parse(knowledgeBaseDocument, document));
      for (const documents of [resources, answers]) {
        const ids = documents.map((document) => document.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(
          documents.filter((document) => /\*\*|\]\(|\^\{/u.test(document.body)).map((document) => document.id),
        ).toEqual([]);
      }
      expect(answers.length).toBeGreaterThanOrEqual(32);
    }
  });

  it("sends content types first, then files, then entries", () => {
    const order = lines.map((line) => line.kind);
    expect(order).toEqual([...order].sort((a, b) => rank(a) - rank(b)));
  });
});

function rank(kind: string): number {
  return ["content_type", "asset", "entry"].indexOf(kind);
}
