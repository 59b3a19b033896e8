import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { elementAt, maxXmlLength, readXml, type XmlElement } from "./xml-reader";
import { type Xml, xml } from "./xml-writer";

const rootOf = (text: string): XmlElement => {
  const reading = readXml(text);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.root;
};

describe("XML reader", () => {
  it("reads elements, attributes and text", () => {
    const root = rootOf(
      `\ufeff<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE a SYSTEM "http://x.test/a.dtd"><!-- c --><a x='1 &amp; 2'>t&#233;<b/><![CDATA[<&]]>\r\n</a>`,
    );
    expect([root.name, root.attributes.get("x"), root.text]).toEqual(["a", "1 & 2", "té<&\n"]);
    expect(elementAt(root, "b")?.children).toEqual([]);
  });

  it.each([
    ["a DOCTYPE with declarations", `<!DOCTYPE a [<!ENTITY b "c">]><a/>`],
    ["a DOCTYPE inside", `<a><!DOCTYPE a></a>`],
    ["two DOCTYPEs", `<!DOCTYPE a><!DOCTYPE a><a/>`],
    ["an unknown entity", "<a>&copy;</a>"],
    ["a prototype's member as an entity", "<a>&toString;</a>"],
    ["a bare ampersand", "<a>b & c</a>"],
    ["a character that XML does not have", "<a>&#0;</a>"],
    ["half of a character", "<a>&#xD800;</a>"],
    ["a control character", "<a>\u0001</a>"],
    ["two roots", "<a/><b/>"],
    ["text behind the root", "<a/>b"],
    ["crossed elements", "<a><b></a></b>"],
    ["an end without a beginning", "</a>"],
    ["no end", "<a><b></b>"],
    ["an attribute twice", `<a x="1" x="2"/>`],
    ["an attribute without quotes", "<a x=1/>"],
    ["a comment without an end", "<a><!-- </a>"],
    ["another encoding", `<?xml version="1.0" encoding="UTF-16"?><a/>`],
    ["nothing", ""],
  ])("refuses %s", (_, text) => {
    expect(readXml(text).ok).toBe(false);
  });

  it("limits size, depth, elements and attributes", () => {
    expect(readXml(`<a>${"x".repeat(maxXmlLength)}</a>`).ok).toBe(false);
    expect(readXml(`${"<a>".repeat(31)}${"</a>".repeat(31)}`).ok).toBe(false);
    expect(readXml(`${"<a>".repeat(30)}${"</a>".repeat(30)}`).ok).toBe(true);
    expect(readXml(`<a>${"<b/>".repeat(20_001)}</a>`).ok).toBe(false);
    expect(readXml(`<a ${Array.from({ length: 41 }, (_, index) => `x${index}="1"`).join(" ")}/>`).ok).toBe(false);
  });

  it("takes linear time for any input", () => {
    /** Minimum of five runs in ms, because the machine may be busy. */
    const quickest = (text: string) =>
      Math.min(
        ...Array.from({ length: 5 }, () => {
          const started = performance.now();
          readXml(text);
          return performance.now() - started;
        }),
      );
    const growth = 16;
    for (const piece of [
      "<a ",
      "<!--",
      "&amp;",
      "<a x='",
      "<![CDATA[",
      "]]>",
      "<?",
      "<!DOCTYPE ",
      " \t",
      "<a><b/></a>",
    ]) {
      const times = Math.floor(maxXmlLength / piece.length / growth);
      const small = quickest(piece.repeat(times));
      const large = quickest(piece.repeat(times * growth));
      // Quadratic time would be 256 times as long.
      expect([piece, large < Math.max(small, 0.2) * growth * 4]).toEqual([piece, true]);
    }
  });

  it("never throws, and round-trips written documents", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => void readXml(text)),
      { numRuns: 2000 },
    );
    const markup = fc.constantFrom(
      "<",
      ">",
      "a",
      "/",
      "&",
      ";",
      '"',
      "=",
      " ",
      "!",
      "[",
      "]",
      "-",
      "?",
      "DOCTYPE",
      "#x41",
    );
    fc.assert(
      fc.property(fc.array(markup, { maxLength: 40 }), (parts) => void readXml(parts.join(""))),
      { numRuns: 5000 },
    );
    const text = fc.string({ unit: "grapheme", maxLength: 40 });
    const tree: fc.Arbitrary<Xml> = fc.letrec<{ node: Xml }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        fc.tuple(text, text).map(([attribute, content]) => xml("leaf", { attribute }, content)),
        fc.array(tie("node"), { maxLength: 3 }).map((children) => xml("branch", {}, children)),
      ),
    })).node;
    const texts = (element: XmlElement): string[] => [
      element.attributes.get("attribute") ?? "",
      element.text,
      ...element.children.flatMap(texts),
    ];
    fc.assert(fc.property(tree, (written) => readXml(written).ok));
    fc.assert(
      fc.property(text, text, (attribute, content) => {
        expect(texts(rootOf(xml("leaf", { attribute }, content)))).toEqual([attribute, content]);
      }),
    );
  });
});
