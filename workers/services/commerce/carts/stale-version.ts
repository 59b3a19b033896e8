import type { Cart } from "@contracts/commerce/cart";
import type { Problem } from "../../shared/problems";

/** Problem for a command with another version of the cart. */
export const staleVersion = ({ id, version: currentVersion }: Cart, expected: number): Problem => ({
  code: "ConcurrentModification",
  message: `Object ${id} has a different version than expected. Expected: ${expected} - Actual: ${currentVersion}.`,
  currentVersion,
});
