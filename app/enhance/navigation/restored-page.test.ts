import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Documents of one tab, which share its storage. */
function tab() {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  const replace = vi.fn();
  /** A document of the shop, written for a visitor. */
  const load = async (visitor: string | null) => {
    let showAgain = () => {};
    const slots: Record<string, object> = {
      "[data-slot='visitor']": { firstElementChild: visitor && { outerHTML: visitor } },
      "[data-slot='basket-count']": { textContent: "(0)" },
    };
    vi.stubGlobal("window", { sessionStorage });
    const document = {
      cookie: "",
      documentElement: { dataset: {} },
      querySelector: (selector: string) => slots[selector] ?? null,
      querySelectorAll: () => [],
      addEventListener: () => {},
    };
    vi.stubGlobal("document", document);
    vi.stubGlobal("location", { pathname: "/products/4060", search: "?a=1", replace });
    vi.stubGlobal("addEventListener", (sign: string, act: (event: object) => void) => {
      if (sign === "pageshow") showAgain = () => act({ persisted: true });
    });
    vi.resetModules();
    const { followRestoredPage } = await import("./restored-page");
    followRestoredPage();
    return {
      showAgain() {
        vi.stubGlobal("document", document);
        showAgain();
      },
    };
  };
  return { load, replace };
}

const customer = '<data value="a1" data-user="customer"></data>';

describe("a page restored from the back/forward cache", () => {
  it.each([
    ["a customer has signed out", customer, null],
    ["a visitor has signed in", null, customer],
    ["another customer has signed in", customer, customer.replace("a1", "b2")],
  ])("is loaded again if %s since", async (_, before, after) => {
    const { load, replace } = tab();
    const page = await load(before);
    await load(after);
    page.showAgain();
    expect(replace.mock.calls).toEqual([["/products/4060?a=1"]]);
  });

  it.each([null, customer])("stays for the same visitor: %s", async (visitor) => {
    const { load, replace } = tab();
    const page = await load(visitor);
    await load(visitor);
    page.showAgain();
    expect(replace).not.toHaveBeenCalled();
  });
});
