import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeHref } from "./safe-href";

describe("safeHref", () => {
  it.each([
    ["/browse?q=akt#top", "path", "/browse?q=akt#top"],
    ["  /about-us/contact-us ", "path", "/about-us/contact-us"],
    ["#applications", "fragment", "#applications"],
    ["https://www.uniprot.org/uniprotkb/P31749", "external", "https://www.uniprot.org/uniprotkb/P31749"],
    ["HTTPS://example.org", "external", "https://example.org/"],
    ["mailto:support@benchside.example", "mail", "mailto:support@benchside.example"],
    ["tel:+1 617-555-0142", "phone", "tel:+1617-555-0142"],
  ])("allows %s", (raw, kind, href) => {
    expect(safeHref(raw)).toEqual({ kind, href });
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "http://example.org",
    "//evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "/\t/evil.test",
    "/.//evil.test",
    "/x/..//evil.test",
    "https:evil.test",
    "https://user:secret@evil.test/",
    "https:\\\\evil.test",
    "browse",
    "?q=1",
    "",
    "   ",
    "mailto:a@b.test?bcc=c@d.test <x>",
    `/${"a".repeat(2048)}`,
    null,
    42,
  ])("refuses %j", (raw) => {
    expect(safeHref(raw)).toBeNull();
  });

  it("never lets a path leave the site, and allows only the schemes https, mailto and tel", () => {
    const pieces = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "//",
      "evil.test",
      "@",
      ":",
      "javascript:",
      "data:",
      "https:",
      "\t",
      "\n",
      "%2f",
      "?",
      "#",
      ";",
      "a",
      " ",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const safe = safeHref(parts.join(""));
        if (!safe) return;
        const resolved = new URL(safe.href, "https://shop.test/here");
        if (safe.kind === "path" || safe.kind === "fragment") expect(resolved.origin).toBe("https://shop.test");
        else expect(["https:", "mailto:", "tel:"]).toContain(resolved.protocol);
      }),
      { numRuns: 5000 },
    );
  });
});
