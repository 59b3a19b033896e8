import type { LatePage } from "~/context/request/late-page";

export function isLate<T>(page: T | LatePage<T>): page is LatePage<T> {
  return typeof page === "object" && page !== null && "late" in page && "lateTitle" in page;
}
