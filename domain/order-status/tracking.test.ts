import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { trackingAddress } from "./tracking";

describe("trackingAddress", () => {
  it.each([
    ["1Z999AA10123456784", "https://www.ups.com/track?tracknum=1Z999AA10123456784"],
    ["1zdemo0142", "https://www.ups.com/track?tracknum=1ZDEMO0142"],
    ["1234 5678 9012", "https://www.fedex.com/fedextrack/?trknbr=123456789012"],
    ["1234567890", "https://www.dhl.com/global-en/home/tracking.html?tracking-id=1234567890"],
  ])("T-ORDER-09: %s links to its carrier", (number, address) => {
    expect(trackingAddress(number)).toBe(address);
  });

  it("T-ORDER-09: any other number from the back office has no link", () => {
    fc.assert(
      fc.property(fc.string(), (number) => {
        const address = trackingAddress(number);
        expect(address === null || /^https:\/\/[a-z.]+\/\S*[0-9A-Z]$/.test(address)).toBe(true);
      }),
    );
  });
});
