import "~/components/country/kept-form.css";
import { withdrawalPath } from "@domain/withdrawal/offered";
import { FormProblem, NarrowPage } from "~/components/account/account-frame";
import * as css from "~/components/account/account-page.css";
import { FormInput } from "~/components/account/form-fields";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { DefinitionList } from "~/components/ui/definition-list/definition-list";
import { Notice } from "~/components/ui/notice/notice";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { WithdrawalData } from "~/loaders/withdrawal/page.server";

const fields = ["name", "contract", "goods", "email"] as const;

/** `/withdrawal`, in two steps: the statement, then its confirmation. */
export function WithdrawalPage({ page: { step } }: { page: WithdrawalData }) {
  const t = useT();
  return (
    <NarrowPage title={t("withdrawal.title")}>
      {step.name === "statement" && <Statement step={step} />}
      {step.name === "confirmation" && <Confirmation step={step} />}
      {step.name === "receipt" && <Receipt step={step} />}
      {step.name === "not-for-businesses" && (
        <Notice tone="info">
          <p>{t("withdrawal.business")}</p>
          <p>
            <TextLink to="/about-us/contact-us">{t("chrome.contact")}</TextLink>
          </p>
        </Notice>
      )}
    </NarrowPage>
  );
}

type StepOf<Name extends WithdrawalData["step"]["name"]> = Extract<WithdrawalData["step"], { readonly name: Name }>;

function Statement({ step: { form, token } }: { step: StepOf<"statement"> }) {
  const t = useT();
  return (
    <>
      <p>{t("withdrawal.intro")}</p>
      <p>{t("withdrawal.steps")}</p>
      <FormProblem form={form} />
      <Form id="typed" method="post" action={withdrawalPath} noValidate className={css.form}>
        <input type="hidden" name="form_token" value={token} />
        <FormInput
          form={form}
          name="name"
          label={t("withdrawal.fields.name")}
          autoComplete="name"
          maxLength={120}
          required
        />
        <FormInput
          form={form}
          name="contract"
          label={t("withdrawal.fields.contract")}
          hint={t("withdrawal.hints.contract")}
          maxLength={200}
          required
        />
        <FormInput
          form={form}
          name="goods"
          label={t("withdrawal.fields.goods")}
          hint={t("withdrawal.hints.goods")}
          maxLength={500}
          optional
        />
        <FormInput
          form={form}
          name="email"
          type="email"
          label={t("withdrawal.fields.email")}
          hint={t("withdrawal.hints.email")}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
        <div className={css.buttons}>
          <Button type="submit" variant="primary" name="intent" value="review">
            {t("withdrawal.review")}
          </Button>
          <TextLink to="/about-us/privacy">{t("withdrawal.privacy")}</TextLink>
        </div>
      </Form>
    </>
  );
}

function Confirmation({ step: { form, token } }: { step: StepOf<"confirmation"> }) {
  const t = useT();
  const { values } = form;
  return (
    <>
      <p>{t("withdrawal.declaration")}</p>
      <FormProblem form={form} />
      <DefinitionList
        items={fields.flatMap((name) =>
          values[name] ? [{ key: name, term: t(`withdrawal.fields.${name}`), value: values[name] }] : [],
        )}
      />
      <Form id="typed" method="post" action={withdrawalPath} className={css.form}>
        <input type="hidden" name="form_token" value={token} />
        <input type="hidden" name="step" value="confirmation" />
        {fields.map((name) => (
          <input key={name} type="hidden" name={name} value={values[name] ?? ""} />
        ))}
        <div className={css.buttons}>
          <Button type="submit" variant="primary" name="intent" value="confirm">
            {t("withdrawal.confirm")}
          </Button>
          <Button type="submit" name="intent" value="change">
            {t("withdrawal.change")}
          </Button>
        </div>
      </Form>
    </>
  );
}

function Receipt({ step: { reference, received, email } }: { step: StepOf<"receipt"> }) {
  const t = useT();
  return (
    <>
      <Notice tone="success" title={t("withdrawal.received")} announce="polite">
        <p>{t("withdrawal.mailed", { email })}</p>
      </Notice>
      <DefinitionList
        items={[
          { key: "reference", term: t("withdrawal.reference"), value: reference, mono: true },
          { key: "received", term: t("withdrawal.receivedAt"), value: received },
        ]}
      />
      <p>{t("withdrawal.next")}</p>
    </>
  );
}
