import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endWithDocument } from "./cut-document";

beforeEach(() => vi.stubGlobal("Node", { COMMENT_NODE: 8 }));
afterEach(() => vi.unstubAllGlobals());

/** A page with blocks in the states that their comments tell. */
function pageWith(states: readonly string[], { readyState = "interactive", closed = false } = {}) {
  const listeners: (() => void)[] = [];
  const starts = states.map((data) => ({ nodeType: 8, data, _reactRetry: vi.fn() }));
  const close = vi.fn(() => {
    if (closed) throw new TypeError("closed");
  });
  const page = {
    document: {
      readyState,
      addEventListener: (_: string, run: () => void) => listeners.push(run),
      querySelectorAll: () => starts.map((previousSibling) => ({ previousSibling })),
    },
    __remixContext: { streamController: { close } },
  };
  const isCut = endWithDocument(page as unknown as Parameters<typeof endWithDocument>[0]);
  return { starts, close, listeners, isCut };
}

describe("a document that ends early", () => {
  it("ends the wait for its data, and leaves its unfinished blocks to the app", () => {
    const { starts, close, isCut } = pageWith(["$?", "$!"]);
    expect(isCut()).toBe(true);
    expect(close).toHaveBeenCalledOnce();
    expect(starts.map(({ data }) => data)).toEqual(["$!", "$!"]);
    expect(starts.map(({ _reactRetry }) => _reactRetry.mock.calls.length)).toEqual([1, 0]);
  });

  it("is known when the document has been read, and not before", () => {
    const { starts, close, listeners } = pageWith(["$?"], { readyState: "loading" });
    expect([close.mock.calls.length, starts[0]?.data]).toEqual([0, "$?"]);
    for (const run of listeners) run();
    expect([close.mock.calls.length, starts[0]?.data]).toEqual([1, "$!"]);
  });

  it("is none where the data has come to its own end", () => {
    expect(pageWith([], { closed: true }).isCut()).toBe(false);
  });
});
