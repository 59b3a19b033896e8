import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { TextInput } from "~/components/ui/field";
import { Page, Stack } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice";
import { useT } from "~/i18n/use-t";
import type { CountryPageData } from "~/loaders/country.server";
import * as css from "./country.css";
import { LanguageLinks } from "./language-links";

/** `/country`: every country as a button, with a search by name or other name; the dialog does the same with scripts. */
export function CountryPage({ data, error }: { data: CountryPageData; error: string | null }) {
  const t = useT();
  return (
    <Page>
      <Stack gap="s3">
        <h1>{t("country.title")}</h1>
        {error && (
          <Notice tone="danger" announce="assertive">
            {error}
          </Notice>
        )}
        <LanguageLinks returnTo={data.returnTo} />
        <Form method="get" action="/country" className={css.find}>
          <input type="hidden" name="return" value={data.returnTo} />
          <TextInput
            label={t("country.findLabel")}
            hint={t("country.findHint")}
            name="find"
            defaultValue={data.find}
            maxLength={64}
            autoComplete="country-name"
          />
          <Button type="submit" icon="search">
            {t("country.find")}
          </Button>
        </Form>
        <p role="status">
          {data.matches.length > 0 ? t("country.results", { count: data.matches.length }) : t("country.noMatch")}
        </p>
        <p>{t("country.basketNote")}</p>
        <Form method="post" action="/country" reloadDocument>
          <input type="hidden" name="return" value={data.returnTo} />
          <ul className={css.list}>
            {data.matches.map(({ value, label }) => (
              <li key={value}>
                <button type="submit" name="country" value={value} className={css.choice}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </Form>
      </Stack>
    </Page>
  );
}
