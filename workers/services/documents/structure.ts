/** Tagged structure of a document for screen readers: the role and nesting of each text. */

export type Leaf = "H1" | "H2" | "H3" | "P" | "TH" | "TD" | "Lbl" | "LBody" | "Link";
type Group = "Table" | "TR" | "L" | "LI" | "P";

type Element = ReturnType<PDFKit.PDFDocument["struct"]>;

export interface Structure {
  /** Content of one element. `english` marks English text in a document of another language. */
  element(type: Leaf, write: () => void, english?: boolean): void;
  /** An image with alternative text; `box` is its left, top, right and bottom edge. */
  image(alt: string, box: readonly [number, number, number, number], draw: () => void): void;
  /** An element that contains only the elements made by `write`. */
  group(type: Group, write: () => void): void;
}

interface OpenStructure extends Structure {
  /** Starts an element whose content is added in several steps; the caller ends it. */
  open(type: Leaf | Group, english?: boolean): Element;
  end(): void;
}

export function openStructure(document: PDFKit.PDFDocument): OpenStructure {
  const whole = document.struct("Document");
  document.addStructure(whole);
  let around = whole;

  function open(type: Leaf | Group, english = false): Element {
    // Table heads of the shop always apply to columns.
    const scope = type === "TH" ? { scope: "Column" } : {};
    const element = document.struct(type, { ...(english && { lang: "en" }), ...scope });
    around.add(element);
    return element;
  }

  return {
    open,
    end: () => void whole.end(),
    element(type, write, english) {
      const element = open(type, english);
      element.add(write);
      element.end();
    },
    image(alt, box, draw) {
      // Both attributes are part of the PDF standard; the library's types lack the box.
      const options = { alt, bbox: [...box], placement: "Block" };
      const element = document.struct("Figure", options);
      around.add(element);
      element.add(draw);
      element.end();
    },
    group(type, write) {
      const outer = around;
      const element = open(type);
      around = element;
      write();
      around = outer;
      element.end();
    },
  };
}
