import { fileLines } from "@contracts/office/files";
import * as v from "valibot";
import { expect, it } from "vitest";
import { bodyOf, type Field, readForm } from "./fields";
import { isForged } from "./forged-request";

it("names with dots become nested objects and lists, with typed values", () => {
  const fields: Field[] = [
    { name: "lines.0.id", label: "", kind: "hidden" },
    { name: "lines.0.quantity", label: "", kind: "number" },
    { name: "lines.0.lots.1.lot", label: "" },
    { name: "all", label: "", kind: "check" },
  ];
  const values = { "lines.0.id": "a", "lines.0.quantity": " 12 ", "lines.0.lots.1.lot": "", all: "true" };
  const lots = [];
  lots[1] = { lot: null };
  expect(bodyOf(fields, values)).toEqual({ lines: [{ id: "a", quantity: 12, lots }], all: true });
  expect(bodyOf(fields.slice(1, 2), { "lines.0.quantity": "many" })).toEqual({ lines: [{ quantity: "many" }] });
  expect(bodyOf(fields.slice(1, 2), { "lines.0.quantity": "１２" })).toEqual({ lines: [{ quantity: 12 }] });
});

const form = (headers: Record<string, string>) =>
  isForged({
    url: "https://office.shop.test/people/invite",
    headers: new Headers({ host: "office.shop.test", ...headers }),
  });

it("a form from another origin, or without an origin, counts as forged", () => {
  expect(form({ origin: "https://office.shop.test" })).toBe(false);
  expect(form({ "sec-fetch-site": "same-origin" })).toBe(false);
  for (const origin of ["https://shop.test", "null", "https://office.shop.test.evil.example"])
    expect(form({ origin })).toBe(true);
  expect(form({ "sec-fetch-site": "same-site", origin: "https://office.shop.test" })).toBe(true);
  expect(form({})).toBe(true);
});

it("typed values are kept, including unticked boxes and the lines of a file", async () => {
  const fields: Field[] = [
    { name: "ship", label: "", kind: "check", value: "true" },
    { name: "csv", label: "", kind: "csv" },
  ];
  const sent = new FormData();
  sent.set("csv", "");
  sent.set("csv.file", new Blob(["order,carrier\n"]));
  sent.set("other", "dropped");
  const digest = expect.any(String);
  expect(await readForm(sent, fields)).toEqual({
    ...{ values: { ship: "false", csv: "order,carrier\n", "csv.digest": digest }, problems: [] },
  });
  sent.set("csv.file", new Blob([new Uint8Array([0xff, 0xfe, 0xb5, 0x00, 0x67, 0x00])]));
  expect((await readForm(sent, fields)).values).toMatchObject({ csv: "µg" });
  sent.set("csv.file", new Blob([new Uint8Array([0x6f, 0x83, 0x8a])]));
  const { csv } = (await readForm(sent, fields)).values;
  expect(csv).toContain("\uFFFD");
  expect(v.safeParse(fileLines(100), csv).issues?.[0].message).toMatch(/Save it as “CSV UTF-8”/);
});

it("a file above 1 MB is refused beside its field, without asking the services", async () => {
  const sent = new FormData();
  const fields: Field[] = [{ name: "picture", label: "", kind: "picture" }];
  sent.set("picture", new File([new Uint8Array(1_048_577)], "a.png"));
  const message = "This file is too large. At most 1 MB.";
  expect(await readForm(sent, fields)).toEqual({
    ...{ values: {}, problems: [{ code: "InvalidInput", field: "picture", message }] },
  });
});
