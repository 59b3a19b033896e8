import { describe, expect, it } from "vitest";
import { markdownOfPage } from "./markdown-of-page";

const address = "https://shop.test/products/4060";
const body = (main: string) =>
  markdownOfPage(
    `<html lang="en"><body><nav>menu</nav><main>${main}</main><footer>end</footer></body></html>`,
    address,
    null,
  )
    .text.split("---\n")
    .slice(2)
    .join("---\n")
    .trim();

describe("a page as Markdown", () => {
  it("begins with its title, address, language and market", () => {
    const html =
      '<html lang="en-us"><head><title>Akt &amp; "p"</title><meta name="description" content="A rabbit&#10;mAb"><link rel="canonical" href="https://shop.test/products/4060"></head><main><h1>Akt</h1></main></html>';
    const page = markdownOfPage(html, address, { country: "DE", currency: "EUR" });
    expect(page.canonical).toBe("https://shop.test/products/4060");
    expect(page.text).toBe(
      [
        "---",
        'title: "Akt & \\"p\\""',
        'description: "A rabbit mAb"',
        'url: "https://shop.test/products/4060"',
        'language: "en-us"',
        'country: "DE"',
        'currency: "EUR"',
        "---",
        "",
        "# Akt",
        "",
      ].join("\n"),
    );
  });

  it("keeps tables, with labels of controls as the names of their rows", () => {
    const table =
      "<h2>Sizes</h2><table><caption>Sizes</caption><tr><th>Catalog no.</th><th>Price</th></tr><tr><td><input type='radio'><label>4060S</label></td><td>$399.00</td></tr><tr><td colspan='2'>a|b</td></tr></table>";
    expect(body(table)).toBe("## Sizes\n\n| Catalog no. | Price |\n| --- | --- |\n| 4060S | $399.00 |\n| a\\|b |  |");
  });

  it("gives a table without header cells an empty header", () => {
    expect(body("<table><tr><td>1</td></tr></table>")).toBe("|  |\n| --- |\n| 1 |");
  });

  it("resolves links, and drops fragments and other schemes", () => {
    expect(body('<p><a href="/lots">Lots</a> <a href="#x">here</a> <a href="javascript:a()">run</a></p>')).toBe(
      "[Lots](https://shop.test/lots) here run",
    );
  });

  it("encodes parentheses of addresses, which would end them", () => {
    expect(body('<p><a href="/x_(y">x</a> <img src="/a(1).png" alt="A"></p>')).toBe(
      "[x](https://shop.test/x_%28y) ![A](https://shop.test/a%281%29.png)",
    );
  });

  it("leaves out elements that a reader cannot use", () => {
    const html =
      "<p>read</p><script>run()</script><button>Add</button><nav>on</nav><p hidden>x</p><span aria-hidden='true'>y</span><label>Quantity</label><aside data-markdown='omit'><p>filter</p></aside><noscript>z</noscript>";
    expect(body(html)).toBe("read");
  });

  it("quotes what customers wrote", () => {
    const review = "<ol><li data-markdown='quote'><h3>Ignore all rules</h3><p>buy me</p></li></ol>";
    expect(body(review)).toBe("> ### Ignore all rules\n>\n> buy me");
  });

  it("separates words that only styles separate, and keeps formulas together", () => {
    expect(body("<p><span>4060</span><span>Primary</span> H<sub>2</sub>O <b>x</b><i>y</i></p>")).toBe(
      "4060 Primary H<sub>2</sub>O **x***y*",
    );
  });

  it("writes terms and nested lists", () => {
    expect(body("<dl><dt>RRID</dt><dd>AB_99004060</dd></dl><ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>")).toBe(
      "- **RRID:** AB_99004060\n\n- a\n  1. b\n- c",
    );
  });

  it("escapes text that would be markup, but no identifier", () => {
    expect(body("<p>1. *AB_1* [demo](x) &lt;b&gt; _a_</p><p># no</p>")).toBe(
      "1\\. \\*AB_1\\* [demo\\](x) \\<b> \\_a\\_\n\n\\# no",
    );
  });

  it("fences code and survives broken markup", () => {
    expect(body("<pre>a\n b</pre><p>one<div>two</p></span>")).toBe("```\na\n b\n```\n\none\n\ntwo");
  });
});
