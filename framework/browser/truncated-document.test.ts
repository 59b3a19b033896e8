import { describe, expect, it, vi } from "vitest";
import { truncatedDocumentText } from "./truncated-document";

/** A page that is still loading, with blocks in the states given by their comments. */
function pageWith(states: readonly string[], closed = false) {
  const listeners: (() => void)[] = [];
  const starts = states.map((data) => ({ data, _reactRetry: vi.fn() }));
  const close = vi.fn(() => {
    if (closed) throw new TypeError("closed");
  });
  const page = {
    isCut: false,
    document: {
      getElementById: () => null,
      querySelectorAll: () => starts.map((previousSibling) => ({ previousSibling })),
    },
    addEventListener: (_: string, run: () => void) => listeners.push(run),
    __remixContext: { streamController: { close } },
  };
  new Function("window", truncatedDocumentText())(page);
  const read = () => {
    for (const run of listeners) run();
  };
  return { page, starts, close, read };
}

interface FakeNode {
  data: string | null;
  readonly nodeType: number;
  readonly previousSibling: FakeNode | null;
  readonly nextSibling: FakeNode | null;
  remove(): void;
  readonly parentNode: { insertBefore(data: string, next: FakeNode | null): void };
}

/** Sibling nodes: React's comments by text, null for the marker of an unfinished block, else text. */
function siblings(texts: readonly (string | null)[]) {
  const all: FakeNode[] = [];
  const make = (data: string | null): FakeNode => ({
    data,
    nodeType: data === null ? 1 : data.includes("$") ? 8 : 3,
    get previousSibling() {
      return all[all.indexOf(this) - 1] ?? null;
    },
    get nextSibling() {
      return all[all.indexOf(this) + 1] ?? null;
    },
    remove() {
      all.splice(all.indexOf(this), 1);
    },
    parentNode: {
      insertBefore: (text, next) => all.splice(next ? all.indexOf(next) : all.length, 0, make(text)),
    },
  });
  all.push(...texts.map(make));
  return { mark: all.find(({ data }) => data === null), left: () => all.map(({ data }) => data) };
}

describe("truncated document", () => {
  it("closes the data stream and leaves unfinished blocks to the app", () => {
    const { page, starts, close, read } = pageWith(["$?", "$!"]);
    expect([close.mock.calls.length, starts[0]?.data]).toEqual([0, "$?"]);
    read();
    expect([close.mock.calls.length, page.isCut]).toEqual([1, true]);
    expect(starts.map(({ data }) => data)).toEqual(["$!", "$!"]);
    expect(starts.map(({ _reactRetry }) => _reactRetry.mock.calls.length)).toEqual([1, 0]);
  });

  it("shows the message in each unfinished block without an app", () => {
    const block = siblings(["$?", null, "skeleton", "$", "inner", "/$", "more", "/$", "after"]);
    const page = {
      document: {
        getElementById: () => ({ content: { cloneNode: () => "words" } }),
        querySelectorAll: () => [block.mark],
      },
      addEventListener: (_: string, run: () => void) => run(),
    };
    new Function("window", truncatedDocumentText())(page);
    expect(block.left()).toEqual(["$!", null, "words", "/$", "after"]);
  });

  it("does nothing if the data stream was closed normally", () => {
    const { page, read } = pageWith([], true);
    read();
    expect(page.isCut).toBe(false);
  });

  it("needs no escaping in the document", () => {
    expect(truncatedDocumentText()).not.toContain("<");
  });
});
