import { describe, expect, it } from "vitest";
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
