import type { Cart } from "@contracts/commerce/cart";
import type { Problem } from "../../shared/problems";

/** The problem of a command that was meant for another version of a cart. */
export const staleVersion = ({ id, version: currentVersion }: Cart, expected: number): Problem => ({
  code: "ConcurrentModification",
  message: `Object ${id} has a different version than expected. Expected: ${expected} - Actual: ${currentVersion}.`,
  currentVersion,
});
