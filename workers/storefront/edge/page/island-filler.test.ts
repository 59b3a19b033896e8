import { islandClose, islandNames, islandOpen } from "@domain/island/markers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createIslandFiller, type IslandContents } from "./island-filler";
import { fillPage, storePage } from "./stored-page";

const island = (name: (typeof islandNames)[number], fallback: string) =>
  islandOpen(name) + fallback + islandClose(name);
const page = `<p>${island("basket-count", "(0)")}</p><!-- c -->${island("toast", "")}é日本<!--bs:island:other-->x${island("account-links", "<a>in</a>")}`;

function stream(chunks: readonly string[], contents: IslandContents): string {
  const filler = createIslandFiller(contents);
  return chunks.map((chunk) => filler.push(chunk)).join("") + filler.end();
}

describe("islands", () => {
  it("keep their fallback without content", () => {
    expect(stream([page], {})).toBe("<p>(0)</p><!-- c -->é日本<!--bs:island:other-->x<a>in</a>");
  });

  it("are filled, also with empty content", () => {
    expect(stream([page], { "basket-count": "(3)", toast: "<dialog>", "account-links": "" })).toBe(
      "<p>(3)</p><!-- c --><dialog>é日本<!--bs:island:other-->x",
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
        .tuple(fc.constantFrom(...islandNames), fc.string({ maxLength: 5 }))
        .map(([name, text]) => island(name, text.replaceAll("<", ""))),
    );
    const contents = fc.dictionary(fc.constantFrom(...islandNames), fc.string({ unit: "grapheme", maxLength: 9 }));
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
    const filler = createIslandFiller({});
    expect(filler.push("<p>hello</p><")).toBe("<p>hello</p>");
    expect(filler.push("b>")).toBe("<b>");
  });
});
