import fc from "fast-check";
import { createElement, Fragment, type HTMLAttributes, type ReactNode, Suspense } from "react";
// @ts-expect-error the build for workers has no types of its own
import { renderToReadableStream } from "react-dom/server.browser";
import { describe, expect, it } from "vitest";
import { createDocumentOrderFilter } from "./document-order";

const nonce = "dGVzdA";

/** A tree of blocks: text, and boundaries that resolve at their position in `order`. */
type Block =
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "late";
      readonly id: number;
      readonly at: number;
      readonly fails?: boolean;
      readonly inner: readonly Block[];
    };

interface Source {
  read(id: number): void;
}

function Late({ id, source, children }: { id: number; source: Source; children?: ReactNode }) {
  source.read(id);
  return createElement("section", { "data-id": id } as HTMLAttributes<HTMLElement>, children);
}

function render(blocks: readonly Block[], source: Source): ReactNode {
  return blocks.map((block, index) =>
    block.kind === "text"
      ? createElement("p", { key: index, title: `"<${block.text}>` }, block.text)
      : createElement(
          Suspense,
          { key: index, fallback: createElement("div", null, createElement(Suspense, null, "wait "), block.id) },
          createElement(Late, { id: block.id, source }, createElement(Fragment, null, render(block.inner, source))),
        ),
  );
}

function page(blocks: readonly Block[], source: Source): ReactNode {
  return createElement(
    Fragment,
    null,
    createElement(
      "html",
      null,
      createElement("head", null, createElement("title", null, "t")),
      createElement("body", null, render(blocks, source)),
    ),
    createElement(
      Suspense,
      null,
      createElement(
        Late,
        { id: -1, source },
        createElement("script", { nonce, dangerouslySetInnerHTML: { __html: "data()" } }),
      ),
    ),
  );
}

/** Everything is available from the start. */
const ready: Source = { read: () => {} };

/** Each id becomes available after the number of ticks given by its block. */
function delayed(blocks: readonly Block[]): Source {
  const delays = new Map<number, { at: number; fails: boolean }>([[-1, { at: 3, fails: false }]]);
  const collect = (list: readonly Block[]): void => {
    for (const block of list) {
      if (block.kind === "text") continue;
      delays.set(block.id, { at: block.at, fails: block.fails ?? false });
      collect(block.inner);
    }
  };
  collect(blocks);
  const state = new Map<number, Promise<void> | "there">();
  return {
    read(id) {
      const delay = delays.get(id) ?? { at: 0, fails: false };
      const known = state.get(id);
      if (known === "there" || delay.at === 0) {
        if (delay.fails) throw new Error("broken block");
        return;
      }
      if (known) throw known;
      const wait = ticks(delay.at).then(() => {
        state.set(id, "there");
      });
      state.set(id, wait);
      throw wait;
    },
  };
}

