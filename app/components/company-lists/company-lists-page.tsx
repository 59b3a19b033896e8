import "~/components/country/kept-form.css";
import { AccountFrame, FormProblem, Unreachable } from "~/components/account/account-frame";
import * as css from "~/components/account/account-page.css";
import { FormInput } from "~/components/account/form-fields";
import { KitLink } from "~/components/methods/kit-link";
import { Form } from "~/components/navigation";
import { ReorderReport } from "~/components/order/reorder-report";
import { Button } from "~/components/ui/button/button";
import { Mono } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { TextLink } from "~/components/ui/text-link";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import type { CompanyListsData } from "~/loaders/company-lists/company-lists.server";

const path = "/account/my/lists";
type List = NonNullable<NonNullable<CompanyListsData["view"]>["lists"]>[number];

/** `/account/my/lists`. */
export function CompanyListsPage({ data: { view, basket, form, done, reordered } }: { data: CompanyListsData }) {
  const t = useT();
  return (
    <AccountFrame
      title={t("account.lists.title")}
      parent={{ label: t("account.company.title"), to: "/account/my/company" }}
    >
      <h1>{t("account.lists.title")}</h1>
      {done && (
        <Notice tone="success" announce="polite">
          {t(`account.lists.done.${done}`)}
        </Notice>
      )}
      <FormProblem form={form} />
      {reordered && <ReorderReport reordered={reordered} />}
      {!view && <Unreachable />}
      {view && !view.lists && (
        <p>
          {spaced(t("account.lists.noCompany"))}
          <TextLink to="/account/my/company">{t("account.company.found")}</TextLink>
        </p>
      )}
      {view?.lists?.length === 0 && <p>{t("account.lists.none")}</p>}
      {view?.lists?.map((list) => (
        <ListSection key={list.id} list={list} />
      ))}
      {view?.lists && basket && (
        <section className={css.section} aria-labelledby="save">
          <h2 id="save">{t("account.lists.saveHeading")}</h2>
          <Form id="typed" method="post" action={path} noValidate className={css.wideForm}>
            <FormInput form={form} name="name" label={t("account.lists.name")} maxLength={100} required />
            <div className={css.buttons}>
              <Button type="submit" name="intent" value="save" variant="primary">
                {t("account.lists.save")}
              </Button>
            </div>
          </Form>
        </section>
      )}
    </AccountFrame>
  );
}

function ListSection({ list: { id, name, items, createdBy, created, removable, key } }: { list: List }) {
  const t = useT();
  return (
    <section className={css.section} aria-labelledby={`list-${id}`}>
      <h2 id={`list-${id}`}>{name}</h2>
      <p className={css.quiet}>{createdBy ? t("account.lists.by", { name: createdBy, date: created }) : created}</p>
      <ul>
        {items.map((item) => (
          <li key={`${item.sku} ${item.experimentId ?? ""}`}>
            <Mono>{item.sku}</Mono> {item.name} × {item.quantity}
          </li>
        ))}
      </ul>
      <KitLink products={items.map(({ sku }) => ({ product: sku }))} />
      <Form method="post" action={path} className={css.buttons}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="key" value={key} />
        <Button
          type="submit"
          name="intent"
          value="basket"
          icon="basket"
          aria-label={t("account.lists.toBasketOf", { name })}
        >
          {t("account.lists.toBasket")}
        </Button>
        {removable && (
          <Button
            type="submit"
            name="intent"
            value="remove"
            variant="quiet"
            aria-label={t("account.company.removeOf", { name })}
          >
            {t("account.company.remove")}
          </Button>
        )}
      </Form>
    </section>
  );
}
