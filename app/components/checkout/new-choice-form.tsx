import { FormProblem } from "~/components/account/account-frame";
import * as accountCss from "~/components/account/account-page.css";
import { Form } from "~/components/navigation";
import { Button, LinkButton } from "~/components/ui/button/button";
import { useT } from "~/i18n/use-t";
import type { NewChoice } from "~/loaders/checkout/shipping.server";
import { AddressFields, ContactFields } from "./address-fields";
import * as css from "./checkout-page.css";

interface NewChoiceFormProps {
  adding: NewChoice;
  /** Path of the step: the form's target, and the way back. */
  step: string;
  /** There is nothing to choose from yet, so no way back. */
  needed?: boolean;
}

/** New address or contact instead of the choices; selected once saved. */
export function NewChoiceForm({ adding, step, needed }: NewChoiceFormProps) {
  const t = useT();
  const isAddress = adding.kind === "address";
  return (
    <section className={css.section} aria-labelledby="new-choice">
      <h2 id="new-choice">{t(isAddress ? "checkout.shipping.newAddress" : "checkout.shipping.newContact")}</h2>
      <FormProblem form={adding.view.form} />
      <Form
        id={step === "/checkout" ? "checkout" : "typed"}
        method="post"
        action={step}
        noValidate
        className={accountCss.wideForm}
      >
        <input type="hidden" name="key" value={adding.view.key} />
        {isAddress ? <AddressFields view={adding.view} fixedCountry /> : <ContactFields view={adding.view} />}
        <div className={css.buttons}>
          <Button type="submit" name="intent" value={isAddress ? "add-address" : "add-contact"} variant="primary">
            {t(isAddress ? "checkout.shipping.saveAddress" : "checkout.shipping.saveContact")}
          </Button>
          {!needed && <LinkButton to={step}>{t("checkout.shipping.back")}</LinkButton>}
        </div>
      </Form>
    </section>
  );
}
