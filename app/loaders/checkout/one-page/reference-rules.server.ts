import type { ReferenceRules } from "@contracts/commerce/references";
import type { PrivateContext } from "~/context/request/types";

/** Rules of the customer's company for its codes; placing the order checks again. */
export async function referenceRules({ services, log }: PrivateContext): Promise<ReferenceRules> {
  const rules = await services.commerce.referenceRules();
  if (rules.ok) return rules.value;
  log.warn("the company's codes cannot be read", { status: rules.status });
  return {};
}
