import "~/components/country/kept-form.css";
import { FormProblem } from "~/components/account/account-frame";
import * as account from "~/components/account/account-page.css";
import { KnownField, PlaceFields } from "~/components/account/known-field";
import { NameFields } from "~/components/account/name-fields";
import { quoteContactTool } from "~/components/agents/form-tools";
import { Form } from "~/components/navigation";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Checkbox } from "~/components/ui/field/field";
import { useT } from "~/i18n/use-t";
import type { QuoteCustomerData } from "~/loaders/quote/customer-info.server";
import { QuoteFrame } from "./quote-frame";
import * as css from "./quotes.css";

/** `/quote/customer-info`: with readings for Japan, with an address for distributors. */
export function QuoteCustomerPage({ data }: { data: QuoteCustomerData }) {
  const t = useT();
  const { mode, kind, form, familyFirst } = data;
  return (
    <QuoteFrame
      mode={mode}
      step="/quote/customer-info"
      title={t(mode === "lead" ? "quote.steps.additional" : "quote.steps.customer")}
    >
      <FormProblem form={form} />
      <Form
        id="typed"
        method="post"
        action="/quote/customer-info"
        noValidate
        className={css.form}
        {...quoteContactTool}
      >
        {kind === "japan" ? (
          <JapaneseNames form={form} />
        ) : (
          <NameFields form={form} familyFirst={familyFirst} kana={false} maxLength={100} />
        )}
        <KnownField
          form={form}
          field="email"
          hint={t(kind === "lead" ? "quote.leadEmailHint" : "quote.emailHint")}
          required
        />
        <KnownField
          form={form}
          field="organisation"
          name={kind === "japan" ? "organisationName" : "organisation"}
          required
        />
        <KnownField form={form} field="department" name={kind === "japan" ? "departmentName" : "department"} />
        {kind !== "japan" && <KnownField form={form} field="phone" />}
        {kind === "lead" && <Place data={data} />}
        <Checkbox
          name="newsletter"
          defaultChecked={form.values.newsletter === "on"}
          label={t("account.fields.newsletter")}
        />
        <div className={css.inline}>
          <Button type="submit" variant="primary">
            {t("quote.continue")}
          </Button>
          <LinkButton to="/quote/review">{t("quote.back")}</LinkButton>
        </div>
      </Form>
    </QuoteFrame>
  );
}

/** Names with their readings (T-QUOTE-13). */
function JapaneseNames({ form }: { form: QuoteCustomerData["form"] }) {
  const t = useT();
  const written = { form, maxLength: 100, required: true } as const;
  const read = { ...written, hint: t("quote.kanaHint") };
  return (
    <>
      <div className={account.pair}>
        <KnownField {...written} field="lastName" name="lastNameF" />
        <KnownField {...written} field="firstName" name="firstNameF" />
      </div>
      <div className={account.pair}>
        <KnownField {...read} field="lastNameKana" name="lastNameK" />
        <KnownField {...read} field="firstNameKana" name="firstNameK" />
      </div>
    </>
  );
}

/** Delivery address for a distributor. */
function Place({ data: { form, place, postalCodeNeeded, country } }: { data: QuoteCustomerData }) {
  const t = useT();
  return (
    <fieldset className={account.group}>
      <legend className={account.legend}>{t("order.shippingAddress")}</legend>
      <PlaceFields form={form} place={place} postalCodeNeeded={postalCodeNeeded} />
      <p className={account.quiet}>{t("quote.deliveredTo", { country })}</p>
    </fieldset>
  );
}
