import { describe, expect, it } from "vitest";
import { networkOf } from "./network";

describe("networkOf", () => {
  it("is the same for every spelling of an address", () => {
    expect(networkOf("203.0.113.9")).toBe("203.0.113.9");
    expect(networkOf("::ffff:203.0.113.9")).toBe("203.0.113.9");
    const ends = ["2001:db8:0:7::1", "2001:0DB8:0000:0007:ffff:eeee:dddd:cccc", "2001:db8::7:1:2:3:4"];
    expect(new Set(ends.map(networkOf))).toEqual(new Set(["2001:db8:0:7::/64"]));
    expect(networkOf("2001:db8:0:8::1")).not.toBe(networkOf("2001:db8:0:7::1"));
    expect(networkOf("::1")).toBe("0:0:0:0::/64");
  });

  it("returns an unknown value unchanged", () => {
    expect(["", "unknown"].map(networkOf)).toEqual(["", "unknown"]);
  });
});
