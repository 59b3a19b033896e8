/** Registry number of an antibody; null for other products. */
import type { ProductPlan } from "../plan/types";

/** Real registry numbers are smaller, so these eight digits match no existing antibody. */
export const registryNumber = ({ clone, key }: ProductPlan): string | null =>
  clone ? `AB_99${key.padStart(6, "0")}` : null;
