import { companyRoles } from "@contracts/customers/companies";
import * as css from "~/components/account/account-page.css";
import { FormInput } from "~/components/account/form-fields";
import { keepTyped } from "~/components/country/keep-typed";
import { stateOf } from "~/components/form-of";
import { Form } from "~/components/navigation";
import { Badge } from "~/components/ui/badge/badge";
import { Button } from "~/components/ui/button/button";
import { Disclosure } from "~/components/ui/disclosure/disclosure";
import { Select } from "~/components/ui/field/field";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import type { FormState } from "~/loaders/account/form.server";
import type { CompanyData } from "~/loaders/company/company.server";

const path = "/account/my/company";

type View = NonNullable<NonNullable<CompanyData["view"]>["company"]>;

interface MembersProps {
  company: Pick<View, "members" | "invitations" | "isAdmin">;
  form: FormState;
  /** Currency of limits. */
  currency: string;
}

export function Members({ company: { members, isAdmin }, form, currency }: MembersProps) {
  const t = useT();
  return (
    <section className={css.section} aria-labelledby="members">
      <h2 id="members">{t("account.company.members")}</h2>
      <ul className={css.cards}>
        {members.map((member) => (
          <li key={member.id} className={css.card}>
            <h3 className={css.cardTitle}>{member.name}</h3>
            <p className={css.badges}>
              <Badge tone="neutral">{t(`account.company.roles.${member.role}`)}</Badge>
              {member.me && <Badge tone="success">{t("account.company.you")}</Badge>}
            </p>
            <p className={css.quiet}>{member.email}</p>
            {isAdmin && <MemberForm member={member} form={stateOf(form, "member", member.id)} currency={currency} />}
            {isAdmin && !member.me && <MemberRemoval member={member} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Member = View["members"][number];

/** Asks before a member is removed, because joining again needs an invitation. */
function MemberRemoval({ member: { id, name } }: { member: Member }) {
  const t = useT();
  return (
    <Disclosure summary={t("account.company.removeOf", { name })}>
      <p>{t("account.company.removeText")}</p>
      <Form method="post" action={path} className={css.cardButtons}>
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="intent"
          value="remove"
          size="sm"
          aria-label={t("account.company.removeOf", { name })}
        >
          {t("account.company.remove")}
        </Button>
      </Form>
    </Disclosure>
  );
}

function MemberForm({ member, form, currency }: { member: Member; form: FormState; currency: string }) {
  const t = useT();
  const { id, name, role, typedLimit } = member;
  const values = form.values.id === id ? form.values : { role, limit: typedLimit };
  return (
    <Form method="post" action={path} noValidate className={css.form} onInput={keepTyped}>
      <input type="hidden" name="form" value="member" />
      <input type="hidden" name="id" value={id} />
      <Membership form={{ ...form, values }} currency={currency} />
      <div className={css.cardButtons}>
        <Button type="submit" name="intent" value="member" size="sm" aria-label={t("account.company.saveOf", { name })}>
          {t("account.company.save")}
        </Button>
      </div>
    </Form>
  );
}

/** Role and limit. */
function Membership({ form, currency }: { form: FormState; currency: string }) {
  const t = useT();
  return (
    <>
      <Select
        name="role"
        label={t("account.company.role")}
        defaultValue={form.values.role ?? "buyer"}
        error={form.errors.role}
      >
        {companyRoles.map((role) => (
          <option key={role} value={role}>
            {t(`account.company.roles.${role}`)}
          </option>
        ))}
      </Select>
      <FormInput
        form={form}
        name="limit"
        label={t("account.company.limit", { currency })}
        inputMode="decimal"
        maxLength={20}
      />
    </>
  );
}

/** Open invitations, and the form for another. */
export function Invitations({ company: { invitations }, form, currency }: MembersProps) {
  const t = useT();
  const invite = stateOf(form, "invite");
  return (
    <>
      {invitations.length > 0 && (
        <section className={css.section} aria-labelledby="invitations">
          <h2 id="invitations">{t("account.company.invitations")}</h2>
          <ul className={css.sessions}>
            {invitations.map(({ id, email, role, until }) => (
              <li key={id}>
                <Form method="post" action={path} className={css.buttons}>
                  <input type="hidden" name="id" value={id} />
                  <span>
                    {email} <Badge tone="neutral">{t(`account.company.roles.${role}`)}</Badge>{" "}
                    <span className={css.quiet}>{t("account.company.invitedUntil", { date: until })}</span>
                  </span>
                  <Button
                    type="submit"
                    name="intent"
                    value="withdraw"
                    size="sm"
                    aria-label={t("account.company.withdrawOf", { email })}
                  >
                    {t("account.company.withdraw")}
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={css.section} aria-labelledby="invite">
        <h2 id="invite">{t("account.company.inviteHeading")}</h2>
        <p className={css.quiet}>
          {spaced(t("account.company.roleHint"))}
          {t("account.company.limitHint")}
        </p>
        <Form id="typed" method="post" action={path} noValidate className={css.wideForm} onInput={keepTyped}>
          <input type="hidden" name="form" value="invite" />
          <FormInput
            form={invite}
            name="email"
            type="email"
            label={t("account.fields.email")}
            maxLength={254}
            required
          />
          <Membership form={invite} currency={currency} />
          <div className={css.buttons}>
            <Button type="submit" name="intent" value="invite" variant="primary">
              {t("account.company.invite")}
            </Button>
          </div>
        </Form>
      </section>
    </>
  );
}
