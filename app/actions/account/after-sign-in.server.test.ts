import { expect, it } from "vitest";
import type { SignedIn } from "~/services/accounts/types";
import { targetAfterSignIn } from "./after-sign-in.server";

const target = (over: Partial<SignedIn>) =>
  targetAfterSignIn({ setAside: [], leftOut: [], leftCodes: [], ...over } as unknown as SignedIn, "/checkout");

it("redirects to the basket first if it lacks items or promotion codes, and names them in the URL", () => {
  const items = [{ sku: "4060S", quantity: 2 }];
  expect(target({})).toBe("/checkout");
  expect(target({ leftCodes: ["ONCE"] })).toBe("/cart?codes=ONCE&from=%2Fcheckout");
  expect(target({ leftOut: items, leftCodes: ["ONCE"] })).toBe("/cart?refused=4060S*2&codes=ONCE&from=%2Fcheckout");
  expect(target({ setAside: items, leftCodes: ["ONCE"] })).toBe("/cart?left=4060S*2&codes=ONCE&from=%2Fcheckout");
});
