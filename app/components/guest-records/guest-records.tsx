import type { GuestRecordsAnswer } from "~/actions/guest-records/guest-records.server";
import * as css from "~/components/account/account-page.css";
import { Form } from "~/components/navigation";
import { Problems } from "~/components/problems";
import { Button } from "~/components/ui/button/button";
import { Mono } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import type { GuestRecordRow } from "~/loaders/guest-records/guest-records.server";

const textsOf = {
  orders: {
    heading: "order.guestOrders.heading",
    text: "order.guestOrders.text",
    placed: "order.guestOrders.placed",
    add: "order.guestOrders.add",
  },
  quotes: {
    heading: "quote.guestQuotes.heading",
    text: "quote.guestQuotes.text",
    placed: "quote.guestQuotes.placed",
    add: "quote.guestQuotes.add",
  },
} as const;

interface GuestRecordsProps {
  kind: keyof typeof textsOf;
  records: readonly GuestRecordRow[];
  /** Path of the page, which handles the form. */
  path: string;
  answer: GuestRecordsAnswer | null;
}

/**
 * Records without an account under the customer's address, with the button that adds them; renders nothing without any.
 */
export function GuestRecords({ kind, records, path, answer }: GuestRecordsProps) {
  const t = useT();
  if (records.length === 0) return null;
  const texts = textsOf[kind];
  return (
    <section className={css.section} aria-labelledby="guest-records">
      <h2 id="guest-records">{t(texts.heading)}</h2>
      <Problems problems={answer?.problems ?? []} answer={answer} />
      <p>{t(texts.text)}</p>
      <ul className={css.sessions}>
        {records.map(({ number, date, total }) => (
          <li key={number}>
            <Mono>{number}</Mono> {total} <span className={css.quiet}>{t(texts.placed, { date })}</span>
          </li>
        ))}
      </ul>
      <Form method="post" action={path}>
        <Button type="submit">{t(texts.add)}</Button>
      </Form>
    </section>
  );
}
