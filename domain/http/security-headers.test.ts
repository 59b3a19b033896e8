import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, fixedSecurityHeaders } from "./security-headers";

describe("security headers", () => {
  it("allow inline scripts only by nonce or hash", () => {
    const policy = contentSecurityPolicy({
      scripts: ["'nonce-abc'"],
      images: ["https://img.example"],
      forms: ["https://jp.example"],
    });
    expect(policy).toContain("script-src 'self' 'nonce-abc';");
    expect(policy).toContain("img-src 'self' https://img.example data:;");
    expect(policy).toContain("form-action 'self' https://jp.example;");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it("are the same for files that the platform serves itself", () => {
    const text = readFileSync(new URL("../../public/_headers", import.meta.url), "utf8");
    const headers = new Map(
      Array.from(text.matchAll(/^ {2}([\w-]+): (.+)$/gm), ([, name = "", value = ""]) => [name.toLowerCase(), value]),
    );
    for (const [name, value] of fixedSecurityHeaders) expect([name, headers.get(name)]).toEqual([name, value]);
    expect(headers.get("content-security-policy")).toBe(contentSecurityPolicy({}));
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });
});
