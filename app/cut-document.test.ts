import { describe, expect, it, vi } from "vitest";
import { cutDocumentText } from "./cut-document";

/** A page with blocks in the states that their comments tell, before it has been read to its end. */
function pageWith(states: readonly string[], closed = false) {
  const listeners: (() => void)[] = [];
  const starts = states.map((data) => ({ data, _reactRetry: vi.fn() }));
  const close = vi.fn(() => {
    if (closed) throw new TypeError("closed");
  });
  const page = {
    isCut: false,
    document: { querySelectorAll: () => starts.map((previousSibling) => ({ previousSibling })) },
    addEventListener: (_: string, run: () => void) => listeners.push(run),
    __remixContext: { streamController: { close } },
  };
  new Function("window", cutDocumentText())(page);
  const read = () => {
    for (const run of listeners) run();
  };
  return { page, starts, close, read };
}

describe("a document that ends early", () => {
  it("ends the wait for its data, and leaves its unfinished blocks to the app", () => {
    const { page, starts, close, read } = pageWith(["$?", "$!"]);
    expect([close.mock.calls.length, starts[0]?.data]).toEqual([0, "$?"]);
    read();
    expect([close.mock.calls.length, page.isCut]).toEqual([1, true]);
    expect(starts.map(({ data }) => data)).toEqual(["$!", "$!"]);
    expect(starts.map(({ _reactRetry }) => _reactRetry.mock.calls.length)).toEqual([1, 0]);
  });

  it("is none where the data has come to its own end", () => {
    const { page, read } = pageWith([], true);
    read();
    expect(page.isCut).toBe(false);
  });

  it("needs no escaping where it stands", () => {
    expect(cutDocumentText()).not.toContain("<");
  });
});
