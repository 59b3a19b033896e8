import { type RichText as RichTextValue, richText } from "@contracts/content/rich-text";
import { StaticRouter } from "@framework/remix-testing";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { pageTexts } from "~/i18n/texts.server";
import { I18nProvider } from "~/i18n/use-t";
import type { RichTextOptions } from "./render-node";
import { RichText } from "./rich-text";
import * as css from "./rich-text.css";

type Node = Record<string, unknown>;

const i18n = pageTexts("en");
const text = (value: string, marks: Node = {}): Node => ({ text: value, ...marks });
const element = (type: string, children: readonly Node[], attrs: Node = {}): Node => ({ type, attrs, children });
const p = (...children: Node[]) => element("p", children);
const system = (uid: string, contentType: string) => ({ uid, content_type_uid: contentType, locale: "en-us" });

function parse(children: readonly Node[], embedded: readonly Node[] = []): RichTextValue {
  return v.parse(richText, { json: element("doc", children), embedded_items: embedded });
}

/** HTML of the text, without wrapper and class names. */
function markup(children: readonly Node[], embedded: readonly Node[] = [], options: RichTextOptions = {}): string {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <StaticRouter location="/">
        <RichText value={parse(children, embedded)} {...options} />
      </StaticRouter>
    </I18nProvider>,
  );
  return html.replace(/^<div[^>]*>(.*)<\/div>$/s, "$1");
}
const bare = (html: string) => html.replaceAll(/ (class|data-discover)="[^"]*"/g, "");

