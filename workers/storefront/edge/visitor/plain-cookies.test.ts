import { clearCookie, preferenceCookie, setCookie } from "@domain/http/cookies/set-cookie";
import { describe, expect, it } from "vitest";
import { storefrontOrigins } from "../../../../tests/factories/edge";
import { keepsPlainCookies, makeCookiesPlain } from "./plain-cookies";

const settings = (origin: string, demo = true) => ({
  demo,
  origins: { ...storefrontOrigins("global"), current: origin },
});

describe("cookies without Secure", () => {
  it.each(["http://localhost:8787", "http://jp.localhost:8787", "http://127.0.0.1:8787", "http://[::1]:8787"])(
    "are for %s of a demonstration machine",
    (origin) => {
      expect(keepsPlainCookies(settings(origin), `${origin}/cart`)).toBe(true);
      expect(keepsPlainCookies(settings(origin, false), `${origin}/cart`), "a deployment").toBe(false);
    },
  );

  it.each([
    ["https://localhost:8787", "https://localhost:8787/"],
    ["https://www.benchside.example", "http://localhost:8787/"],
    ["http://localhost:8787", "http://localhost.benchside.example/"],
    ["http://localhost:8787", "http://127.0.0.10/"],
    ["http://localhost:8787", "https://localhost:8787/"],
    ["http://shop.test", "http://shop.test/"],
  ])("are not sent by a shop at %s for a request to %s", (origin, url) => {
    expect(keepsPlainCookies(settings(origin), url)).toBe(false);
  });

  it("keep all other attributes and their order", () => {
    const headers = new Headers({ "content-type": "text/html" });
    const cookies = [
      preferenceCookie("country", "USA"),
      clearCookie("ct-auth"),
      setCookie("ct-cart", "Secure", { maxAge: 60, sameSite: "strict" }),
    ];
    for (const cookie of cookies) headers.append("set-cookie", cookie);
    makeCookiesPlain(headers);
    expect(headers.getSetCookie()).toEqual([
      "country=USA; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax",
      "ct-auth=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict",
      "ct-cart=Secure; Max-Age=60; Path=/; HttpOnly; SameSite=Strict",
    ]);
    expect(headers.get("content-type")).toBe("text/html");
  });

  it("are never used in frames or for names with a Secure prefix", () => {
    const kept = [
      setCookie("ct-auth", "x", { maxAge: 60, sameSite: "strict", framed: true }),
      "__Host-a=1; Path=/; Secure",
      "__Secure-b=1; Path=/; Secure",
    ];
    const headers = new Headers();
    for (const cookie of kept) headers.append("set-cookie", cookie);
    makeCookiesPlain(headers);
    expect(headers.getSetCookie()).toEqual(kept);
  });
});
