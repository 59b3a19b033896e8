import { describe, expect, it } from "vitest";
import { judgeSilence } from "./judge-silence.ts";

const silence = { silentMs: 0, stoppedMs: 0, idleMs: 0, quietMs: 0, workedMs: 0 };

describe("an unresponsive runtime", () => {
  it("is kept during an import, which computes and does I/O", () => {
    expect(judgeSilence({ ...silence, silentMs: 60_000, workedMs: 59_000, quietMs: 1000 })).toBeNull();
  });

  it("is kept on a machine with hardly any free CPU time", () => {
    expect(judgeSilence({ ...silence, silentMs: 40_000, workedMs: 5000, quietMs: 40_000 })).toBeNull();
  });

  it("is killed within 15 seconds if it computes without I/O", () => {
    const spinning = { ...silence, silentMs: 12_000, workedMs: 11_900, quietMs: 12_000 };
    expect(judgeSilence(spinning)).toBe(
      "has not answered for 12 s, of which it worked 12 s without reading or writing",
    );
    expect(judgeSilence({ ...spinning, silentMs: 5000, workedMs: 4900, quietMs: 5000 })).toBeNull();
  });

  it("is killed soon if it was stopped or is idle", () => {
    expect(judgeSilence({ ...silence, silentMs: 2000, stoppedMs: 2000 })).toContain("stopped by a signal");
    expect(judgeSilence({ ...silence, silentMs: 6000, idleMs: 6000, quietMs: 6000 })).toContain("does nothing");
  });

  it("is killed after 90 seconds in any case", () => {
    expect(judgeSilence({ ...silence, silentMs: 90_000, workedMs: 80_000 })).toContain("90 s");
  });
});