describe("RichText", () => {
  it("renders marks, line breaks and blocks", () => {
    const all = markup([
      element("h1", [text("Heading")]),
      p(
        text("a "),
        text("b", { bold: true, italic: true }),
        text("1", { subscript: true }),
        text("2", { superscript: true }),
      ),
      p(
        text("u", { underline: true }),
        text("s", { strikethrough: true }),
        text("c", { inlineCode: true }),
        text("x\ny"),
      ),
      element("blockquote", [text("quote")]),
      element("code", [text("wash 3x")]),
      element("hr", [text("")]),
      element("ul", [element("li", [p(text("item"))])]),
    ]);
    expect(bare(all)).toBe(
      "<h2>Heading</h2><p>a <strong><em>b</em></strong><sub>1</sub><sup>2</sup></p>" +
        "<p><u>u</u><s>s</s><code>c</code>x<br/>y</p><blockquote>quote</blockquote><pre><code>wash 3x</code></pre>" +
        "<hr/><ul><li>item</li></ul>",
    );
  });

  it("C-REND-07: ordered lists nest as 1, a, i", () => {
    const list = (inner: readonly Node[]): Node => element("ol", [element("li", [p(text("x")), ...inner])]);
    const html = markup([list([list([list([])])])]);
    expect([...html.matchAll(/<ol type="(.)"/g)].map(([, type]) => type)).toEqual(["1", "a", "i"]);
    expect(html).toContain(css.marker.a);
    expect(html).toContain(css.marker.i);
  });

  it("C-REND-08: columns take their widths", () => {
    const widths = [0.33, 0.5, 0.66, 1];
    const html = markup([
      element(
        "row",
        widths.map((width) => element("column", [p(text("x"))], { width })),
      ),
    ]);
    for (const width of ["33", "50", "66", "full"] as const) expect(html).toContain(css.column[width]);
  });

  it("C-REND-09: trademark signs are raised, but not in code and not twice", () => {
    expect(markup([p(text("XP® and SignalStar™"))])).toBe("<p>XP<sup>®</sup> and SignalStar<sup>™</sup></p>");
    expect(markup([p(text("®", { superscript: true }), text("®", { inlineCode: true }))])).toBe(
      "<p><sup>®</sup><code>®</code></p>",
    );
  });

  it.each([
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "//evil.test",
    "/\\evil.test",
    "http://evil.test",
  ])("keeps only the text of a link to %j", (url) => {
    expect(markup([p(element("a", [text("label")], { url }))])).toBe("<p>label</p>");
  });

  it("links to own paths, other sites, addresses and numbers", () => {
    const link = (url: string, target?: string) => bare(markup([p(element("a", [text("label")], { url, target }))]));
    expect(link("/browse?q=akt")).toBe('<p><a href="/browse?q=akt">label</a></p>');
    expect(link("tel:+1-617-555-0142")).toBe('<p><a href="tel:+1-617-555-0142">label</a></p>');
    expect(link("https://example.org/x")).toContain('rel="noopener"');
    expect(link("https://example.org/x", "_blank")).toContain('target="_blank"');
  });

  it("never passes markup or attributes through", () => {
    const html = markup([
      p(text("<img src=x onerror=alert(1)>")),
      element("script", [text("alert(1)")], { src: "https://evil.test/x.js" }),
      element("p", [text("styled")], {
        style: { "text-align": "center", background: "url(//evil.test)" },
        onclick: "x()",
      }),
      element("img", [], { url: "javascript:alert(1)", alt: "x" }),
      element("embed", [], { url: "javascript:alert(1)" }),
    ]);
    expect(html).not.toMatch(/<(script|img|iframe)|onclick|style=|evil\.test\)|href="javascript/);
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(html).toContain(css.textAlign.center);
  });

  it("gives headings the page's anchor ids and no others", () => {
    const heading = (anchor: string) => bare(markup([element("h2", [text("Blocking")], { anchor, id: "x" })]));
    expect(heading("ブロッキング-2")).toBe('<h2 id="ブロッキング-2">Blocking</h2>');
    expect(heading('x" onclick="y')).toBe("<h2>Blocking</h2>");
  });

  it("renders tables with headers and spans", () => {
    const cell = (type: string, value: string, attrs: Node = {}) => element(type, [p(text(value))], attrs);
    const html = markup([
      element("table", [
        element("colgroup", [element("col", [])]),
        element("thead", [element("tr", [cell("th", "a"), cell("th", "b")])]),
        element("tbody", [element("tr", [cell("td", "wide", { colSpan: 2 }), cell("td", "", { void: true })])]),
      ]),
    ]);
    expect(bare(html)).toBe(
      '<div role="group" tabindex="0" aria-label="Table"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td colSpan="2">wide</td></tr></tbody></table></div>',
    );
  });

  it("cuts endlessly nested text", () => {
    let node: Node = text("deep");
    for (let depth = 0; depth < 200; depth += 1) node = element("fragment", [node]);
    expect(markup([p(text("x")), node])).toBe("<p>x</p>");
  });

  it("marks the language of fallback text", () => {
    const html = renderToStaticMarkup(
      <StaticRouter location="/">
        <RichText value={parse([p(text("x"))])} lang="en" />
      </StaticRouter>,
    );
    expect(html).toMatch(/^<div class="[^"]+" lang="en">/);
  });

  it("has no heading without words", () => {
    expect(markup([element("h2", [text("")]), element("h3", [])])).toBe("");
  });

  it("renders nothing for an empty text", () => {
    expect(renderToStaticMarkup(<RichText value={null} />)).toBe("");
  });
});

