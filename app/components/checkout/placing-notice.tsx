import type { OrderChange } from "@domain/checkout/order-review";
import type { IncompletePart, PlacingRefusal } from "~/actions/checkout/place.server";
import { LinkButton } from "~/components/ui/button/button";
import { Notice } from "~/components/ui/notice/notice";
import { sentences } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";

const places: Readonly<Record<IncompletePart, string>> = {
  shipping: "/checkout/shippinginformation",
  payment: "/checkout/paymentinformation",
  basket: "/cart",
  account: "/account/my/accountsettings",
  references: "/checkout?edit=references",
};

/** Why the order was not placed, and what to do. */
export function PlacingNotice({ refused, id }: { refused: PlacingRefusal; id: string }) {
  const t = useT();
  const answer = { id, announce: "assertive", refusal: true } as const;
  switch (refused.kind) {
    case "changed":
      return (
        <Notice tone="warning" {...answer} title={t("checkout.summary.changedTitle")}>
          <p>{t("checkout.summary.changedText")}</p>
          <ul>
            {refused.changes.map((change) => (
              <li key={JSON.stringify(change)}>
                <Change change={change} />
              </li>
            ))}
          </ul>
        </Notice>
      );
    case "uncertain":
      return (
        <Notice tone="warning" {...answer} title={t("checkout.summary.uncertainTitle")}>
          {t("checkout.summary.uncertain")}
        </Notice>
      );
    case "incomplete":
      return (
        <Notice
          tone="danger"
          {...answer}
          title={t("checkout.summary.refusedTitle")}
          actions={<LinkButton to={places[refused.part]}>{t(`checkout.summary.mend.${refused.part}`)}</LinkButton>}
        >
          {refused.skus.length > 0
            ? t("checkout.summary.notSold", { skus: refused.skus.join(", "), count: refused.skus.length })
            : t(`checkout.summary.incomplete.${refused.part}`)}
        </Notice>
      );
    case "refused":
      return (
        <Notice tone="danger" {...answer} title={t("checkout.summary.refusedTitle")}>
          {sentences(refused.problems)}
        </Notice>
      );
    default:
      return refused satisfies never;
  }
}

function Change({ change }: { change: OrderChange }) {
  const t = useT();
  switch (change.kind) {
    case "added":
      return t("checkout.summary.changes.added", { sku: change.sku, quantity: change.quantity });
    case "removed":
      return t("checkout.summary.changes.removed", { sku: change.sku });
    case "quantity":
      return t("checkout.summary.changes.quantity", { sku: change.sku, from: change.from, to: change.to });
    case "price":
      return t("checkout.summary.changes.price", { sku: change.sku, from: change.from, to: change.to });
    case "codeAdded":
    case "codeEnded":
      return t(`checkout.summary.changes.${change.kind}`, { code: change.code });
    case "shipping":
      return t("checkout.summary.changes.shipping", { from: change.from, to: change.to });
    case "details":
      return t("checkout.summary.changes.details");
    case "total":
      return t("checkout.summary.changes.total", { from: change.from, to: change.to });
    default:
      return change satisfies never;
  }
}
