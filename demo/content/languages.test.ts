import { describe, expect, it } from "vitest";
import { entries, values } from "./written-content";

describe("languages", () => {
  it("are complete, except for two pages that test fallback", () => {
    const partial = entries
      .filter((entry) => Object.keys(entry.fields).length < 3)
      .map((entry) => `${entry.contentType} ${Object.keys(entry.fields).join(",")}`)
      .sort();
    expect(partial).toEqual(["navigation_link en", "navigation_link ja", "page en", "page ja"]);
  });

  /** Fields that contain codes, names, addresses and paper titles, not words. */
  const codes =
    /(^|\.)(devkey|uid|citation|_content_type_uid|href|url|target|type|slug|value|name|email|address|sequence|protein|binding_partner|site|cells|video_id|video_provider|layout|entry-uid|content-type-uid|display-type|icon|icon_class_name|image_file|file|width|applications\.\d+)(\.\d+)?$/u;
  const internal = new Set(["global_setting", "country"]);

  it("contain no English sentences in Japanese and Chinese", () => {
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

  it("use American spelling, like the shop's messages", () => {
    const british =
      /(?<![\w/-])\w*(?:colour|tumour|neighbour|behaviour|signalling|labell|catalogue|(?:permeabil|normal|recogn|organ|stabil)is[ei])/iu;
    const found = entries.flatMap((entry) =>
      [...values(entry.fields.en)].flatMap(({ path, value }) =>
        typeof value === "string" && !codes.test(path) && british.test(value) ? [`${entry.uid} ${path}: ${value}`] : [],
      ),
    );
    expect(found).toEqual([]);
  });

  it("contain no kana in Chinese", () => {
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
