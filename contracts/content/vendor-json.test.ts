import { expect, it } from "vitest";
import { contentTypes } from "./content-types";
import { contentTypeFile } from "./vendor-json";

const files = contentTypes.map(contentTypeFile);
const known = new Set([...contentTypes.map(({ uid }) => uid as string), "sys_assets"]);

interface Schema {
  readonly uid: string;
  readonly data_type: string;
  readonly min?: number;
  readonly max?: number;
  readonly max_instance?: number;
  readonly reference_to?: readonly string[];
  readonly schema?: readonly Schema[];
  readonly blocks?: readonly { readonly schema: readonly Schema[] }[];
}
const all = (fields: readonly Schema[]): Schema[] =>
  fields.flatMap((field) => [
    field,
    ...all(field.schema ?? []),
    ...(field.blocks ?? []).flatMap(({ schema }) => all(schema)),
  ]);
const fields = files.flatMap(({ schema }) => all(schema as unknown as Schema[]));

it("files for a stack begin with a mandatory title and refer to types that exist", () => {
  expect(files.map(({ schema: [first] }) => [first?.uid, first?.mandatory])).toEqual(files.map(() => ["title", true]));
  expect(fields.flatMap(({ reference_to = [] }) => reference_to).filter((uid) => !known.has(uid))).toEqual([]);
});

it("number and list limits match those of the editors' forms", () => {
  const limitsOf = (uid: string) => fields.filter((field) => field.uid === uid).map(({ min, max }) => [min, max]);
  expect(limitsOf("scroll_speed")).toContainEqual([0, 5000]);
  expect(limitsOf("duration_seconds")).toEqual([[0, undefined]]);
  expect(fields.filter(({ uid }) => uid === "links").map((field) => field.max_instance)).toContain(50);
  // The vendor's limits are whole numbers.
  const all = fields.flatMap(({ min = 0, max = 0, max_instance: most = 0 }) => [min, max, most]);
  expect(all.filter((limit) => !Number.isInteger(limit))).toEqual([]);
});

it("uids begin with a letter, as the vendor's GraphQL needs", () => {
  expect([...known, ...fields.map(({ uid }) => uid)].filter((uid) => !/^[a-z][a-z0-9_]*$/i.test(uid))).toEqual([]);
});
