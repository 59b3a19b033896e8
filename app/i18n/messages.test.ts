import { readdirSync } from "node:fs";
import { locales } from "@domain/market/market";
import { describe, expect, it } from "vitest";
import { messages as enShop } from "./messages/en_EN";
import { messages as jaShop } from "./messages/ja_JP";
import { onDemand as enOnDemand } from "./messages/on-demand/en_EN";
import { onDemand as jaOnDemand } from "./messages/on-demand/ja_JP";
import { onDemand as zhOnDemand } from "./messages/on-demand/zh_CN";
import { messages as zhShop } from "./messages/zh_CN";
import { untranslatedTerms } from "./untranslated-terms";

const en = { ...enShop, ...enOnDemand };
const ja = { ...jaShop, ...jaOnDemand };
const zh = { ...zhShop, ...zhOnDemand };

type Flat = ReadonlyMap<string, string>;
function flatten(tree: object, path: readonly string[] = []): Flat {
  const out = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") out.set([...path, key].join("."), value);
    else for (const [inner, text] of flatten(value, [...path, key])) out.set(inner, text);
  }
  return out;
}
/** Key without its plural form: languages differ in the forms they need. */
const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");
const placeholders = (text: string) => new Set([...text.matchAll(/\{\{\s*-?\s*(\w+)/g)].map((match) => match[1]));

const english = flatten(en);
const others: readonly [string, Flat, RegExp][] = [
  ["ja_JP", flatten(ja), /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u],
  ["zh_CN", flatten(zh), /\p{Script=Han}/u],
];

const stripped = (text: string) =>
  [...untranslatedTerms]
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ""), text.replace(/\{\{[^}]*\}\}/g, "").replace(/<[^>]*>/g, ""));

describe("message catalogues", () => {
  it("C-LOC-03: every locale has its file, and the same areas are registered in each", () => {
    const names = Object.values(locales)
      .map(({ file }) => file)
      .sort();
    const withEnding = (ending: string) => names.map((name) => `${name}.${ending}`);
    const entries = readdirSync(new URL("./messages", import.meta.url), { withFileTypes: true });
    expect(entries.filter(({ name }) => name.endsWith(".ts")).map(({ name }) => name)).toEqual(withEnding("ts"));
    for (const { name } of entries.filter((entry) => entry.isDirectory())) {
      const files = withEnding(name === "on-demand" ? "ts" : "json");
      expect(readdirSync(new URL(`./messages/${name}`, import.meta.url)).sort(), name).toEqual(files);
    }
    for (const other of [ja, zh]) expect(Object.keys(other).sort()).toEqual(Object.keys(en).sort());
  });

  it("has no empty English text", () => {
    expect([...english].filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  describe.each(others)("%s", (_name, texts, script) => {
    it("has the keys of English, no more and no fewer", () => {
      expect(new Set([...texts.keys()].map(stem))).toEqual(new Set([...english.keys()].map(stem)));
      const pluralised = [...texts.keys()].filter((key) => stem(key) !== key && english.has(key));
      expect(pluralised.filter((key) => !texts.has(`${stem(key)}_other`))).toEqual([]);
    });

    it("has the placeholders of English in every text", () => {
      const wrong = [...texts].filter(([key, text]) => {
        const source = english.get(key) ?? english.get(`${stem(key)}_other`) ?? "";
        const [a, b] = [placeholders(source), placeholders(text)];
        return a.size !== b.size || [...a].some((name) => !b.has(name));
      });
      expect(wrong).toEqual([]);
    });

    it("has no empty text", () => {
      expect([...texts].filter(([, text]) => text.trim() === "")).toEqual([]);
    });

    it("has full-width parentheses around a remark", () => {
      expect([...texts].filter(([, text]) => /^\(.*\)$/.test(text))).toEqual([]);
      expect(texts.get("account.settings.emailConfirmed")).toMatch(/^（.*）$/);
    });

    it("has no English left: two words in a row, or a text of letters without its own script", () => {
      const left = [...texts].filter(([, text]) => {
        const rest = stripped(text);
        return /[A-Za-z]{2,}[ ,]+[A-Za-z]{2,}/.test(rest) || (/[A-Za-z]{4,}/.test(rest) && !script.test(rest));
      });
      expect(left).toEqual([]);
    });
  });
});
