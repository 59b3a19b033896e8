import { Icon } from "~/components/icon";
import { Link } from "~/components/navigation";
import type { ProductDocument } from "~/loaders/product/documents.server";
import * as css from "./product-documents.css";

const icons = { datasheet: "document", applications: "rows", protocol: "protocol", safety: "warning" } as const;

/** Links to a product's document pages; on one of them, links to the others. */
export function ProductDocuments({ documents, current }: { documents: readonly ProductDocument[]; current?: string }) {
  if (documents.length === 0) return null;
  return (
    <ul className={css.documents} data-print="hide">
      {documents.map(({ kind, label, href }) => (
        <li key={kind}>
          <Link to={href} className={css.document} aria-current={kind === current ? "page" : undefined}>
            <Icon name={icons[kind]} size="sm" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
