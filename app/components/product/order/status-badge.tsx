import { Badge } from "~/components/ui/badge/badge";
import { useT } from "~/i18n/use-t";
import type { ProductView } from "~/loaders/product/data.server";

const badges = {
  Released: null,
  "Released - On Hold": "product.statusOnHold",
  "Pre-discontinued": "product.statusPreDiscontinued",
  Discontinued: "product.statusDiscontinued",
  Obsolete: "product.statusObsolete",
  Pending: "product.statusPending",
  "Pre-released": "product.statusPreReleased",
  Commercialization: "product.statusPending",
} as const;

/** Status of a product; nothing if it is simply released. */
export function StatusBadge({ status }: Pick<ProductView, "status">) {
  const t = useT();
  const key = badges[status];
  return key ? <Badge tone="warning">{t(key)}</Badge> : null;
}
