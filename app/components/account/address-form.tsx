import "~/components/country/kept-form.css";
import type { ReactNode } from "react";
import { AddressFields } from "~/components/checkout/address-fields";
import { Form } from "~/components/navigation";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Checkbox, ChoiceGroup } from "~/components/ui/field/field";
import { useT } from "~/i18n/use-t";
import type { AddressFormView } from "~/loaders/account/address-form.server";
import { FormProblem } from "./account-frame";
import * as css from "./account-page.css";

const path = "/account/my/addresses";

/** New or edited address; fields follow the order of the page's language. */
export function AddressForm({ view }: { view: AddressFormView }) {
  const t = useT();
  const { id, form, key } = view;
  return (
    <section className={css.section} aria-labelledby="address-form">
      <h2 id="address-form">{t(id ? "account.addresses.editTitle" : "account.addresses.addTitle")}</h2>
      <FormProblem form={form} />
      <Form
        id="typed"
        method="post"
        action={`${path}?${id ? `edit=${encodeURIComponent(id)}` : "new=address"}`}
        noValidate
        className={css.wideForm}
      >
        <input type="hidden" name="id" value={id ?? ""} />
        <input type="hidden" name="key" value={key} />
        <AddressFields view={view} />
        <ChoiceGroup legend={t("account.addresses.useFor")}>
          <Checkbox
            name="shipping"
            defaultChecked={form.values.shipping === "on"}
            label={t("account.addresses.useShipping")}
          />
          <Checkbox
            name="billing"
            defaultChecked={form.values.billing === "on"}
            label={t("account.addresses.useBilling")}
          />
        </ChoiceGroup>
        <SaveButtons intent="save-address">{t("account.addresses.save")}</SaveButtons>
      </Form>
    </section>
  );
}

/** Save button and a link back to the lists. */
export function SaveButtons({ intent, children }: { intent: string; children: ReactNode }) {
  const t = useT();
  return (
    <div className={css.buttons}>
      <Button type="submit" name="intent" value={intent} variant="primary">
        {children}
      </Button>
      <LinkButton to={path}>{t("account.addresses.cancel")}</LinkButton>
    </div>
  );
}
