import { Form, Link } from "~/components/navigation";
import { Badge } from "~/components/ui/badge/badge";
import { Button, LinkButton } from "~/components/ui/button/button";
import { VisuallyHidden } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { AddressCard, AddressesData, ContactCard } from "~/loaders/account/addresses.server";
import { AccountFrame, Unreachable } from "./account-frame";
import * as css from "./account-page.css";
import { AddressForm } from "./address-form";
import { ContactForm } from "./contact-form";

const path = "/account/my/addresses";

/** `/account/my/addresses`: the lists, or one form or question in their place. */
export function AddressesPage({ data }: { data: AddressesData }) {
  const t = useT();
  const { editing, done, problem, unreachable } = data;
  return (
    <AccountFrame title={t("account.addresses.title")}>
      <h1>{t("account.addresses.title")}</h1>
      {unreachable && <Unreachable unsent={data.unsent} />}
      {done && !editing && (
        <Notice tone="success" announce="polite">
          {t(`account.addresses.done.${done}`)}
        </Notice>
      )}
      {problem && (
        <Notice tone="danger" announce="assertive" refusal>
          {problem}
        </Notice>
      )}
      {!unreachable && (editing ? <Editing editing={editing} /> : <Lists data={data} />)}
    </AccountFrame>
  );
}

function Editing({ editing }: { editing: NonNullable<AddressesData["editing"]> }) {
  switch (editing.kind) {
    case "address":
      // Keyed by address, so that one form's input never appears in another.
      return <AddressForm key={editing.form.id ?? "new"} view={editing.form} />;
    case "contact":
      return <ContactForm key={editing.form.id ?? "new"} view={editing.form} />;
    case "remove-address":
    case "remove-contact":
      return <RemoveQuestion kind={editing.kind} id={editing.id} name={editing.name} />;
    default:
      return editing satisfies never;
  }
}

function RemoveQuestion({ kind, id, name }: { kind: "remove-address" | "remove-contact"; id: string; name: string }) {
  const t = useT();
  const title = t(kind === "remove-address" ? "account.addresses.removeTitle" : "account.addresses.removeContactTitle");
  return (
    <section className={css.section} aria-labelledby="remove">
      <h2 id="remove">{title}</h2>
      <p>{t("account.addresses.removeText", { name })}</p>
      <Form method="post" action={path} className={css.buttons}>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value={kind} variant="primary">
          {t("account.addresses.remove")}
        </Button>
        <LinkButton to={path}>{t("account.addresses.keep")}</LinkButton>
      </Form>
    </section>
  );
}

function Lists({ data: { addresses, contacts } }: { data: AddressesData }) {
  const t = useT();
  return (
    <>
      <section aria-labelledby="addresses">
        <div className={css.sectionHead}>
          <h2 id="addresses">{t("account.addresses.addressesHeading")}</h2>
          <LinkButton to={`${path}?new=address`} icon="plus">
            {t("account.addresses.add")}
          </LinkButton>
        </div>
        {addresses.length === 0 ? (
          <p>{t("account.addresses.none")}</p>
        ) : (
          <ul className={css.cards}>
            {addresses.map((address) => (
              <li key={address.id} className={css.card}>
                <Address address={address} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="contacts">
        <div className={css.sectionHead}>
          <h2 id="contacts">{t("account.addresses.contactsHeading")}</h2>
          <LinkButton to={`${path}?new=contact`} icon="plus">
            {t("account.addresses.addContact")}
          </LinkButton>
        </div>
        {contacts.length === 0 ? (
          <p>{t("account.addresses.noContacts")}</p>
        ) : (
          <ul className={css.cards}>
            {contacts.map((contact) => (
              <li key={contact.id} className={css.card}>
                <Contact contact={contact} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function Address({ address }: { address: AddressCard }) {
  const t = useT();
  const { id, name, lines, country, phone, vatId, shipping, billing, defaultShipping, defaultBilling } = address;
  return (
    <>
      <h3 className={css.cardTitle}>{name}</h3>
      <p className={css.badges}>
        {shipping && (
          <Badge tone={defaultShipping ? "success" : "neutral"}>
            {t(defaultShipping ? "account.addresses.defaultShipping" : "account.addresses.shipping")}
          </Badge>
        )}
        {billing && (
          <Badge tone={defaultBilling ? "success" : "neutral"}>
            {t(defaultBilling ? "account.addresses.defaultBilling" : "account.addresses.billing")}
          </Badge>
        )}
      </p>
      <address className={css.cardLines}>{[...lines, country].join("\n")}</address>
      {phone && <p className={css.quiet}>{phone}</p>}
      {vatId && (
        <p className={css.quiet}>
          {t("account.fields.vatId")} {vatId}
        </p>
      )}
      <div className={css.cardButtons}>
        {shipping && !defaultShipping && <DefaultButton id={id} name={name} intent="default-shipping" />}
        {billing && !defaultBilling && <DefaultButton id={id} name={name} intent="default-billing" />}
        <EditLinks name={name} edit={`${path}?edit=${id}`} remove={`${path}?remove=${id}`} />
      </div>
    </>
  );
}

function Contact({ contact }: { contact: ContactCard }) {
  const t = useT();
  const { id, name, kana, email, phone, organisation, department, isDefault } = contact;
  return (
    <>
      <h3 className={css.cardTitle}>{name}</h3>
      {isDefault && (
        <p className={css.badges}>
          <Badge tone="success">{t("account.addresses.defaultContact")}</Badge>
        </p>
      )}
      <p className={css.cardLines}>{[kana, organisation, department, email, phone].filter(Boolean).join("\n")}</p>
      <div className={css.cardButtons}>
        {!isDefault && <DefaultButton id={id} name={name} intent="default-contact" />}
        <EditLinks name={name} edit={`${path}?edit-contact=${id}`} remove={`${path}?remove-contact=${id}`} />
      </div>
    </>
  );
}

const defaultTexts = {
  "default-shipping": "account.addresses.makeDefaultShipping",
  "default-billing": "account.addresses.makeDefaultBilling",
  "default-contact": "account.addresses.makeDefaultContact",
} as const;

function DefaultButton({ id, name, intent }: { id: string; name: string; intent: keyof typeof defaultTexts }) {
  const t = useT();
  return (
    <Form method="post" action={path}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value={intent} size="sm">
        {t(defaultTexts[intent])}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Form>
  );
}

function EditLinks({ name, edit, remove }: { name: string; edit: string; remove: string }) {
  const t = useT();
  return (
    <span className={css.cardLinks}>
      <Link to={edit} aria-label={t("account.addresses.editOf", { name })}>
        {t("account.addresses.edit")}
      </Link>
      <Link to={remove} aria-label={t("account.addresses.removeOf", { name })}>
        {t("account.addresses.remove")}
      </Link>
    </span>
  );
}
