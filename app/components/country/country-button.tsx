import { html, markup } from "@domain/island/html";
import { countryLabelCode } from "@domain/market/country-code";
import { useLocation } from "@remix-run/react";
import { iconHtml } from "~/components/icon";
import { Island } from "~/components/island";
import { useMarket } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import * as css from "./country-button.css";

interface CountryButtonProps {
  /** Name of the country. */
  label: string;
  /** With the name of the country in words: a line of the sidebar. */
  line?: boolean;
}

/**
 * Code of the country; leads to the page `/country`, and with scripts to the same selection as a dialog (C-CTRY-04). An
 * island, because a punchout buyer's country is settled: the edge leaves it empty (C-HEAD-16).
 */
export function CountryButton({ label, line }: CountryButtonProps) {
  const t = useT();
  const { country } = useMarket();
  const { pathname, search } = useLocation();
  const code = countryLabelCode(country);
  const name = t("country.button", { label });
  // Shown is the code alone; the name of the country is for those who hear the page.
  const button = line
    ? html`<button type="submit" aria-haspopup="dialog">${markup(iconHtml("country", "sm"))}<span>${name}</span><b>${code}</b></button>`
    : html`<button type="submit" aria-haspopup="dialog" aria-label="${code} ${name}">${markup(iconHtml("country", "sm"))}<b>${code}</b></button>`;
  return (
    <Island
      name="country"
      // A form, which no `span` may hold.
      as="div"
      className={line ? css.line : css.button}
      fallback={html`<form action="/country" data-opens="country"><input type="hidden" name="return" value="${pathname + search}">${markup(button)}</form>`}
    />
  );
}
