import { Notice } from "~/components/ui/notice/notice";
import type { InvoicesView } from "~/loaders/order/invoices.server";
import { Part } from "./order-parts";
import * as css from "./orders.css";

/** Invoices and credit notes of an order, with their files. */
export function InvoiceList({ invoices: { title, problem, invoices } }: { invoices: InvoicesView }) {
  return (
    <Part title={title}>
      {problem && <Notice tone="warning" title={problem} className={css.onScreen} />}
      <ul className={css.rowLines}>
        {invoices.map(({ number, text, pdf, xml }) => (
          <li key={number} className={css.state}>
            <span>{text}</span>
            <a href={pdf.href} aria-label={pdf.label} className={css.file}>
              PDF
            </a>
            {xml && (
              <a href={xml.href} aria-label={xml.label} className={css.file}>
                XML
              </a>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
