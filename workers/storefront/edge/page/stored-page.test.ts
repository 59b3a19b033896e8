import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fillPage, storePage } from "./stored-page";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe("a stored page", () => {
  it("lists hashes of its inline scripts instead of a nonce", async () => {
    const html = `<script nonce="abc">a()</script><script nonce="abc" type="module" async="">import "/x.js";\nb("日本")</script><script src="/y.js" nonce="abc"></script><script type="application/ld+json">{"a":1}</script><script nonce="abc">a()</script>`;
    const page = await storePage(html, "text/html", "abc", 0);
    expect(text(page.body)).not.toContain("abc");
    expect(page.scripts).toEqual([hash("a()"), hash('import "/x.js";\nb("日本")')]);
  });

  it("has a tag that depends on its content", async () => {
    const [first, same, other] = await Promise.all(["a", "a", "b"].map((html) => storePage(html, "text/html", "n", 0)));
    expect(first?.etag).toBe(same?.etag);
    expect(first?.etag).not.toBe(other?.etag);
  });

  it("needs no copy for a visitor without personal content", async () => {
    const page = await storePage("<!--bs:slot:toast--><!--/bs:slot:toast-->x", "text/html", "n", 0);
    expect(fillPage(page, {})).toBeNull();
    expect(fillPage(page, { "basket-count": "(1)" })).toBeNull();
    expect(text(fillPage(page, { toast: "é" }) ?? new Uint8Array())).toBe("éx");
    expect(text(page.body)).toBe("x");
  });
});
