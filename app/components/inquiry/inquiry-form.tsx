import { keptFormId } from "@domain/market/kept-form";
import { Form } from "~/components/navigation";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Select, TextArea, TextInput } from "~/components/ui/field/field";
import { Stack } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { ComponentOf } from "~/loaders/content/components/components-data.server";
import type { InquiryFieldView, InquiryFormView, InquirySentView } from "~/loaders/inquiry/form-data.server";
import * as css from "./inquiry-form.css";

const privacyPath = "/about-us/privacy";

/** An inquiry form, the thanks after sending, or a link to the form's own page. */
export function InquiryBlock({ component }: { component: ComponentOf<"inquiry-form"> }) {
  const { form, sent, link } = component;
  if (sent) return <Sent sent={sent} />;
  if (form) return <InquiryForm form={form} />;
  return link && <LinkButton to={link.href}>{link.label}</LinkButton>;
}

/** Works the same with and without scripts; errors are shown beside the field and above the form. */
export function InquiryForm({ form }: { form: InquiryFormView }) {
  const { heading, intro, action, token, fields, trap, send, privacy, privacyLink } = form;
  return (
    <section className={css.form} aria-labelledby="inquiry-heading">
      <Stack gap="s1">
        <h2 id="inquiry-heading" className={css.name}>
          {heading}
        </h2>
        <p>{intro}</p>
      </Stack>
      <Problems form={form} />
      <Form id={keptFormId(action) ?? undefined} method="post" action={action} noValidate className={css.fields}>
        <input type="hidden" name="form_token" value={token} />
        {fields.map((field) => (
          <InquiryField key={field.name} field={field} />
        ))}
        <p className={css.trap} aria-hidden="true">
          <label htmlFor="inquiry-website">{trap}</label>
          <input id="inquiry-website" type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </p>
        <div className={css.end}>
          <Button type="submit" variant="primary">
            {send}
          </Button>
          <p className={css.privacy}>
            {privacy} <TextLink to={privacyPath}>{privacyLink}</TextLink>
          </p>
        </div>
      </Form>
    </section>
  );
}

const idOf = (name: string) => `inquiry-${name.replaceAll("_", "-")}`;

/** Error summary; each error links to its field. */
function Problems({ form: { notice, problems, fields } }: { form: InquiryFormView }) {
  const t = useT();
  const faulty = fields.filter(({ error }) => error !== null);
  if (notice === null && faulty.length === 0) return null;
  return (
    <Notice
      id="inquiry-problems"
      tone={faulty.length > 0 ? "danger" : "warning"}
      title={problems}
      announce="assertive"
      refusal
    >
      {notice && <p>{notice}</p>}
      {faulty.length > 0 && (
        <ul className={css.faults}>
          {faulty.map(({ name, label, error }) => (
            <li key={name}>
              <a href={`#${idOf(name)}`}>{label}</a>
              {t("site.colon")}
              {error}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

const inputTypes = { text: "text", code: "text", email: "email", tel: "tel", date: "date", number: "text" } as const;

/** A field with its error. */
export function InquiryField({ field }: { field: InquiryFieldView }) {
  const { name, label, hint, control, required, autoComplete, options, value, error } = field;
  const shared = { id: idOf(name), name, label, hint, error, required, optional: !required, defaultValue: value };
  switch (control) {
    case "select":
      return (
        <Select {...shared} className={css.short}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      );
    case "area":
      return <TextArea {...shared} rows={6} />;
    default:
      return (
        <TextInput
          {...shared}
          type={inputTypes[control]}
          inputMode={control === "number" ? "numeric" : undefined}
          mono={control === "code"}
          autoComplete={autoComplete ?? "off"}
          className={control === "text" || control === "email" ? undefined : css.short}
        />
      );
  }
}

function Sent({ sent }: { sent: InquirySentView }) {
  const t = useT();
  return (
    <Notice tone="success" title={sent.title} announce="polite">
      <p>
        {sent.label}
        {t("site.colon")}
        <strong className={css.reference} translate="no">
          {sent.reference}
        </strong>
      </p>
      <p>{sent.keep}</p>
      <p className={css.after}>
        <TextLink to={sent.another.href}>{sent.another.label}</TextLink>
        <TextLink to="/">{t("chrome.breadcrumbHome")}</TextLink>
      </p>
    </Notice>
  );
}
