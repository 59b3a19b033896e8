import "~/components/country/kept-form.css";
import { AccountFrame, FormProblem, Unreachable } from "~/components/account/account-frame";
import * as css from "~/components/account/account-page.css";
import { FormInput } from "~/components/account/form-fields";
import { CurrentPassword } from "~/components/account/password-field";
import { keepTyped } from "~/components/country/keep-typed";
import { stateOf } from "~/components/form-of";
import { Form } from "~/components/navigation";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Notice } from "~/components/ui/notice/notice";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import type { FormState } from "~/loaders/account/form.server";
import type { PasskeysData } from "~/loaders/passkeys/passkeys.server";
import type { PasskeyOptions } from "~/services/accounts/passkey-calls";
import { usePasskeyCeremony, usePasskeySupport } from "./use-passkeys";

const path = "/account/my/passkeys";
type Passkey = NonNullable<PasskeysData["passkeys"]>[number];

/** `/account/my/passkeys`. */
export function PasskeysPage({ data: { passkeys, form, options, done } }: { data: PasskeysData }) {
  const t = useT();
  return (
    <AccountFrame
      title={t("account.passkeys.title")}
      parent={{ label: t("account.settings.title"), to: "/account/my/accountsettings" }}
    >
      <h1>{t("account.passkeys.title")}</h1>
      {done && (
        <Notice tone="success" announce="polite">
          {t(`account.passkeys.done.${done}`)}
        </Notice>
      )}
      <FormProblem form={form} />
      <p>{t("account.passkeys.about")}</p>
      {options ? (
        <Ceremony options={options} name={form.values.name ?? ""} />
      ) : (
        <List passkeys={passkeys} form={form} />
      )}
    </AccountFrame>
  );
}

function List({ passkeys, form }: Pick<PasskeysData, "passkeys" | "form">) {
  const t = useT();
  if (!passkeys) return <Unreachable />;
  return (
    <>
      {passkeys.length === 0 && <p>{t("account.passkeys.none")}</p>}
      {passkeys.map((passkey) => (
        <PasskeySection key={passkey.id} passkey={passkey} form={stateOf(form, "rename", passkey.id)} />
      ))}
      <AddPasskey form={form.values.intent === "add" ? form : stateOf(form, "begin")} />
    </>
  );
}

function PasskeySection({ passkey, form }: { passkey: Passkey; form: FormState }) {
  const t = useT();
  const { id, name, synced, created, used, otherSite } = passkey;
  return (
    <section className={css.section} aria-labelledby={`passkey-${id}`}>
      <h2 id={`passkey-${id}`}>{name}</h2>
      <p className={css.quiet}>
        {spaced(t("account.passkeys.created", { created }))}
        {spaced(used === "" ? t("account.passkeys.unused") : t("account.passkeys.used", { used }))}
        {spaced(t(synced ? "account.passkeys.synced" : "account.passkeys.notSynced"))}
        {otherSite !== null && t("account.passkeys.otherSite", { site: otherSite })}
      </p>
      <Form method="post" action={path} noValidate className={css.wideForm} onInput={keepTyped}>
        <input type="hidden" name="form" value="rename" />
        <input type="hidden" name="id" value={id} />
        <FormInput
          form={{ ...form, values: { name, ...form.values } }}
          name="name"
          label={t("account.passkeys.name")}
          maxLength={60}
          required
        />
        <div className={css.buttons}>
          <Button type="submit" name="intent" value="rename" aria-label={t("account.passkeys.renameOf", { name })}>
            {t("account.passkeys.rename")}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="remove"
            variant="quiet"
            aria-label={t("account.passkeys.removeOf", { name })}
          >
            {t("account.passkeys.remove")}
          </Button>
        </div>
      </Form>
    </section>
  );
}

function AddPasskey({ form }: { form: FormState }) {
  const t = useT();
  const supported = usePasskeySupport();
  return (
    <section className={css.section} aria-labelledby="add-passkey">
      <h2 id="add-passkey">{t("account.passkeys.addHeading")}</h2>
      {supported ? (
        <Form id="typed" method="post" action={path} noValidate className={css.wideForm} onInput={keepTyped}>
          <input type="hidden" name="form" value="begin" />
          <FormInput
            form={form}
            name="name"
            label={t("account.passkeys.name")}
            hint={t("account.passkeys.nameHint")}
            maxLength={60}
            required
          />
          <CurrentPassword form={form} />
          <div className={css.buttons}>
            <Button type="submit" name="intent" value="begin" variant="primary">
              {t("account.passkeys.add")}
            </Button>
          </div>
        </Form>
      ) : (
        <p>{t("account.passkeys.unsupported")}</p>
      )}
    </section>
  );
}

/** The browser's dialog is open, or was closed without a credential. */
function Ceremony({ options, name }: { options: PasskeyOptions; name: string }) {
  const t = useT();
  const { form, ask, failed } = usePasskeyCeremony("create", options);
  return (
    <Form ref={form} method="post" action={path} className={css.section}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="passkey" defaultValue="" />
      <p>{t("account.passkeys.follow")}</p>
      {failed && (
        <Notice tone="warning" announce="polite">
          {t("account.passkeys.notMade")}
        </Notice>
      )}
      <div className={css.buttons}>
        {failed && (
          <Button type="button" variant="primary" onClick={() => void ask()}>
            {t("account.passkeys.tryAgain")}
          </Button>
        )}
        <LinkButton to={path}>{t("account.addresses.cancel")}</LinkButton>
      </div>
    </Form>
  );
}
