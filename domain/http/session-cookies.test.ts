import { describe, expect, it } from "vitest";
import { clearCookie, readCookie, setCookie } from "./session-cookies";

describe("cookies of a visit", () => {
  it("A-TOKEN-12: have path /, secure and SameSite strict", () => {
    const value = setCookie("ct-auth", "x", { expires: Date.UTC(2030, 0, 1), sameSite: "Strict" });
    expect(value).toBe("ct-auth=x; Path=/; Expires=Tue, 01 Jan 2030 00:00:00 GMT; HttpOnly; Secure; SameSite=Strict");
    expect(clearCookie("ct-auth")).toBe("ct-auth=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Strict");
  });

  it("are read by their whole name, the first wins", () => {
    expect(readCookie("act-cart=no; ct-cart=a=b; ct-cart=second", "ct-cart")).toBe("a=b");
    expect(readCookie('country="USA"', "country")).toBe("USA");
    expect(readCookie(null, "country")).toBeNull();
    expect(readCookie("country", "country")).toBeNull();
    expect(readCookie("x=country=1", "country")).toBeNull();
  });
});
