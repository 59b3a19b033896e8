import { describe, expect, it } from "vitest";
import { escapeHtml, html, markup } from "./html";
import { edgeSlotClose, edgeSlotNames, edgeSlotOpen } from "./markers";

describe("slot markup", () => {
  it("escapes every value of a template", () => {
    expect(html`<a title="${`"><script>'&`}">${2}</a>`).toBe('<a title="&quot;&gt;&lt;script&gt;&#39;&amp;">2</a>');
    expect(escapeHtml("plain")).toBe("plain");
  });

  it("accepts raw markup only if built by the template", () => {
    expect(html`<p>${markup(html`<b>${"<"}</b>`)}</p>`).toBe("<p><b>&lt;</b></p>");
  });

  it("keeps a template without values", () => {
    expect(html`<br>`).toBe("<br>");
  });

  it("delimits each slot by a unique pair of comments", () => {
    for (const name of edgeSlotNames) {
      expect(edgeSlotOpen(name)).toBe(`<!--bs:slot:${name}-->`);
      expect(edgeSlotClose(name)).toBe(`<!--/bs:slot:${name}-->`);
    }
  });
});
