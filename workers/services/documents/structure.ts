/** The structure of a document as screen readers follow it: what each piece of text is, and what stands in what. */

export type Leaf = "H1" | "H2" | "H3" | "P" | "TH" | "TD" | "Lbl" | "LBody";
export type Group = "Table" | "TR" | "L" | "LI";

type Element = ReturnType<PDFKit.PDFDocument["struct"]>;

export interface Structure {
  /** Content of one element. `english` says so where the document is in another language. */
  element(type: Leaf, write: () => void, english?: boolean): void;
  /** A picture with words for those who do not see it; `box` is its left, upper, right and lower edge. */
  picture(alt: string, box: readonly [number, number, number, number], draw: () => void): void;
  /** An element that has no text but the elements that `write` makes. */
  group(type: Group, write: () => void): void;
}

interface OpenStructure extends Structure {
  /** Begins an element whose content comes piece by piece; the caller ends it. */
  open(type: Leaf | Group, english?: boolean): Element;
  end(): void;
}

export function openStructure(document: PDFKit.PDFDocument): OpenStructure {
  const whole = document.struct("Document");
  document.addStructure(whole);
  let around = whole;

  function open(type: Leaf | Group, english = false): Element {
    // The heads of the shop's tables stand above columns.
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
    picture(alt, box, draw) {
      // Both stand in the standard for tagged files, the box not in the library's types.
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
