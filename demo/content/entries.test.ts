import { contentTypes } from "@contracts/content/content-types";
import { readForm } from "@domain/desk/read-form";
import { writeForm } from "@domain/desk/write-form";
import { describe, expect, it } from "vitest";
import { bodyOf } from "../../workers/office/framework/fields";
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

  it("are unchanged after a round trip through the editors' form, without fields that must be edited as JSON", () => {
    const typeOf = new Map<string, string>(entries.map(({ uid, contentType }) => [uid, contentType]));
    const lost = entries.flatMap(({ uid, contentType, fields }) => {
      const definition = types.get(contentType)?.fields ?? [];
      return Object.entries(fields).flatMap(([language, before]) => {
        const controls = writeForm(definition, before, {});
        const kinds = { markup: "long", long: "long", check: "check", number: "number", choice: "choice" } as const;
        const sent = controls.flatMap(({ path, kind, value, adds }) =>
          adds ? [] : [{ name: path, label: "", kind: kinds[kind as keyof typeof kinds] ?? "text", value }],
        );
        const form = bodyOf(sent, Object.fromEntries(sent.map(({ name, value }) => [name, value])));
        const read = readForm(definition, { form, add: {}, before: {} }, (text, to) => ({
          ...{ uid: text.slice(1, -1), contentType: to === null ? "" : (typeOf.get(text.slice(1, -1)) ?? "") },
        }));
        const isSame = JSON.stringify(shown(read.fields)) === JSON.stringify(shown(before));
        const json = controls.filter(({ value }) => value.includes("!json"));
        return isSame && read.problems.length === 0 && json.length === 0 ? [] : [`${uid} ${language}`];
      });
    });
    expect(lost).toEqual([]);
  });

  it("have uids that are valid and unique", () => {
    const uids = [...entries, ...assets].map((item) => item.uid);
    expect(uids.filter((uid) => !uidPattern.test(uid))).toEqual([]);
    expect(uids.filter((uid, index) => uids.indexOf(uid) !== index)).toEqual([]);
  });

  it("have unique values where their type requires it", () => {
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

/** Values in a comparable form: without rich text uids and empty values. */
function shown(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(shown);
  if (!isRecord(value)) return value;
  const isNode = Array.isArray(value.children) || "text" in value;
  const kept = Object.entries(value)
    .map(([name, inner]): [string, unknown] => [name, shown(inner)])
    .filter(([name, inner]) => !(isNode && name === "uid") && name !== "_version" && !isNothing(inner));
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
}
const isNothing = (value: unknown) =>
  [null, undefined, "", false].includes(value as never) ||
  (isRecord(value) && Object.keys(value).length === 0) ||
  (Array.isArray(value) && value.length === 0);
