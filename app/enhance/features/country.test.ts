import { afterEach, describe, expect, it, vi } from "vitest";
import type { TextSource } from "~/i18n/use-t";

const fails = () => {
  throw new TypeError("Importing a module script failed.");
};
const files = ["~/components/country/country-dialog", "~/components/country/country-field"] as const;

describe.each(files)("the country button, when %s fails to load", (file) => {
  afterEach(() => {
    vi.useRealTimers();
    vi.doUnmock(file);
    vi.doUnmock("~/enhance/mount");
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it.each([
    ["opens the page of countries", null, 1],
    ["opens nothing over the page to which Back leads", "beforeunload", 0],
    ["opens nothing once the page is gone", "pagehide", 0],
  ])("%s", async (_, sign, times) => {
    vi.useFakeTimers();
    class Form {
      matches = () => true;
      submit = vi.fn();
    }
    const listeners: [string, (event: object) => void][] = [];
    const happens = (name: string, event: object = {}) => {
      for (const [known, listener] of listeners) if (known === name) listener(event);
    };
    vi.stubGlobal("window", {});
    vi.stubGlobal("location", { pathname: "/", search: "" });
    vi.stubGlobal("HTMLFormElement", Form);
    vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());
    vi.stubGlobal("addEventListener", (name: string, listener: () => void) => listeners.push([name, listener]));
    vi.resetModules();
    vi.doMock(file, fails);
    vi.doMock("~/enhance/mount", () => ({ mountPoint: () => () => {} }));
    const { openCountryOnPress } = await import("./country");
    openCountryOnPress(Promise.resolve({} as TextSource));
    const target = new Form();
    happens("submit", { target, preventDefault: () => {} });
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
    if (sign) happens(sign);
    await vi.runAllTimersAsync();
    expect(target.submit).toHaveBeenCalledTimes(times);
  });
});
