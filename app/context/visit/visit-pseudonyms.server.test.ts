import { describe, expect, it } from "vitest";
import { doubled } from "../../../tests/factories/doubled";
import { createVisitPseudonyms } from "./visit-pseudonyms.server";

const day = 86_400_000;

describe("visit names in the log", () => {
  it("are stable within a day, and differ by day, visit and secret", async () => {
    let now = 20_000 * day;
    const nameOf = createVisitPseudonyms(["secret"], () => now);
    const first = await nameOf("basket-1");
    expect(first).toMatch(/^[0-9a-f]{12}$/);
    now += day - 1;
    expect(await nameOf("basket-1")).toBe(first);
    expect(await createVisitPseudonyms(["secret"], () => now)("basket-1")).toBe(first);
    const others = [await nameOf("basket-2"), await createVisitPseudonyms(["other"], () => now)("basket-1")];
    now += 1;
    expect(doubled([first, ...others, await nameOf("basket-1")])).toEqual([]);
  });

  it("are null for a visitor without basket or account", async () => {
    expect(await createVisitPseudonyms(["secret"])(null)).toBeNull();
  });
});
