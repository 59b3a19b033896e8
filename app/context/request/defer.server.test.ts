import { describe, expect, it } from "vitest";
import { createLogger } from "~/context/log.server";
import { createDeferrer } from "./defer.server";

function deferrer() {
  const record = { entries: [], upstream: [], underWay: new Set<Promise<unknown>>() };
  let failures = 0;
  const made = createDeferrer(
    createLogger(record),
    () => failures++,
    () => {},
  );
  return { ...made, entries: record.entries, failures: () => failures };
}

describe("deferred work", () => {
  it("settles with its value", async () => {
    expect(await deferrer().defer("work", Promise.resolve(1))).toEqual({ ok: true, value: 1 });
  });

  it("never rejects: logs a failure and degrades the page", async () => {
    const { defer, entries, failures } = deferrer();
    expect(await defer("work", Promise.reject(new Error("no answer")))).toEqual({ ok: false });
    expect(entries).toMatchObject([
      { level: "error", label: "work", members: { error: { name: "Error", message: "no answer" } } },
    ]);
    expect(failures()).toBe(1);
  });

  it("waits for nested deferred work", async () => {
    const { defer, settled } = deferrer();
    const done: string[] = [];
    void defer(
      "outer",
      Promise.resolve().then(() => {
        void defer(
          "inner",
          new Promise((resolve) => setTimeout(resolve, 5)).then(() => done.push("inner")),
        );
        done.push("outer");
      }),
    );
    await settled();
    expect(done).toEqual(["outer", "inner"]);
  });
});
