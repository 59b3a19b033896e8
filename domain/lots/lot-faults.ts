/** Contradictions inside a record of a lot, for its import. */
import type { Lot, LotTest } from "@contracts/catalogue/lots";
import { isGtin } from "./digital-link";

interface Fault {
  /** Dotted path inside the record. */
  readonly path: string;
  readonly message: string;
}

/** The first contradiction, or null. */
export function lotFault(lot: Lot): Fault | null {
  const { made, released, expires, retest, state, recall } = lot;
  if ((expires === null) === (retest === null))
    return { path: "expires", message: "exactly one of expiry day and retest day must be set" };
  if (released < made) return { path: "released", message: "released before it was made" };
  if ((expires ?? retest ?? "") <= released)
    return { path: expires ? "expires" : "retest", message: "must be after the release" };
  if ((state === "recalled") !== (recall !== null))
    return { path: "recall", message: "must be set if the lot is recalled, and only then" };
  return testFault(lot) ?? bridgeFault(lot) ?? stockFault(lot);
}

function testFault({ tests, state }: Lot): Fault | null {
  for (const [index, test] of tests.entries()) {
    const path = `tests.${index}.pass`;
    if (test.pass !== passes(test)) return { path, message: "contradicts the limits" };
    if (!test.pass && state !== "recalled") return { path, message: "a lot that failed a test must be recalled" };
  }
  return null;
}

/** A result in words keeps the maker's own verdict. */
function passes({ result, min, max, pass }: LotTest): boolean {
  if (typeof result !== "number" || (min === null && max === null)) return pass;
  return (min === null || result >= min) && (max === null || result <= max);
}

function bridgeFault({ bridge, number }: Lot): Fault | null {
  if (bridge === null) return null;
  const { toLot, ratio, limits, pass } = bridge;
  if (toLot === number) return { path: "bridge.toLot", message: "must be another lot" };
  if (limits.min > limits.max) return { path: "bridge.limits", message: "the lower limit is above the upper one" };
  return pass === (ratio >= limits.min && ratio <= limits.max)
    ? null
    : { path: "bridge.pass", message: "contradicts the limits" };
}

function stockFault({ stock, productKey }: Lot): Fault | null {
  const seen = new Set<string>();
  for (const [index, { sku, gtin }] of stock.entries()) {
    const path = `stock.${index}`;
    if (!sku.startsWith(productKey) || /^\d/.test(sku.slice(productKey.length)))
      return { path: `${path}.sku`, message: `SKU ${sku} does not belong to product ${productKey}` };
    if (seen.has(sku)) return { path: `${path}.sku`, message: `SKU ${sku} occurs twice` };
    if (gtin !== null && !isGtin(gtin)) return { path: `${path}.gtin`, message: "wrong check digit" };
    seen.add(sku);
  }
  return null;
}
