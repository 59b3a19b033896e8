import { AccountFrame, FormProblem, Unreachable } from "~/components/account/account-frame";
import * as css from "~/components/account/account-page.css";
import { FormInput } from "~/components/account/form-fields";
import { CurrentPassword } from "~/components/account/password-field";
import { Form } from "~/components/navigation";
import { Button, LinkButton } from "~/components/ui/button/button";
import { CopyButton } from "~/components/ui/copy-button/copy-button";
import { Mono } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import type { FormState } from "~/loaders/account/form.server";
import type { SecondFactorData, SecondFactorView } from "~/loaders/second-factor/second-factor.server";

const path = "/account/my/second-factor";

/** `/account/my/second-factor`. */
export function SecondFactorPage({ data: { view, form, turnedOff } }: { data: SecondFactorData }) {
  const t = useT();
  return (
    <AccountFrame
      title={t("account.secondFactor.title")}
      parent={{ label: t("account.settings.title"), to: "/account/my/accountsettings" }}
    >
      <h1>{t("account.secondFactor.title")}</h1>
      {turnedOff && (
        <Notice tone="success" announce="polite">
          {t("account.secondFactor.off")}
        </Notice>
      )}
      <FormProblem form={form} />
      <View view={view} form={form} isStated={turnedOff} />
    </AccountFrame>
  );
}

function View({ view, form, isStated }: { view: SecondFactorView; form: FormState; isStated: boolean }) {
  switch (view.kind) {
    case "unreachable":
      return <Unreachable />;
    case "off":
      return <Off form={form} isStated={isStated} />;
    case "setup":
      return <Setup view={view} form={form} />;
    case "codes":
      return <RecoveryCodes view={view} />;
    case "on":
      return <On view={view} form={form} />;
    default:
      return view satisfies never;
  }
}

type ViewOf<K extends SecondFactorView["kind"]> = Extract<SecondFactorView, { kind: K }>;

/** @param isStated whether the page already says that it is off */
function Off({ form, isStated }: { form: FormState; isStated: boolean }) {
  const t = useT();
  return (
    <section className={css.section}>
      <p>
        {!isStated && spaced(t("account.secondFactor.off"))}
        {t("account.secondFactor.offText")}
      </p>
      <Form method="post" action={path} noValidate className={css.wideForm}>
        <CurrentPassword form={form} />
        <div className={css.buttons}>
          <Button type="submit" name="intent" value="begin" variant="primary">
            {t("account.secondFactor.begin")}
          </Button>
        </div>
      </Form>
    </section>
  );
}

function Setup({ view, form }: { view: ViewOf<"setup">; form: FormState }) {
  const t = useT();
  return (
    <section className={css.section}>
      <p>{t("account.secondFactor.setupText")}</p>
      <svg
        role="img"
        aria-label={t("account.secondFactor.qrCode")}
        viewBox={`0 0 ${view.appCode.size} ${view.appCode.size}`}
        className={css.qrCode}
      >
        <path fill="white" d={`M0 0h${view.appCode.size}v${view.appCode.size}H0z`} />
        <path fill="black" shapeRendering="crispEdges" d={view.appCode.path} />
      </svg>
      <p>
        {t("account.secondFactor.key")} <Mono>{view.shown}</Mono>{" "}
        <CopyButton text={view.secret} label={t("account.secondFactor.key")} />
      </p>
      <p>
        <a href={view.appAddress}>{t("account.secondFactor.openApp")}</a>
      </p>
      <Form method="post" action={path} noValidate className={css.wideForm}>
        <input type="hidden" name="secret" value={view.secret} />
        <FormInput
          form={form}
          name="code"
          label={t("account.secondFactor.code")}
          hint={t("account.secondFactor.codeHint")}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={64}
          required
        />
        <div className={css.buttons}>
          <Button type="submit" name="intent" value="confirm" variant="primary">
            {t("account.secondFactor.turnOn")}
          </Button>
          <LinkButton to={path}>{t("account.addresses.cancel")}</LinkButton>
        </div>
      </Form>
    </section>
  );
}

function RecoveryCodes({ view: { codes, turnedOn } }: { view: ViewOf<"codes"> }) {
  const t = useT();
  const label = t("account.secondFactor.recoveryCodes");
  return (
    <section className={css.section} aria-labelledby="recovery-codes">
      <Notice tone="success" announce="polite">
        {t(turnedOn ? "account.secondFactor.turnedOn" : "account.secondFactor.codesReplaced")}
      </Notice>
      <h2 id="recovery-codes">
        {label} <CopyButton text={codes.join("\n")} label={label} />
      </h2>
      <p>{t("account.secondFactor.recoveryText")}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <Mono>{code}</Mono>
          </li>
        ))}
      </ul>
      <p>
        <LinkButton to={path} variant="primary">
          {t("account.secondFactor.codesKept")}
        </LinkButton>
      </p>
    </section>
  );
}

function On({ view: { since, recoveryCodes }, form }: { view: ViewOf<"on">; form: FormState }) {
  const t = useT();
  return (
    <section className={css.section}>
      <p>{t("account.secondFactor.onText", { since })}</p>
      <p>{t("account.secondFactor.codesLeft", { count: recoveryCodes })}</p>
      <Form method="post" action={path} noValidate className={css.wideForm}>
        <CurrentPassword form={form} />
        <div className={css.buttons}>
          <Button type="submit" name="intent" value="codes">
            {t("account.secondFactor.newCodes")}
          </Button>
          <Button type="submit" name="intent" value="off">
            {t("account.secondFactor.turnOff")}
          </Button>
        </div>
      </Form>
    </section>
  );
}
