import { describe, expect, it } from "vitest";
import { readCookie } from "./session-cookies";

describe("cookies of a visit", () => {
  it("are read by their whole name, the first wins", () => {
    expect(readCookie("act-cart=no; ct-cart=a=b; ct-cart=second", "ct-cart")).toBe("a=b");
    expect(readCookie('country="USA"', "country")).toBe("USA");
    expect(readCookie(null, "country")).toBeNull();
    expect(readCookie("country", "country")).toBeNull();
    expect(readCookie("x=country=1", "country")).toBeNull();
  });
});
