/** Transfers the panels that a visitor designed as a guest to the customer at sign-in or sign-up. */
import type { Customer } from "@contracts/customers/customers";
import type { ServicesEnv } from "../../env";
import { reportFault } from "../../shared/report-fault";
import { shopperOf } from "../shoppers/shopper-of";
import { experimentOf } from "../signalstar/experiment-of";
import type { AccessClaims } from "../tokens/access-token";

const atATime = 20;

/**
 * Never throws, so that sign-in does not fail because of a panel. A panel that stays behind is still reachable by its
 * id.
 */
export async function handOverPanels(env: ServicesEnv, claims: AccessClaims, customer: Customer): Promise<void> {
  if (claims.kind !== "anonymous") return;
  const from = `anonymous:${claims.subject}`;
  const to = `customer:${customer.id}`;
  const visitor = shopperOf(env, "anonymous", claims.subject);
  try {
    for (let offset = 0, total = 1; offset < total; offset += atATime) {
      const page = await visitor.labNotebooks(atATime, offset);
      total = page.total;
      await Promise.all(page.results.map((entry) => experimentOf(env, entry.experimentId).handOver(from, to, entry)));
    }
  } catch (error) {
    reportFault("a visitor's panels were not handed over at sign-in", error);
  }
}
