import type { GuestOrdersAnswer } from "~/actions/guest-orders/guest-orders.server";
import * as css from "~/components/account/account-page.css";
import { Form } from "~/components/navigation";
import { Problems } from "~/components/problems";
import { Button } from "~/components/ui/button/button";
import { Mono } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import type { GuestOrderRow } from "~/loaders/guest-orders/guest-orders.server";

interface GuestOrdersProps {
  orders: readonly GuestOrderRow[];
  answer: GuestOrdersAnswer | null;
}

/** Orders without an account under the customer's address, with the button that adds them; nothing without any. */
export function GuestOrders({ orders, answer }: GuestOrdersProps) {
  const t = useT();
  if (orders.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="guest-orders">
      <h2 id="guest-orders">{t("order.guestOrders.heading")}</h2>
      <Problems problems={answer?.problems ?? []} answer={answer} />
      <p>{t("order.guestOrders.text")}</p>
      <ul className={css.sessions}>
        {orders.map(({ number, date, total }) => (
          <li key={number}>
            <Mono>{number}</Mono> {total} <span className={css.quiet}>{t("order.guestOrders.placed", { date })}</span>
          </li>
        ))}
      </ul>
      <Form method="post" action="/account/my/orderhistory">
        <Button type="submit">{t("order.guestOrders.add")}</Button>
      </Form>
    </section>
  );
}
