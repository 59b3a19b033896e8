import { describe, expect, it } from "vitest";
import { abortedImportsText } from "./aborted-imports-text";

const endedBy = {
  chromium: new TypeError("Failed to fetch dynamically imported module: https://shop.example/assets/root.js"),
  firefox: new TypeError("error loading dynamically imported module: https://shop.example/assets/root.js"),
  "firefox, which ended what the module imports": undefined,
  webkit: new TypeError("Importing a module script failed."),
};

function page() {
  const listeners = new Map<string, (event: object) => void>();
  const page = {
    addEventListener: (name: string, run: () => void) => listeners.set(name, run),
    isEndedImport: (_reason: unknown): boolean => false,
  };
  new Function("window", abortedImportsText())(page);
  const happens = (name: string, event = {}) => listeners.get(name)?.(event);
  return { page, happens };
}

describe("imports of a page that is unloading", () => {
  it.each(Object.entries(endedBy))("are not faults in %s", (_engine, reason) => {
    const { page: left, happens } = page();
    expect(left.isEndedImport(reason)).toBe(false);
    happens("beforeunload");
    expect(left.isEndedImport(reason)).toBe(true);
  });

  it.each(["pointerdown", "keydown", "pageshow"])("are faults again after %s, because the visitor stayed", (sign) => {
    const { page: left, happens } = page();
    happens("beforeunload");
    happens(sign, { persisted: true });
    expect(left.isEndedImport(endedBy.firefox)).toBe(false);
  });

  it("are not faults if the browser shows the page again after aborting them", () => {
    const { page: left, happens } = page();
    happens("beforeunload");
    happens("pageshow", { persisted: false });
    expect(left.isEndedImport(endedBy.firefox)).toBe(true);
  });

  it("hide no other fault", () => {
    const { page: left, happens } = page();
    happens("beforeunload");
    for (const reason of [new TypeError("x is not a function"), "text", null, new Error("no module")]) {
      expect(left.isEndedImport(reason)).toBe(false);
    }
  });

  it("need no escaping in the document", () => {
    expect(abortedImportsText()).not.toContain("<");
  });
});
