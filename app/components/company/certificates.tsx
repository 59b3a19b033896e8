import * as css from "~/components/account/account-page.css";
import { FormInput } from "~/components/account/form-fields";
import { keepTyped } from "~/components/country/keep-typed";
import { Form } from "~/components/navigation";
import { Badge } from "~/components/ui/badge/badge";
import { Button } from "~/components/ui/button/button";
import { Field } from "~/components/ui/field/field";
import { Mono } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import type { FormState } from "~/loaders/account/form.server";
import type { CompanyData } from "~/loaders/company/company.server";

type Certificate = NonNullable<NonNullable<NonNullable<CompanyData["view"]>["company"]>["certificates"]>[number];

const tones = { submitted: "neutral", verified: "success", refused: "danger", expired: "warning" } as const;

interface CertificatesProps {
  certificates: readonly Certificate[];
  isAdmin: boolean;
  form: FormState;
  largestMegabytes: number;
}

/** Certificates of exemption from sales tax, and the form that hands one in. */
export function Certificates({ certificates, isAdmin, form, largestMegabytes }: CertificatesProps) {
  const t = useT();
  return (
    <section className={css.section} aria-labelledby="certificates">
      <h2 id="certificates">{t("account.company.certificates")}</h2>
      <p>{t("account.company.certificatesText")}</p>
      {certificates.length === 0 ? (
        <p>{t("account.company.noCertificates")}</p>
      ) : (
        <ul className={css.sessions}>
          {certificates.map(({ id, number, state, states, until, note }) => (
            <li key={id}>
              <Mono>{number}</Mono> <Badge tone={tones[state]}>{t(`account.company.certificateStates.${state}`)}</Badge>{" "}
              <span className={css.quiet}>{t("account.company.certificateUntil", { states, date: until })}</span>
              {note && <p>{note}</p>}
            </li>
          ))}
        </ul>
      )}
      {isAdmin && (
        <Form
          method="post"
          action="/account/my/company"
          encType="multipart/form-data"
          noValidate
          className={css.wideForm}
          onInput={keepTyped}
        >
          <input type="hidden" name="form" value="certificate" />
          <FormInput form={form} name="number" label={t("account.company.certificateNumber")} maxLength={60} required />
          <FormInput
            form={form}
            name="regions"
            label={t("account.company.certificateRegions")}
            hint={t("account.company.certificateRegionsHint")}
            maxLength={300}
            required
          />
          <FormInput
            form={form}
            name="expiresOn"
            type="date"
            label={t("account.company.certificateExpires")}
            required
          />
          <Field
            label={t("account.company.file")}
            hint={t("account.company.fileHint", { size: largestMegabytes })}
            error={form.errors.file}
          >
            {(attributes) => (
              <input
                {...attributes}
                type="file"
                name="file"
                accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
              />
            )}
          </Field>
          <div className={css.buttons}>
            <Button type="submit" name="intent" value="certificate" variant="primary">
              {t("account.company.handIn")}
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}
