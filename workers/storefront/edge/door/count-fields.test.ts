import { describe, expect, it } from "vitest";
import { countFields, maxFields } from "./count-fields";

const bytes = (text: string) => new TextEncoder().encode(text);
const urlencoded = "application/x-www-form-urlencoded;charset=UTF-8";

describe("the fields of a form", () => {
  it.each([
    ["", 0],
    ["a=1", 1],
    ["a=1&b=2&", 3],
    ["a=1%26b", 1],
  ])("in %j number %i", (body, expected) => {
    expect(countFields(bytes(body), urlencoded)).toBe(expected);
  });

  it("are counted by the boundary of a multipart form", async () => {
    const form = new FormData();
    for (const name of ["a", "b", "c"]) form.append(name, "one & two\r\n--three");
    const sent = new Response(form);
    const type = sent.headers.get("content-type") ?? "";
    expect(countFields(new Uint8Array(await sent.arrayBuffer()), type)).toBe(3);
    expect(countFields(bytes("--x y\r\n\r\n1\r\n--x y--"), 'multipart/form-data; boundary="x y"')).toBe(1);
  });

  it.each([
    ["multipart/form-data; charset=utf-8; boundary=x", 2],
    ["Multipart/Form-Data;Boundary=x; charset=utf-8", 2],
    ["multipart/form-data", null],
    ["multipart/form-data; boundary=", null],
    ["multipart/form-data; xboundary=other; boundary=x", 2],
    ['multipart/form-data; other="boundary=other"; boundary=x', null],
    ['multipart/form-data; boundary="\\x"', null],
    ["multipart/form-data; boundary=other; boundary=x", 0],
  ])("are counted only with a boundary that the form parser reads in the same way: %j", (type, expected) => {
    expect(countFields(bytes("--x\r\n\r\n1\r\n--x\r\n\r\n2\r\n--x--"), type)).toBe(expected);
  });

  it("number zero without a form", () => {
    expect(countFields(bytes("a&b&c"), "application/json")).toBe(0);
  });

  it("are counted only up to the limit", () => {
    const count = countFields(bytes("a&".repeat(500_000)), urlencoded);
    expect(count).toBeGreaterThan(maxFields);
    expect(count).toBeLessThan(maxFields + 10);
  });
});
