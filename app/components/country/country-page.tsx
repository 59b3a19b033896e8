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
import { LanguageLinks } from "./language-links";

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
        {!typed && <LanguageLinks returnTo={returnTo} />}
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
      <Form method="post" action={action}>
        {typed ? <Typed fields={typed} /> : <input type="hidden" name="return" value={returnTo} />}
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

/** Fields of another page's form, in order; the last of repeated fields counts. */
function Typed({ fields }: { fields: NonNullable<CountryAnswer["typed"]> }) {
  return (
    <>
      <input type="hidden" name={keptFormField} value="yes" />
      {fields.map(({ place, name, value }) => (
        <input key={place} type="hidden" name={name} value={value} />
      ))}
    </>
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
