import type { RichTextNode } from "@contracts/content/rich-text";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textOfHtml } from "./html-text.server";

function outline(node: RichTextNode): string {
  if (!("children" in node)) return node.text;
  return `${node.type}(${node.children.map(outline).join("")})`;
}
const read = (html: string) => textOfHtml(html).json.children.map(outline).join(" ");

describe("textOfHtml", () => {
  it("parses headings, paragraphs, lists and tables", () => {
    expect(
      read("<h2>Solutions</h2><p>Mix.</p><ol><li><p>one</p><ul><li>deep</li></ul></li><li>two</li></ol><hr>"),
    ).toBe("h2(Solutions) p(Mix.) ol(li(p(one)ul(li(deep)))li(two)) hr()");
    expect(read("<table><tr><th>A</th><td></td></tr></table>")).toBe("table(tr(th(A)td()))");
  });

  it("keeps marks, breaks and spaces between words", () => {
    const [paragraph] = textOfHtml("<p>5%  <b>BSA</b>\n in <em><sub>2</sub></em><br>x</p>").json.children;
    expect(paragraph).toMatchObject({
      children: [
        { text: "5% " },
        { text: "BSA", bold: true },
        { text: " in " },
        { text: "2", italic: true, subscript: true },
        { text: "\n" },
        { text: "x" },
      ],
    });
  });

  it("wraps text outside blocks in paragraphs", () => {
    expect(read("Wash <a href='/x'>three</a> times.<p>Then</p>stop")).toBe("p(Wash a(three) times.) p(Then) p(stop)");
    expect(read("<div><section>one</section> <section><p>two</p></section></div>")).toBe("p(one) p(two)");
  });

  it.each([
    "<script>alert(1)</script>",
    "<style>p{}</style>",
    "<svg><script>alert(1)</script><text>x</text></svg>",
    "<iframe src='https://evil.test'>x</iframe>",
    "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
    "<form><input value='x'><button>Send</button></form>",
    "<img src=x onerror=alert(1)",
    "<!-- <p>x</p> -->",
  ])("W47: drops %s", (html) => {
    expect(read(html)).not.toMatch(/alert\(1\)|evil|Send|p\{\}|text\(/);
  });

  it("W47: keeps a link's text, and its URL as data that the renderer validates", () => {
    const [paragraph] = textOfHtml('<p><a href="jav&#x09;ascript:alert(1)" onclick="x()" style="y">go</a></p>').json
      .children;
    expect(paragraph).toEqual({
      type: "p",
      attrs: {},
      children: [{ type: "a", attrs: { url: "jav\tascript:alert(1)", target: "_self" }, children: [{ text: "go" }] }],
    });
  });

  it("accepts any input and returns known elements only", () => {
    const known = /^(doc|p|h[1-6]|[ou]l|li|blockquote|hr|table|thead|tbody|tfoot|tr|th|td|a|code)$/;
    const types = (node: RichTextNode): string[] =>
      "children" in node ? [node.type, ...node.children.flatMap(types)] : [];
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom("<p>", "</p>", "<li>", "<svg>", "</svg>", "<script>", "<b", "&lt;", "<td>"),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        for (const type of types(textOfHtml(pieces.join("")).json)) expect(type).toMatch(known);
      }),
    );
    expect(textOfHtml("<div>".repeat(100_000)).json.children).toEqual([]);
  });
});
