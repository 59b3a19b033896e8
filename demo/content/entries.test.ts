import { contentTypes } from "@contracts/content/content-types";
import { describe, expect, it } from "vitest";
import { checkFields, uidPattern } from "../../workers/services/content/import/check-fields";
import { Problems } from "../../workers/services/content/import/problems";
import { assets, entries, inEnglish, isRecord, ofType, types, values } from "./written-content";

describe("content entries", () => {
  it("match their content types", () => {
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

  it("refer only to existing entries", () => {
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
