import "~/components/country/kept-form.css";
import { AccountFrame, FormProblem, Unreachable } from "~/components/account/account-frame";
import * as css from "~/components/account/account-page.css";
import { FormInput } from "~/components/account/form-fields";
import { stateOf } from "~/components/form-of";
import { Form } from "~/components/navigation";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Disclosure } from "~/components/ui/disclosure/disclosure";
import { Notice } from "~/components/ui/notice/notice";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import type { CompanyData } from "~/loaders/company/company.server";
import { Certificates } from "./certificates";
import { Invitations, Members } from "./members";

const path = "/account/my/company";

type View = NonNullable<NonNullable<CompanyData["view"]>["company"]>;

/** `/account/my/company`. */
export function CompanyPage({ data }: { data: CompanyData }) {
  const t = useT();
  const { view, form, done } = data;
  return (
    <AccountFrame title={t("account.company.title")}>
      <h1>{t("account.company.title")}</h1>
      {done && (
        <Notice tone="success" announce="polite">
          {t(`account.company.done.${done}`)}
        </Notice>
      )}
      <FormProblem form={form} />
      {!view && <Unreachable />}
      {view && !view.company && <Without data={data} />}
      {view?.company && <Company company={view.company} data={data} />}
    </AccountFrame>
  );
}

function Without({ data: { invitation, email, form, key } }: { data: CompanyData }) {
  const t = useT();
  return (
    <>
      {invitation !== null && (
        <section className={css.section} aria-labelledby="invitation">
          <h2 id="invitation">{t("account.company.joinHeading")}</h2>
          <p>{t("account.company.joinText", { email })}</p>
          <Form method="post" action={`${path}?${new URLSearchParams({ invitation })}`} className={css.buttons}>
            <input type="hidden" name="token" value={invitation} />
            <Button type="submit" name="intent" value="join" variant="primary">
              {t("account.company.join")}
            </Button>
          </Form>
        </section>
      )}
      {invitation === null && (
        <section className={css.section}>
          <p>{t("account.company.none")}</p>
          <Form id="typed" method="post" action={path} noValidate className={css.wideForm}>
            <input type="hidden" name="form" value="found" />
            <input type="hidden" name="key" value={key} />
            <FormInput
              form={stateOf(form, "found")}
              name="name"
              label={t("account.company.name")}
              hint={t("account.company.foundNote")}
              autoComplete="organization"
              maxLength={100}
              required
            />
            <div className={css.buttons}>
              <Button type="submit" name="intent" value="found" variant="primary">
                {t("account.company.found")}
              </Button>
            </div>
          </Form>
        </section>
      )}
    </>
  );
}

function Company({ company, data: { form, currency, largestMegabytes } }: { company: View; data: CompanyData }) {
  const t = useT();
  const { name, role, limit, onAccount, netDays, priceGroup, taxIds, isAdmin, certificates, members } = company;
  const me = members.find((member) => member.me);
  return (
    <>
      <section className={css.section} aria-labelledby="company">
        <h2 id="company">{name}</h2>
        <p>
          {spaced(t("account.company.yours", { role: t(`account.company.roles.${role}`) }))}
          {limit === null ? t("account.company.unlimited") : t("account.company.alone", { limit })}
        </p>
        {onAccount && (
          <p>
            {spaced(t("account.company.onAccount"))}
            {netDays !== null && t("account.company.netDays", { count: netDays })}
          </p>
        )}
        {priceGroup !== null && <p>{t("account.company.priceGroup", { name: priceGroup })}</p>}
        {taxIds !== null && <p>{t("account.company.taxIds", { ids: taxIds })}</p>}
      </section>
      <p className={css.buttons}>
        <LinkButton to="/account/my/lists">{t("account.lists.title")}</LinkButton>
        {role !== "buyer" && (
          <LinkButton to="/account/my/company-orders">{t("account.companyOrders.title")}</LinkButton>
        )}
      </p>
      <Members company={company} form={form} currency={currency} />
      {isAdmin && <Invitations company={company} form={form} currency={currency} />}
      {certificates !== null && (
        <Certificates
          certificates={certificates}
          isAdmin={isAdmin}
          form={stateOf(form, "certificate")}
          largestMegabytes={largestMegabytes}
        />
      )}
      {me && (
        <Disclosure summary={t("account.company.leave")}>
          <p>{t("account.company.leaveText", { name })}</p>
          <Form method="post" action={path} className={css.buttons}>
            <input type="hidden" name="id" value={me.id} />
            <Button type="submit" name="intent" value="remove" variant="quiet">
              {t("account.company.leave")}
            </Button>
          </Form>
        </Disclosure>
      )}
    </>
  );
}
