import { describe, expect, it } from "vitest";
import { readCookie } from "./session-cookies";

describe("session cookies", () => {
  it("match by full name, and the first one wins", () => {
    expect(readCookie("act-cart=no; ct-cart=a=b; ct-cart=second", "ct-cart")).toBe("a=b");
    expect(readCookie('country="USA"', "country")).toBe("USA");
    expect(readCookie(null, "country")).toBeNull();
    expect(readCookie("country", "country")).toBeNull();
    expect(readCookie("x=country=1", "country")).toBeNull();
  });
});
