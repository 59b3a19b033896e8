import { afterEach, describe, expect, it, vi } from "vitest";
import { faultReporting, isSampled, mayReplay } from "~/stores/fault-reporting";
import { isExpectedFailure } from "./report-faults";

describe("fault reports", () => {
  it("A-LOG-06: trace every report, replay every fault, and replay no whole session", () => {
    expect(faultReporting).toEqual({ traceSampleRate: 1, sessionReplayRate: 0, errorReplayRate: 1 });
    for (const draw of [0, 0.5, 0.999999]) {
      expect(isSampled(faultReporting.traceSampleRate, () => draw)).toBe(true);
      expect(isSampled(faultReporting.sessionReplayRate, () => draw)).toBe(false);
    }
  });

  it("A-LOG-06: replay nothing on datasheet, sign-in and payment pages", () => {
    for (const path of [
      "/products/4060/datasheet",
      "/products/primary-antibodies/4060/datasheet/",
      "/account/sign-in",
      "/checkout/paymentinformation",
      "/ct/punchout",
    ]) {
      expect(mayReplay(path), path).toBe(false);
    }
    for (const path of ["/", "/products/4060", "/browse", "/datasheets", "/accounting"]) {
      expect(mayReplay(path), path).toBe(true);
    }
  });

  it("A-SESS-09: ignore redirects and aborted navigations", () => {
    expect(isExpectedFailure(new DOMException("The user aborted a request.", "AbortError"))).toBe(true);
    expect(isExpectedFailure(new Response(null, { status: 302, headers: { location: "/" } }))).toBe(true);
    for (const fault of [new TypeError("x is not a function"), "text", null, new Response(null, { status: 500 })]) {
      expect(isExpectedFailure(fault)).toBe(false);
    }
  });
});

describe("a failed import", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  const failed = new TypeError("Importing a module script failed.");

  /** Reports in a page; `happens` sends it events of the browser. */
  async function reportingPage() {
    vi.useFakeTimers();
    const listeners: [string, (event: object) => void][] = [];
    const happens = (sign: string, event: object = {}) => {
      for (const [name, listener] of listeners) if (name === sign) listener(event);
    };
    const fetched = vi.fn(async (_address: string, _init: { body: string }) => new Response());
    vi.stubGlobal("window", {});
    vi.stubGlobal("location", { origin: "https://shop.example", pathname: "/browse" });
    vi.stubGlobal("PerformanceNavigationTiming", class {});
    vi.stubGlobal("addEventListener", (name: string, listener: () => void) => listeners.push([name, listener]));
    vi.stubGlobal("fetch", fetched);
    vi.resetModules();
    const { reportFaults } = await import("./report-faults");
    reportFaults(true);
    return { happens, sent: () => fetched.mock.calls.map(([, { body }]) => JSON.parse(body).response.data) };
  }

  it("is reported once the page has stayed", async () => {
    const { happens, sent } = await reportingPage();
    happens("unhandledrejection", { reason: failed });
    expect(sent()).toEqual([]);
    await vi.runAllTimersAsync();
    expect(sent()).toEqual(["TypeError: Importing a module script failed."]);
  });

  it.each(["beforeunload", "pagehide"])("is not reported if %s follows at once", async (sign) => {
    const { happens, sent } = await reportingPage();
    happens("unhandledrejection", { reason: failed });
    happens(sign);
    await vi.runAllTimersAsync();
    expect(sent()).toEqual([]);
    happens("unhandledrejection", { reason: new TypeError("x is not a function") });
    expect(sent()).toEqual(["TypeError: x is not a function"]);
  });
});
