import "~/components/country/kept-form.css";
import { AccountFrame, FormProblem, Unreachable } from "~/components/account/account-frame";
import * as css from "~/components/account/account-page.css";
import { LineList } from "~/components/checkout/line-list";
import { TotalsTable } from "~/components/checkout/totals-table";
import { Form } from "~/components/navigation";
import { ReorderReport } from "~/components/order/reorder-report";
import { ShipTos } from "~/components/ship-to/ship-tos";
import { Badge } from "~/components/ui/badge/badge";
import { BreakableLines } from "~/components/ui/breakable-lines";
import { Button, LinkButton } from "~/components/ui/button/button";
import { type Definition, DefinitionList } from "~/components/ui/definition-list/definition-list";
import { TextArea } from "~/components/ui/field/field";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { ApprovalData } from "~/loaders/approvals/approval.server";

type View = NonNullable<ApprovalData["view"]>;

/** `/account/my/approvals/{id}`. */
export function ApprovalPage({ data: { view, notFound, form, done, reordered, path } }: { data: ApprovalData }) {
  const t = useT();
  return (
    <AccountFrame
      title={t("order.approval.title")}
      parent={{ label: t("order.title"), to: "/account/my/orderhistory" }}
    >
      <h1>
        {t("order.approval.title")} {view && <Badge tone="neutral">{t(`order.approval.states.${view.state}`)}</Badge>}
      </h1>
      {done && (
        <Notice tone="success" announce="polite">
          {t(`order.approval.done.${done}`)}
        </Notice>
      )}
      <FormProblem form={form} />
      {reordered && <ReorderReport reordered={reordered} />}
      {notFound && (
        <>
          {!form.problem && <Notice tone="warning">{t("order.approval.notFound")}</Notice>}
          <p>
            <LinkButton to="/account/my/orderhistory">{t("order.title")}</LinkButton>
          </p>
        </>
      )}
      {!view && !notFound && <Unreachable />}
      {view && (
        <>
          <DefinitionList items={facts(t, view)} columns={2} />
          <section className={css.section} aria-labelledby="items">
            <h2 id="items">{t("order.approval.items")}</h2>
            <LineList label={t("order.approval.items")} lines={view.lines} />
            <TotalsTable totals={view.totals} />
          </section>
          {view.state === "ordered" && (
            <p>
              <LinkButton to={`/account/my/orderhistory/${view.number}`}>
                {t("order.approval.ordered", { number: view.number })}
              </LinkButton>
            </p>
          )}
          {view.again !== null && (
            <Form method="post" action={path} className={css.buttons}>
              <input type="hidden" name="key" value={view.again} />
              <Button type="submit" name="intent" value="reorder" icon="basket">
                {t("order.reorder")}
              </Button>
            </Form>
          )}
          {view.aboveOwnLimit && <Notice tone="info">{t("order.approval.aboveOwnLimit")}</Notice>}
          <Decision may={view.may} path={path} reason={form.values.reason} error={form.errors.reason} />
        </>
      )}
    </AccountFrame>
  );
}

function facts(t: ReturnType<typeof useT>, view: View): Definition[] {
  const { number, requester, until, decidedBy, reason, poNumber, shipTo, shipTos } = view;
  const items: (Definition | null | false | "")[] = [
    { key: "number", term: t("order.number"), value: number, mono: true },
    { key: "requester", term: t("order.approval.requester"), value: requester },
    poNumber && { key: "po", term: t("order.approval.po"), value: poNumber, mono: true },
    { key: "until", term: t("order.approval.holds"), value: until },
    shipTo.length > 0 && {
      key: "shipTo",
      term: t("order.approval.shipTo"),
      value:
        shipTos.length > 0 ? (
          <ShipTos shipTos={shipTos} />
        ) : (
          <address className={css.cardLines}>
            <BreakableLines lines={shipTo} />
          </address>
        ),
    },
    decidedBy && { key: "decided", term: t("order.approval.decided"), value: decidedBy },
    reason && { key: "reason", term: t("order.approval.reason"), value: reason },
  ];
  return items.flatMap((item) => (item ? [item] : []));
}

interface DecisionProps {
  may: View["may"];
  path: string;
  reason: string | undefined;
  error: string | undefined;
}

function Decision({ may, path, reason, error }: DecisionProps) {
  const t = useT();
  return (
    <>
      {may.includes("approve") && (
        <Form method="post" action={path} className={css.buttons}>
          <Button type="submit" name="intent" value="approve" variant="primary">
            {t("order.approval.approve")}
          </Button>
        </Form>
      )}
      {may.includes("refuse") && (
        <Form id="typed" method="post" action={path} noValidate className={css.wideForm}>
          <TextArea
            name="reason"
            label={t("order.approval.reasonField")}
            defaultValue={reason}
            error={error}
            maxLength={500}
            required
          />
          <div className={css.buttons}>
            <Button type="submit" name="intent" value="refuse">
              {t("order.approval.refuse")}
            </Button>
          </div>
        </Form>
      )}
      {may.includes("withdraw") && (
        <Form method="post" action={path} className={css.buttons}>
          <Button type="submit" name="intent" value="withdraw">
            {t("order.approval.withdraw")}
          </Button>
        </Form>
      )}
    </>
  );
}
