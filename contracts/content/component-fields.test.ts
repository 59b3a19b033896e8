import * as v from "valibot";
import { expect, it } from "vitest";
import * as own from "./component-fields";

it.each([
  ["a line of text", own.text, [undefined, "Storage"], [null, "Storage"], { kind: "text" }],
  ["lines of text", own.texts, [null, ["Purity"]], [[], ["Purity"]], { kind: "text", multiple: true }],
  ["yes or no", own.flag, [undefined, true], [false, true], { kind: "boolean" }],
  ["a choice", own.choice(["all", "kit"]), [null, "kit"], [null, "kit"], { kind: "select", choices: ["all", "kit"] }],
])("%s parses if unset and if set, and editors can fill it in", (_, { schema, form }, values, read, field) => {
  expect(values.map((value) => v.parse(schema, value))).toEqual(read);
  expect(form("note")).toMatchObject({ uid: "note", title: "Note", ...field });
});
