import { describe, expect, it } from "vitest";
import { headingsOf, html, plainText, richText, searchText } from "./rich-text";

describe("rich text markup", () => {
  it("turns marks and links into text nodes of one paragraph", () => {
    expect(richText("Ca^{2+} and **CO_{2}**, see [browse](/browse)").children).toEqual([
      {
        type: "p",
        uid: "n2",
        attrs: {},
        children: [
          { text: "Ca" },
          { text: "2+", superscript: true },
          { text: " and " },
          { text: "CO", bold: true },
          { text: "2", bold: true, subscript: true },
          { text: ", see " },
          { type: "a", uid: "n1", attrs: { url: "/browse", target: "_self" }, children: [{ text: "browse" }] },
        ],
      },
    ]);
  });

  it("nests ordered lists to three levels", () => {
    expect(html("1. one\n  1. two\n    1. three\n2. four")).toBe(
      "<ol><li><p>one</p><ol><li><p>two</p><ol><li><p>three</p></li></ol></li></ol></li><li><p>four</p></li></ol>",
    );
  });

  it("turns tables into a header and a body of equal width", () => {
    expect(html("| A | B |\n|---|---|\n| 1 | 2 |")).toBe(
      "<table><thead><tr><th><p>A</p></th><th><p>B</p></th></tr></thead><tbody><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>",
    );
    expect(() => html("| A | B |\n|---|---|\n| 1 |")).toThrow("has 1 cells below 2 heads");
  });

  it("supports column widths of 33, 50, 66 and 100", () => {
    const [row] = richText("::: 33 66\nleft\n:::\nright\n:::end").children;
    expect(row).toMatchObject({ type: "row", children: [{ attrs: { width: 0.33 } }, { attrs: { width: 0.66 } }] });
    expect(() => richText("::: 40 60\nx\n:::\ny\n:::end")).toThrow("not 40");
  });

  it("embeds entries by uid", () => {
    expect(richText("!content_image image_hero").children).toMatchObject([
      { type: "reference", attrs: { type: "entry", "entry-uid": "image_hero", "content-type-uid": "content_image" } },
    ]);
  });

  it("escapes HTML and rejects unclosed marks", () => {
    expect(html("a < b & c")).toBe("<p>a &lt; b &amp; c</p>");
    expect(() => richText("**open")).toThrow("“**” is not closed");
  });

  it("extracts text and headings for search engines", () => {
    const text = richText("## Blocking\nUse 5% BSA in **TBST**.\n- one\n- two");
    expect(plainText(text)).toBe("Blocking Use 5% BSA in TBST. one two");
    expect(headingsOf(text)).toEqual(["Blocking"]);
  });

  it("puts paragraphs before headings and tables in the text for search, whose beginning is an excerpt", () => {
    const text = richText(
      "| You want to | Possible |\n|---|---|\n| Return it | No |\n\n## If it fails\n\nWrite to us.",
    );
    expect(searchText(text)).toBe("Write to us. You want to Possible Return it No If it fails");
  });
});
