import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";
import { FormProblem } from "~/components/account/account-frame";
import * as account from "~/components/account/account-page.css";
import { FormInput } from "~/components/account/form-fields";
import { Button, LinkButton } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/field";
import { useT } from "~/i18n/use-t";
import type { QuoteCustomerData } from "~/loaders/quote-customer-info.server";
import { QuoteFrame } from "./quote-frame";
import * as css from "./quotes.css";

/** `/quote/customer-info`: for Japan with readings, for a distributor with an address. */
export function QuoteCustomerPage({ data }: { data: QuoteCustomerData }) {
  const t = useT();
  const { mode, kind, form } = data;
  return (
    <QuoteFrame
      mode={mode}
      step="/quote/customer-info"
      title={t(mode === "lead" ? "quotes.steps.additional" : "quotes.steps.customer")}
    >
      <FormProblem form={form} />
      <Form method="post" action="/quote/customer-info" reloadDocument noValidate className={css.form}>
        {kind === "japan" ? <JapaneseNames form={form} /> : <Names data={data} />}
        <FormInput
          form={form}
          name="email"
          type="email"
          label={t("account.fields.email")}
          hint={t(kind === "lead" ? "quotes.leadEmailHint" : "quotes.emailHint")}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
        <FormInput
          form={form}
          name={kind === "japan" ? "organisationName" : "organisation"}
          label={t("account.fields.organisation")}
          autoComplete="organization"
          maxLength={100}
          required
        />
        <FormInput
          form={form}
          name={kind === "japan" ? "departmentName" : "department"}
          label={t("account.fields.department")}
          autoComplete="off"
          maxLength={100}
          optional
        />
        {kind !== "japan" && (
          <FormInput
            form={form}
            name="phone"
            type="tel"
            label={t("account.fields.phone")}
            autoComplete="tel"
            maxLength={30}
            optional
          />
        )}
        {kind === "lead" && <Place data={data} />}
        <Checkbox
          name="newsletter"
          defaultChecked={form.values.newsletter === "on"}
          label={t("account.fields.newsletter")}
        />
        <div className={css.inline}>
          <Button type="submit" variant="primary">
            {t("quotes.continue")}
          </Button>
          <LinkButton to="/quote/review">{t("quotes.back")}</LinkButton>
        </div>
      </Form>
    </QuoteFrame>
  );
}

function Names({ data: { form, familyFirst } }: { data: QuoteCustomerData }) {
  const t = useT();
  const first = (
    <FormInput
      form={form}
      name="firstName"
      label={t("account.fields.firstName")}
      autoComplete="given-name"
      maxLength={100}
      required
    />
  );
  const last = (
    <FormInput
      form={form}
      name="lastName"
      label={t("account.fields.lastName")}
      autoComplete="family-name"
      maxLength={100}
      required
    />
  );
  return (
    <div className={account.pair}>
      {familyFirst ? last : first}
      {familyFirst ? first : last}
    </div>
  );
}

/** Names as they are written, and as they are read (T-QUOTE-13). */
function JapaneseNames({ form }: { form: QuoteCustomerData["form"] }) {
  const t = useT();
  return (
    <>
      <div className={account.pair}>
        <FormInput
          form={form}
          name="lastNameF"
          label={t("account.fields.lastName")}
          autoComplete="family-name"
          maxLength={100}
          required
        />
        <FormInput
          form={form}
          name="firstNameF"
          label={t("account.fields.firstName")}
          autoComplete="given-name"
          maxLength={100}
          required
        />
      </div>
      <div className={account.pair}>
        <FormInput
          form={form}
          name="lastNameK"
          label={t("account.fields.lastNameKana")}
          hint={t("quotes.kanaHint")}
          autoComplete="off"
          maxLength={100}
          required
        />
        <FormInput
          form={form}
          name="firstNameK"
          label={t("account.fields.firstNameKana")}
          hint={t("quotes.kanaHint")}
          autoComplete="off"
          maxLength={100}
          required
        />
      </div>
    </>
  );
}

type PlaceField = QuoteCustomerData["place"][number];
const completions: Readonly<Record<PlaceField, ComponentProps<"input">["autoComplete"]>> = {
  streetName: "address-line1",
  additionalStreetInfo: "address-line2",
  city: "address-level2",
  state: "address-level1",
  postalCode: "postal-code",
};
const lengths: Partial<Record<PlaceField, number>> = { city: 60, state: 60, postalCode: 20 };

/** Where a distributor would deliver. */
function Place({ data: { form, place, country } }: { data: QuoteCustomerData }) {
  const t = useT();
  return (
    <fieldset className={account.group}>
      <legend className={account.legend}>{t("orders.shippingAddress")}</legend>
      {place.map((name) => (
        <FormInput
          key={name}
          form={form}
          name={name}
          label={t(`account.fields.${name}`)}
          autoComplete={completions[name]}
          maxLength={lengths[name] ?? 100}
          required={name === "streetName" || name === "city"}
          optional={name === "additionalStreetInfo" || name === "state"}
        />
      ))}
      <p className={account.quiet}>{t("quotes.deliveredTo", { country })}</p>
    </fieldset>
  );
}
