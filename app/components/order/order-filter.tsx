import { orderLabelKinds } from "@contracts/commerce/orders";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { Select, TextInput } from "~/components/ui/field/field";
import { useT } from "~/i18n/use-t";
import type { OrderHistoryData } from "~/loaders/order/history.server";
import * as css from "./orders.css";

const path = "/account/my/orderhistory";

/** Search and filters of the order history, and its export; a native GET form. */
export function OrderFilterForm({
  filter,
  wrongDays,
  query,
}: Pick<OrderHistoryData, "filter" | "wrongDays" | "query">) {
  const t = useT();
  return (
    <Form method="get" action={path} role="search" aria-label={t("order.filter.title")} className={css.filter}>
      <TextInput
        label={t("order.filter.words")}
        name="q"
        type="search"
        defaultValue={filter.q}
        optional
        maxLength={200}
      />
      <Select label={t("order.statusHead")} name="status" defaultValue={filter.status ?? ""}>
        <option value="">{t("order.filter.all")}</option>
        {orderLabelKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kind === "Shipped" ? t("order.filter.part") : t(`order.status.${kind}`)}
          </option>
        ))}
      </Select>
      {(["from", "to"] as const).map((name) => (
        <TextInput
          key={name}
          label={t(`order.filter.${name}`)}
          name={name}
          type="date"
          defaultValue={wrongDays[name] ?? filter[name]}
          error={wrongDays[name] && t("account.company.problems.day")}
        />
      ))}
      <div className={css.buttons}>
        <Button type="submit">{t("order.filter.show")}</Button>
        {query && <a href={path}>{t("order.filter.clear")}</a>}
        <a href={`${path}/orders.csv${query && `?${query}`}`}>{t("order.filter.export")}</a>
      </div>
    </Form>
  );
}
