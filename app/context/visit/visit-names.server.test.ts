import { describe, expect, it } from "vitest";
import { createVisitNames } from "./visit-names.server";

const day = 86_400_000;

describe("the name of a visit in the log", () => {
  it("is the same within a day, another one tomorrow, for another visit and with another secret", async () => {
    let now = 20_000 * day;
    const nameOf = createVisitNames(["secret"], () => now);
    const first = await nameOf("basket-1");
    expect(first).toMatch(/^[0-9a-f]{12}$/);
    now += day - 1;
    expect(await nameOf("basket-1")).toBe(first);
    expect(await createVisitNames(["secret"], () => now)("basket-1")).toBe(first);
    const others = [await nameOf("basket-2"), await createVisitNames(["other"], () => now)("basket-1")];
    now += 1;
    expect(new Set([first, ...others, await nameOf("basket-1")]).size).toBe(4);
  });

  it("is not there for a visitor who has nothing to be known by", async () => {
    expect(await createVisitNames(["secret"])(null)).toBeNull();
  });
});
