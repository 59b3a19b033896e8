import "~/components/country/kept-form.css";
import { SavedCards } from "~/components/checkout/card/saved-cards";
import { Form, Link } from "~/components/navigation";
import { Button, LinkButton } from "~/components/ui/button/button";
import { type Definition, DefinitionList } from "~/components/ui/definition-list/definition-list";
import { Checkbox } from "~/components/ui/field/field";
import { EmailAddress } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { usePageLanguage, useT } from "~/i18n/use-t";
import type { SettingsData, SettingsProfile } from "~/loaders/account/settings.server";
import { AccountFrame, FormProblem, Unreachable } from "./account-frame";
import * as css from "./account-page.css";
import { KnownField } from "./known-field";
import { NameFields } from "./name-fields";
import { Sessions } from "./sessions";

const path = "/account/my/accountsettings";

/** `/account/my/accountsettings`. */
export function SettingsPage({ data }: { data: SettingsData }) {
  const t = useT();
  const { profile, done } = data;
  return (
    <AccountFrame title={t("account.settings.title")}>
      <h1>{t("account.settings.title")}</h1>
      {done && (
        <Notice tone={toneOf[done]} announce="polite">
          {t(`account.settings.done.${done}`)}
        </Notice>
      )}
      {profile ? <ProfileSections data={data} profile={profile} /> : <Unreachable unsent={data.unsent} />}
    </AccountFrame>
  );
}

const toneOf = {
  saved: "success",
  unchanged: "info",
  "session-ended": "success",
  "sessions-ended": "success",
  "export-unavailable": "warning",
  "card-removed": "success",
  "card-kept": "warning",
} as const satisfies Record<NonNullable<SettingsData["done"]>, string>;

function ProfileSections({ data, profile }: { data: SettingsData; profile: SettingsProfile }) {
  const t = useT();
  const language = usePageLanguage();
  const { form } = data;
  return (
    <>
      <section className={css.section} aria-labelledby="profile">
        <h2 id="profile">{t("account.settings.profile")}</h2>
        <ProfileFacts profile={profile} />
        <FormProblem form={form} />
        <Form id="typed" method="post" action={path} noValidate className={css.wideForm}>
          <input type="hidden" name="key" value={data.key} />
          <NameFields form={form} familyFirst={language !== "en"} kana={profile.kana} />
          <KnownField form={form} field="company" />
          <div className={css.unequalPair}>
            <KnownField form={form} field="mobile" />
            <KnownField form={form} field="mobileExt" />
          </div>
          <Checkbox
            name="newsletter"
            defaultChecked={form.values.newsletter === "on"}
            label={t("account.fields.newsletter")}
          />
          <div className={css.buttons}>
            <Button type="submit" variant="primary">
              {t("account.settings.save")}
            </Button>
          </div>
        </Form>
      </section>
      <section className={css.section} aria-labelledby="password">
        <h2 id="password">{t("account.settings.passwordHeading")}</h2>
        <p>{t("account.settings.passwordText")}</p>
        <p>
          <LinkButton to="/account/password/change">{t("account.password.changeTitle")}</LinkButton>
        </p>
      </section>
      <section className={css.section} aria-labelledby="second-factor">
        <h2 id="second-factor">{t("account.secondFactor.title")}</h2>
        <p>{t("account.secondFactor.about")}</p>
        <p>
          <LinkButton to="/account/my/second-factor">{t("account.secondFactor.manage")}</LinkButton>
        </p>
      </section>
      <SavedCards cards={data.savedCards} path={path} />
      <section className={css.section} aria-labelledby="passkeys">
        <h2 id="passkeys">{t("account.passkeys.title")}</h2>
        <p>{t("account.passkeys.about")}</p>
        <p>
          <LinkButton to="/account/my/passkeys">{t("account.passkeys.manage")}</LinkButton>
        </p>
      </section>
      <Sessions sessions={data.sessions} path={path} />
      <section className={css.section} aria-labelledby="programs">
        <h2 id="programs">{t("account.settings.programsHeading")}</h2>
        <p>{t("account.settings.programsText")}</p>
        <p>
          <LinkButton to="/account/my/programs">{t("account.settings.programsManage")}</LinkButton>
        </p>
      </section>
      <section className={css.section} aria-labelledby="own-data">
        <h2 id="own-data">{t("account.settings.dataHeading")}</h2>
        <p>{t("account.settings.dataText")}</p>
        <p>
          <a href="/account/my/data.json">{t("account.settings.dataDownload")}</a>
        </p>
        <p>
          <Link to="/account/my/delete">{t("account.erase.title")}</Link>
        </p>
      </section>
    </>
  );
}

/** Profile data that cannot be edited here. */
function ProfileFacts({ profile }: { profile: SettingsProfile }) {
  const t = useT();
  const { email, verified, countryLabel, vatId, customerNumbers, since } = profile;
  const items: Definition[] = [
    {
      key: "email",
      term: t("account.settings.email"),
      value: (
        <>
          <EmailAddress text={email} />{" "}
          <span className={css.quiet}>
            {t(verified ? "account.settings.emailConfirmed" : "account.settings.emailUnconfirmed")}
          </span>{" "}
          <Link to="/account/my/email">{t("account.email.title")}</Link>{" "}
          {!verified && <Link to="/account/sign-up/verify-request">{t("account.my.confirmNow")}</Link>}
        </>
      ),
    },
    {
      key: "country",
      term: t("account.settings.country"),
      value: (
        <>
          {countryLabel} <span className={css.quiet}>{t("account.settings.countryNote")}</span>
        </>
      ),
    },
    ...(vatId ? [{ key: "vat", term: t("account.settings.vatId"), value: vatId }] : []),
    ...(customerNumbers.length > 0
      ? [{ key: "numbers", term: t("account.settings.customerNumbers"), value: customerNumbers.join(", ") }]
      : []),
    { key: "since", term: t("account.settings.since"), value: since },
  ];
  return <DefinitionList items={items} />;
}
