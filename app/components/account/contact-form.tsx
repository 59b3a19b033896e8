import { ContactFields } from "~/components/checkout/address-fields";
import { Form } from "~/components/navigation";
import { Checkbox } from "~/components/ui/field/field";
import { useT } from "~/i18n/use-t";
import type { ContactFormView } from "~/loaders/account/address-form.server";
import { FormProblem } from "./account-frame";
import * as css from "./account-page.css";
import { SaveButtons } from "./address-form";

/** New or edited contact (A-ADDR-10). */
export function ContactForm({ view }: { view: ContactFormView }) {
  const t = useT();
  const { id, form, key } = view;
  return (
    <section className={css.section} aria-labelledby="contact-form">
      <h2 id="contact-form">{t(id ? "account.addresses.editContactTitle" : "account.addresses.addContactTitle")}</h2>
      <FormProblem form={form} />
      <Form
        id="typed"
        method="post"
        action={`/account/my/addresses?${id ? `edit-contact=${encodeURIComponent(id)}` : "new=contact"}`}
        noValidate
        className={css.wideForm}
      >
        <input type="hidden" name="id" value={id ?? ""} />
        <input type="hidden" name="key" value={key} />
        <ContactFields view={view} />
        <Checkbox
          name="isDefault"
          defaultChecked={form.values.isDefault === "on"}
          label={t("account.addresses.makeDefaultContact")}
        />
        <SaveButtons intent="save-contact">{t("account.addresses.saveContact")}</SaveButtons>
      </Form>
    </section>
  );
}
