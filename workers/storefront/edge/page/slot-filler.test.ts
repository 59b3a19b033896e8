import { edgeSlotClose, edgeSlotNames, edgeSlotOpen } from "@domain/edge-slot/markers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSlotFiller, type SlotContents } from "./slot-filler";
import { fillPage, storePage } from "./stored-page";

const slot = (name: (typeof edgeSlotNames)[number], fallback: string) =>
  edgeSlotOpen(name) + fallback + edgeSlotClose(name);
const page = `<p>${slot("basket-count", "(0)")}</p><!-- c -->${slot("toast", "")}é日本<!--bs:slot:other-->x${slot("account-links", "<a>in</a>")}`;

function stream(chunks: readonly string[], contents: SlotContents): string {
  const filler = createSlotFiller(contents);
  return chunks.map((chunk) => filler.push(chunk)).join("") + filler.end();
}

describe("slots", () => {
  it("keep their fallback without content", () => {
    expect(stream([page], {})).toBe("<p>(0)</p><!-- c -->é日本<!--bs:slot:other-->x<a>in</a>");
  });

  it("are filled, also with empty content", () => {
    expect(stream([page], { "basket-count": "(3)", toast: "<dialog>", "account-links": "" })).toBe(
      "<p>(3)</p><!-- c --><dialog>é日本<!--bs:slot:other-->x",
    );
  });

  it("are filled wherever the stream is split", () => {
    const contents = { "basket-count": "(3)" };
    for (let at = 0; at <= page.length; at += 1) {
      expect(stream([page.slice(0, at), page.slice(at)], contents)).toBe(stream([page], contents));
    }
    expect(stream([...page], contents)).toBe(stream([page], contents));
  });

  it("have the same content in a stored page as in a stream", async () => {
    const piece = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 8 }),
      fc
        .tuple(fc.constantFrom(...edgeSlotNames), fc.string({ maxLength: 5 }))
        .map(([name, text]) => slot(name, text.replaceAll("<", ""))),
    );
    const contents = fc.dictionary(fc.constantFrom(...edgeSlotNames), fc.string({ unit: "grapheme", maxLength: 9 }));
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), contents, async (pieces, fills) => {
        const text = pieces.join("").replaceAll("\ufffd", "");
        const stored = await storePage(text, "text/html", "n", 0);
        const bytes = fillPage(stored, fills) ?? stored.body;
        expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)).toBe(stream([text], fills));
      }),
      { numRuns: 300 },
    );
  });

  it("pass text on at once if it cannot start a marker", () => {
    const filler = createSlotFiller({});
    expect(filler.push("<p>hello</p><")).toBe("<p>hello</p>");
    expect(filler.push("b>")).toBe("<b>");
  });
});
