import { describe, expect, it } from "vitest";
import { judgeSilence } from "./judge-silence.mjs";

const silence = { silentMs: 0, stoppedMs: 0, idleMs: 0, quietMs: 0, workedMs: 0 };

describe("a runtime that does not answer", () => {
  it("is left alone while it imports: it works and moves data", () => {
    expect(judgeSilence({ ...silence, silentMs: 60_000, workedMs: 59_000, quietMs: 1000 })).toBeNull();
  });

  it("is left alone on a machine that gives it hardly any time", () => {
    expect(judgeSilence({ ...silence, silentMs: 40_000, workedMs: 5000, quietMs: 40_000 })).toBeNull();
  });

  it("is ended within 15 seconds when it computes and reads and writes nothing", () => {
    const spinning = { ...silence, silentMs: 12_000, workedMs: 11_900, quietMs: 12_000 };
    expect(judgeSilence(spinning)).toBe(
      "has not answered for 12 s, of which it worked 12 s without reading or writing",
    );
    expect(judgeSilence({ ...spinning, silentMs: 5000, workedMs: 4900, quietMs: 5000 })).toBeNull();
  });

  it("is ended soon when it was stopped, or when it does nothing", () => {
    expect(judgeSilence({ ...silence, silentMs: 2000, stoppedMs: 2000 })).toContain("stopped by a signal");
    expect(judgeSilence({ ...silence, silentMs: 6000, idleMs: 6000, quietMs: 6000 })).toContain("does nothing");
  });

  it("is ended after 90 seconds, whatever it does", () => {
    expect(judgeSilence({ ...silence, silentMs: 90_000, workedMs: 80_000 })).toContain("90 s");
  });
});
