import { describe, expect, it } from "vitest";
import { clearCookie, preferenceCookie, setCookie } from "./set-cookie";

describe("shop cookies", () => {
  it("A-TOKEN-12: have path /, secure and SameSite strict", () => {
    const value = setCookie("ct-auth", "x", { expires: Date.UTC(2030, 0, 1), sameSite: "strict" });
    expect(value).toBe("ct-auth=x; Path=/; Expires=Tue, 01 Jan 2030 00:00:00 GMT; HttpOnly; Secure; SameSite=Strict");
    expect(clearCookie("ct-auth")).toBe("ct-auth=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict");
  });

  it("keep a preference for a year", () => {
    expect(preferenceCookie("country", "USA")).toBe(
      "country=USA; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax",
    );
  });

  it("reject characters that end the value or the header", () => {
    for (const value of ["a;b", "a\r\nx: y", "ü"]) expect(() => preferenceCookie("country", value)).toThrow(TypeError);
  });
});
