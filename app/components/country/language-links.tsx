import { type Language, locales } from "@contracts/languages";
import { regions } from "@contracts/regions";
import { countryPath, keptFormField, keptFormId } from "@domain/market/kept-form";
import { useLocation } from "@framework/remix";
import { useMarket } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import * as css from "./language-links.css";

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", jp: "日本語", cn: "简体中文" };

interface LanguageLinksProps {
  /** Defaults to this page. */
  returnTo?: string;
  /** Set for the footer's list only, so that the document has one landmark. */
  landmark?: boolean;
}

/**
 * Languages of the main host; hosts with one language have no links (C-CTRY-09). The edge consumes the parameter
 * (C-CTRY-11), so shared URLs do not contain it. Where a page has a form with input to keep, a style shows buttons that
 * send it in place of the links.
 */
export function LanguageLinks({ returnTo, landmark }: LanguageLinksProps) {
  const t = useT();
  const { language, region } = useMarket();
  const { pathname, search } = useLocation();
  const { languages } = regions[region];
  // The page of countries has its own list, which knows whether the page holds a form.
  if (languages.length < 2 || (landmark && pathname === countryPath)) return null;
  const here = pathname + search;
  const back = returnTo ?? here;
  const address = (code: Language) => `${back}${back.includes("?") ? "&" : "?"}language=${code}`;
  // The page of countries does not contain the form of the page that it returns to.
  const form = back === here ? keptFormId(here) : null;
  const list = (
    <ul className={css.languages} aria-label={landmark ? undefined : t("country.changeLanguage")}>
      {languages.map((code) => (
        <li key={code}>
          <a
            href={address(code)}
            rel="nofollow"
            data-language={code}
            data-reload
            lang={locales[code].lang}
            hrefLang={locales[code].lang}
            aria-current={code === language ? "true" : undefined}
          >
            {languageNames[code]}
          </a>
          {form && (
            <button
              type="submit"
              form={form}
              formMethod="post"
              formAction={address(code)}
              formNoValidate
              name={keptFormField}
              value="yes"
              lang={locales[code].lang}
              aria-current={code === language ? "true" : undefined}
            >
              {languageNames[code]}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
  return landmark ? <nav aria-label={t("country.changeLanguage")}>{list}</nav> : list;
}
