/** Pages of the lots that evidence records tested. */
import type { EvidenceRecord } from "@contracts/catalogue/evidence";
import type { Lot } from "@contracts/catalogue/lots";
import { foldLot, lotPath } from "@domain/lots/fold-lot";
import type { PublicContext } from "~/context/request/types";

interface LotLink {
  readonly href: string;
  readonly recalled: boolean;
}

/** By record id; a record whose lot has no page is left out. */
export type LotLinks = Readonly<Record<string, LotLink>>;

/**
 * A record of the same clone in another format names a lot of that format. During an outage of the lots service the page
 * has no links and is not stored.
 */
export async function lotLinks(
  context: PublicContext,
  productKey: string,
  records: readonly EvidenceRecord[],
): Promise<LotLinks> {
  const tested = records.flatMap(({ id, lot, testedKey }) => (lot ? [{ id, lot, key: testedKey ?? productKey }] : []));
  const keys = [...new Set(tested.map(({ key }) => key))];
  try {
    const lots = new Map(
      await Promise.all(keys.map(async (key) => [key, await context.services.lots.ofProduct(key)] as const)),
    );
    return Object.fromEntries(
      tested.flatMap(({ id, lot, key }) => {
        const found = lots.get(key)?.find((one) => bears(one, lot));
        return found ? [[id, { href: lotPath(found), recalled: found.state === "recalled" }] as const] : [];
      }),
    );
  } catch (error) {
    context.degraded();
    context.log.warn("lots of evidence cannot be read", { product: productKey, error: String(error) });
    return {};
  }
}

const bears = ({ number, aliases }: Lot, lot: string): boolean =>
  [number, ...aliases].some((one) => foldLot(one) === foldLot(lot));
