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
  const code = html`<b>${countryLabelCode(country)}</b>`;
  const words = html`<span>${t("country.button", { label })}</span>`;
  const face = line ? html`${markup(words)} ${markup(code)}` : html`${markup(code)} ${markup(words)}`;
  return (
    <Island
      name="country"
      className={line ? css.line : css.button}
      fallback={html`<form action="/country" data-opens="country"><input type="hidden" name="return" value="${pathname + search}"><button type="submit" aria-haspopup="dialog">${markup(iconHtml("country", "sm"))} ${markup(face)}</button></form>`}
    />
  );
}
