import { locales } from "@contracts/languages";
import { regions } from "@contracts/regions";
import { keptFormField } from "@domain/market/kept-form";
import type { CountryAnswer } from "~/actions/country/country.server";
import { Form } from "~/components/navigation";
import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { Button } from "~/components/ui/button/button";
import { TextInput } from "~/components/ui/field/field";
import { Page } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { useMarket } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import type { CountryChoice, CountryPageData } from "~/loaders/country/country.server";
import * as css from "./country.css";
import { LanguageLinks, languageNames } from "./language-links";
import { TypedFields } from "./typed-fields";

interface CountryPageProps extends CountryAnswer {
  data: CountryPageData;
}

/**
 * `/country`: every country as a button, with a search by name; the dialog does the same with scripts. With the form of
 * another page it has one form only, which sends that page's fields back with the choice.
 */
export function CountryPage({ data, error, typed }: CountryPageProps) {
  const t = useT();
  const action = typed ? `/country?${new URLSearchParams({ return: data.returnTo })}` : "/country";
  const { find, returnTo, groups, count, distributor } = data;
  return (
    <Page className={css.page}>
      <Breadcrumb crumbs={[{ label: t("chrome.breadcrumbHome"), to: "/" }, { label: t("country.title") }]} />
      <div className={css.head}>
        <h1>{t("country.title")}</h1>
        {typed ? <HeldLanguages action={action} /> : <LanguageLinks returnTo={returnTo} />}
      </div>
      {error && (
        <Notice tone="danger" announce="assertive" refusal>
          {error}
        </Notice>
      )}
      <div className={css.tools}>
        {!typed && (
          <Form method="get" action="/country" className={css.find}>
            <input type="hidden" name="return" value={returnTo} />
            <TextInput
              key={find}
              label={t("country.findLabel")}
              hint={t("country.findHint")}
              name="find"
              defaultValue={find}
              maxLength={64}
              autoComplete="off"
            />
            <Button type="submit" icon="search">
              {t("country.find")}
            </Button>
          </Form>
        )}
        <p className={css.note}>
          {t(distributor ? "country.noteDistributor" : "country.note")} {typed && t("country.keepsTyped")}
        </p>
      </div>
      <p role="status" className={css.count}>
        {count > 0 ? t("country.results", { count }) : t("country.noMatch")}
      </p>
      <Form {...(typed && { id: "typed" })} method="post" action={action}>
        {typed ? <TypedFields fields={typed} /> : <input type="hidden" name="return" value={returnTo} />}
        {groups.map(({ initial, countries }) => (
          <section key={initial ?? ""} className={css.group}>
            {initial && <h2 className={css.initial}>{initial}</h2>}
            <ul className={css.list}>
              {countries.map((choice) => (
                <Choice key={choice.value} choice={choice} action={typed && action} />
              ))}
            </ul>
          </section>
        ))}
      </Form>
    </Page>
  );
}

/** Languages as buttons of the form that the page holds. */
function HeldLanguages({ action }: { action: string }) {
  const t = useT();
  const { language, region } = useMarket();
  const { languages } = regions[region];
  if (languages.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons, and a fieldset is for fields
    <div role="group" aria-label={t("country.changeLanguage")}>
      {languages.map((code) => (
        <Button
          key={code}
          type="submit"
          size="sm"
          variant="quiet"
          form="typed"
          formMethod="post"
          formAction={`${action}&language=${code}`}
          name={keptFormField}
          value="yes"
          lang={locales[code].lang}
          aria-current={code === language ? "true" : undefined}
        >
          {languageNames[code]}
        </Button>
      ))}
    </div>
  );
}

interface ChoiceProps {
  choice: CountryChoice;
  /** Address that takes the choice as a parameter; null where it is a field. */
  action: string | null;
}

function Choice({ choice: { value, label, ownSite }, action }: ChoiceProps) {
  const t = useT();
  const { country } = useMarket();
  const current = value === country;
  return (
    <li>
      <button
        type="submit"
        {...(action === null ? { name: "country", value } : { formAction: `${action}&country=${value}` })}
        className={css.choice}
        aria-current={current || undefined}
      >
        {label}
        {current && <span className={css.aside}>{t("country.isCurrent")}</span>}
        {ownSite && <span className={css.aside}>{t("country.ownSite")}</span>}
      </button>
    </li>
  );
}