describe("embedded items", () => {
  const asset = (uid: string, contentType: string): Node => ({
    system: { uid },
    title: "File",
    filename: `${uid}.bin`,
    url: `https://assets.example/${uid}`,
    content_type: contentType,
    dimension: { width: 10, height: 20 },
  });
  const reference = (attrs: Node, children: readonly Node[] = [text("")]) => element("reference", children, attrs);
  const shown = (uid: string, more: Node = {}) =>
    reference({ type: "asset", "display-type": "display", "asset-uid": uid, ...more });
  const entry = (uid: string, contentType: string, display = "block") =>
    reference({ type: "entry", "display-type": display, "entry-uid": uid, "content-type-uid": contentType });
  const picture: Node = {
    system: system("i1", "content_image"),
    title: "Blot",
    alt_text: "Three lanes",
    caption: "Lane 1 is the control",
    link: { title: "", href: "/products/4060" },
    image_file: [asset("f1", "image/png")],
  };

  it("C-REND-05: shows SVG and images, and a note for other files", () => {
    expect(markup([shown("a1")], [asset("a1", "image/svg+xml")])).toContain('<img src="https://assets.example/a1"');
    expect(markup([shown("a2")], [asset("a2", "image/png")])).toContain('<img src="https://assets.example/a2"');
    const note = markup([shown("a3")], [asset("a3", "application/pdf")]);
    expect(note).not.toContain("<img");
    expect(note).toContain("“File” cannot be shown on this page.");
    expect(note).toContain('href="https://assets.example/a3"');
  });

  it("C-REND-01: images have link, caption, alignment and width", () => {
    const html = markup(
      [shown("a1", { "asset-alt": "Alt", "asset-caption": "Caption", link: "/x", position: "right", width: "50%" })],
      [asset("a1", "image/png")],
    );
    expect(bare(html)).toBe(
      '<figure><a href="/x"><img src="https://assets.example/a1" alt="Alt" width="10" height="20" loading="lazy" decoding="async"/></a><figcaption>Caption</figcaption></figure>',
    );
    expect(html).toContain(css.figureAlign.right);
    expect(html).toContain(css.figureWidth[50]);
  });

  it("embedded images have alternative text, caption and link", () => {
    const html = markup([entry("i1", "content_image")], [picture]);
    expect(html).toContain('alt="Three lanes"');
    expect(html).toContain("Lane 1 is the control</figcaption>");
    expect(html).toContain('href="/products/4060"');
    const own = markup([entry("i1", "content_image")], [picture], {
      imageSource: () => "https://images.example/i1/public",
    });
    expect(own).toContain('src="https://images.example/i1/public"');
  });

  it("a link around a picture without a description has a name", () => {
    const bareImage = { ...picture, alt_text: "" };
    expect(markup([entry("i1", "content_image")], [bareImage])).toContain(`alt="${picture.title}"`);
    const html = markup([shown("a1", { link: "/products/4060" })], [asset("a1", "image/png")]);
    expect(html).toContain('alt="/products/4060"');
    expect(markup([shown("a1", {})], [asset("a1", "image/png")])).toContain('alt=""');
  });

  it("C-REND-06: an embedded content table renders as a table with its cells", () => {
    const table = {
      system: system("t1", "content_table"),
      title: "T",
      columns: ["A", "B"],
      rows: [{ cells: ["1", "2"] }],
    };
    const html = bare(markup([entry("t1", "content_table")], [table]));
    expect(html).toContain('<th scope="col">A</th><th scope="col">B</th>');
    expect(html).toContain("<td>1</td><td>2</td>");
  });

  it("follows links and fragments and omits unpublished entries", () => {
    const link = {
      system: system("l1", "navigation_link"),
      title: "Contact",
      link_v2: { title: "", href: "/about-us/contact-us" },
    };
    const fragment = {
      system: system("c1", "content_fragment"),
      title: "F",
      content: { json: element("doc", [p(text("inner"))]) },
    };
    expect(bare(markup([p(entry("l1", "navigation_link", "link"))], [link]))).toBe(
      '<p><a href="/about-us/contact-us">Contact</a></p>',
    );
    expect(markup([entry("c1", "content_fragment")], [fragment])).toBe("<p>inner</p>");
    expect(markup([entry("gone", "content_image")])).toBe("");
  });

  it("passes videos to the page", () => {
    const video = { system: system("v1", "content_video"), title: "Blotting", video_id: "x" };
    expect(markup([entry("v1", "content_video")], [video])).toBe("Blotting");
    expect(markup([entry("v1", "content_video")], [video], { renderVideo: ({ video_id }) => <b>{video_id}</b> })).toBe(
      "<b>x</b>",
    );
  });
});
