import { Icon } from "~/components/icon";
import { Link } from "~/components/navigation";
import type { ProductDocument } from "~/loaders/product/documents.server";
import * as css from "./product-documents.css";

const icons = { datasheet: "document", applications: "rows", protocol: "protocol" } as const;

/** Pages below a product; on one of them the way to its siblings. */
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
