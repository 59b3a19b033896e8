import { Icon } from "~/components/icon";
import { Link } from "~/components/navigation";
import { TextLink } from "~/components/ui/text-link";
import type { LinkView } from "~/loaders/content/links.server";
import type { ProductDocument } from "~/loaders/product/documents.server";
import * as css from "./product-documents.css";

const icons = {
  datasheet: "document",
  applications: "rows",
  protocol: "protocol",
  safety: "warning",
  lots: "product",
} as const;

interface ProductDocumentsProps {
  documents: readonly ProductDocument[];
  /** Other links of the product's template. */
  links?: readonly LinkView[];
  current?: string;
}

/** Links to a product's document pages; on one of them, links to the others. */
export function ProductDocuments({ documents, links = [], current }: ProductDocumentsProps) {
  if (documents.length + links.length === 0) return null;
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
      {links.map(({ label, href, newWindow }) => (
        <li key={href}>
          <TextLink to={href} newWindow={newWindow}>
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
