import { html, markup } from "@domain/edge-slot/html";
import { longestGoto } from "@domain/http/safe-goto";
import { countryLabelCode } from "@domain/market/country-code";
import { keptCountryId, keptFormId } from "@domain/market/kept-form";
import { useLocation } from "@framework/remix";
import { EdgeSlot } from "~/components/edge-slot";
import { iconHtml } from "~/components/icon";
import { useMarket } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import * as css from "./country-button.css";

interface CountryButtonProps {
  /** Name of the country. */
  label: string;
  /** Shows the country's name, for the sidebar. */
  line?: boolean;
}

/**
 * Country code, linking to `/country`; with scripts it opens the same selection as a dialog (C-CTRY-04). A slot,
 * because the edge leaves it empty for punchout buyers, whose country is fixed (C-HEAD-16). If a page has a form with
 * input to keep, a style shows visitors without scripts a link to the footer's button, which submits that form too.
 */
export function CountryButton({ label, line }: CountryButtonProps) {
  const t = useT();
  const { country } = useMarket();
  const { pathname, search } = useLocation();
  const code = countryLabelCode(country);
  const here = pathname + search;
  // The server ignores longer URLs.
  const back = new URLSearchParams({ return: here }).toString().length > longestGoto ? "/" : here;
  const name = t("country.button", { label });
  // Shows the code; screen readers get the country's name.
  const face = html`${markup(iconHtml("country", "sm"))}${markup(line ? html`<span>${name}</span>` : html``)}<b>${code}</b>`;
  const spoken = line ? html`` : html` aria-label="${code} ${name}"`;
  const link =
    keptFormId(here) === null ? html`` : html`<a href="#${keptCountryId}" hidden${markup(spoken)}>${markup(face)}</a>`;
  return (
    <EdgeSlot
      name="country"
      // A form is not allowed inside a `span`.
      as="div"
      className={line ? css.line : css.button}
      fallback={html`<form action="/country" data-opens="country"><input type="hidden" name="return" value="${back}"><button type="submit" aria-haspopup="dialog"${markup(spoken)}>${markup(face)}</button></form>${markup(link)}`}
    />
  );
}
