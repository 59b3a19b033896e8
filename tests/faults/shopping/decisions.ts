/** A second person's decisions on an order, and their outcome. */
import { approval as approvalSchema } from "@contracts/commerce/approvals";
import { type Order, orderPage } from "@contracts/commerce/orders";
import * as v from "valibot";
import type { Wire } from "./wire";
import { pause } from "./world";

interface Asked {
  readonly approvalId: string;
  readonly orderNumber: string;
}

/**
 * Returns the order of an approved request, or its other outcome. Two decisions may be submitted at once, and only one
 * counts.
 */
export async function decided(
  { approver, buyer, random }: { approver: Wire; buyer: Wire; random: () => number },
  { approvalId, orderNumber }: Asked,
): Promise<Order | "refused" | "failed" | "undecided"> {
  const dice = random();
  const kinds = dice < 0.7 ? ["approve"] : dice < 0.85 ? ["refuse"] : ["approve", "refuse"];
  const path = `/approvals/${approvalId}`;
  await Promise.all(
    kinds.map((kind) =>
      approver.settle(`${path}/decision`, {
        ...{ method: "POST", body: kind === "approve" ? { kind } : { kind, reason: "Not budgeted" } },
      }),
    ),
  );
  // An approved card payment may have to wait for the payments service.
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const { state } = v.parse(approvalSchema, (await approver.settle(path, {})).body);
    if (state === "ordered") {
      const query = new URLSearchParams({ where: `orderNumber="${orderNumber}"` });
      const page = v.parse(orderPage, (await buyer.settle(`/orders?${query}`, {})).body);
      return page.results[0] ?? "undecided";
    }
    if (state === "refused" || state === "failed") return state;
    await pause(100);
  }
  return "undecided";
}