async function ticks(count: number): Promise<void> {
  for (let tick = 0; tick < count; tick += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

async function stream(node: ReactNode): Promise<string[]> {
  const body = await renderToReadableStream(node, {
    nonce,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: () => "d1",
  });
  const decoder = new TextDecoder();
  const chunks: string[] = [];
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read())
    chunks.push(decoder.decode(next.value, { stream: true }));
  return chunks;
}

function inOrder(chunks: readonly string[]): string {
  const filter = createDocumentOrderFilter(nonce);
  return chunks.map((chunk) => filter.push(chunk)).join("") + filter.end();
}

/** React's output when nothing is deferred, with the closing tags last. */
async function oracle(blocks: readonly Block[]): Promise<string> {
  const text = (await stream(page(blocks, ready))).join("");
  return `${text.replace("</body></html>", "")}</body></html>`;
}

const blocks = (ids: { next: number }): fc.Arbitrary<Block[]> => {
  const { list } = fc.letrec<{ list: Block[]; block: Block }>((tie) => ({
    list: fc.array(tie("block"), { maxLength: 4, depthIdentifier: "block" }),
    block: fc.oneof(
      { depthIdentifier: "block", maxDepth: 3 },
      fc.record({ kind: fc.constant("text" as const), text: fc.string({ maxLength: 12 }) }),
      fc
        .record({ kind: fc.constant("late" as const), at: fc.nat({ max: 4 }), inner: tie("list") })
        .map((late) => ({ ...late, id: ids.next++ })),
    ),
  }));
  return list;
};

const nested: Block[] = [
  { kind: "text", text: "first" },
  {
    kind: "late",
    id: 1,
    at: 3,
    inner: [
      { kind: "text", text: "deep" },
      {
        kind: "late",
        id: 2,
        at: 4,
        inner: [{ kind: "late", id: 3, at: 1, inner: [{ kind: "text", text: "deepest" }] }],
      },
    ],
  },
  { kind: "late", id: 4, at: 1, inner: [{ kind: "text", text: "early" }] },
];

describe("a streamed page in document order", () => {
  it("equals React's output when nothing is deferred", async () => {
    expect(inOrder(await stream(page(nested, delayed(nested))))).toBe(await oracle(nested));
  });

  it("does so for any nesting and any order of arrival", async () => {
    await fc.assert(
      fc.asyncProperty(blocks({ next: 1 }), async (tree) => {
        expect(inOrder(await stream(page(tree, delayed(tree))))).toBe(await oracle(tree));
      }),
      { numRuns: 60 },
    );
  });

  it("does so wherever the stream is split", async () => {
    const chunks = await stream(page(nested, delayed(nested)));
    const text = chunks.join("");
    const expected = await oracle(nested);
    for (let at = 1; at < text.length; at += 1) expect(inOrder([text.slice(0, at), text.slice(at)])).toBe(expected);
    expect(inOrder([...text])).toBe(expected);
  });

  it("sends the text before the first unfinished block at once", async () => {
    const filter = createDocumentOrderFilter(nonce);
    const [first = ""] = await stream(page(nested, delayed(nested)));
    const shell = filter.push(first);
    expect(shell).toContain("first</p>");
    expect(shell).not.toContain("early");
    expect(shell).not.toContain("wait");
  });

  it("writes the fallback of a failed block, marked for the browser to render", async () => {
    const failing: Block[] = [
      { kind: "late", id: 1, at: 2, fails: true, inner: [] },
      { kind: "text", text: "after" },
    ];
    const html = inOrder(await stream(page(failing, delayed(failing))));
    expect(html).toContain('<!--$!--><template data-dgst="d1"></template><div>');
    expect(html).toContain("after</p>");
    expect(html).not.toContain("$RX");
    expect(html.endsWith("</body></html>")).toBe(true);
  });

  it("writes the fallback of a block that never arrived", () => {
    const html = inOrder([
      `<html><body><!--$?--><template id="B:0"></template><i>wait</i><!--/$--><b>after</b></body></html>`,
    ]);
    expect(html).toBe("<html><body><!--$!--><template></template><i>wait</i><!--/$--><b>after</b></body></html>");
  });

  it("inserts late segments of a block", () => {
    const html = inOrder([
      `<html><body><!--$?--><template id="B:0"></template>w<!--/$--></body></html>`,
      `<div hidden id="S:1"><div>a</div><template id="P:2"></template><div>c</div></div>`,
      `<div hidden id="S:2">b</div><script nonce="${nonce}">function $RS(a,b){};$RS("S:2","P:2")</script>`,
      `<script nonce="${nonce}">function $RC(a,b){};$RC("B:0","S:1")</script>`,
    ]);
    expect(html).toBe("<html><body><!--$--><div>a</div>b<div>c</div><!--/$--></body></html>");
  });

  it("unwraps table rows from their carrier table", () => {
    const html = inOrder([
      `<html><body><table><tbody><!--$?--><template id="B:0"></template><!--/$--></tbody></table></body></html>`,
      `<table hidden><tbody id="S:1"><tr><td><table><tr><td>1</td></tr></table></td></tr></tbody></table>`,
      `<script nonce="${nonce}">$RC("B:0","S:1")</script>`,
    ]);
    expect(html).toContain("<tbody><!--$--><tr><td><table><tr><td>1</td></tr></table></td></tr><!--/$--></tbody>");
  });

  it("ignores instructions without the nonce", () => {
    const foreign = `<script>$RC("B:0","S:1")</script>`;
    expect(inOrder([`<html><body>${foreign}</body></html>`])).toContain(foreign);
  });
});
