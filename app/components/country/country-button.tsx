import { html, markup } from "@domain/edge-slot/html";
import { longestGoto } from "@domain/http/safe-goto";
import { countryLabelCode } from "@domain/market/country-code";
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
 * because the edge leaves it empty for punchout buyers, whose country is fixed (C-HEAD-16).
 */
export function CountryButton({ label, line }: CountryButtonProps) {
  const t = useT();
  const { country } = useMarket();
  const { pathname, search } = useLocation();
  const code = countryLabelCode(country);
  const here = pathname + search;
  // A longer address would not be read.
  const back = new URLSearchParams({ return: here }).toString().length > longestGoto ? "/" : here;
  const name = t("country.button", { label });
  // Shows the code; screen readers get the country's name.
  const button = line
    ? html`<button type="submit" aria-haspopup="dialog">${markup(iconHtml("country", "sm"))}<span>${name}</span><b>${code}</b></button>`
    : html`<button type="submit" aria-haspopup="dialog" aria-label="${code} ${name}">${markup(iconHtml("country", "sm"))}<b>${code}</b></button>`;
  return (
    <EdgeSlot
      name="country"
      // A form is not allowed inside a `span`.
      as="div"
      className={line ? css.line : css.button}
      fallback={html`<form action="/country" data-opens="country"><input type="hidden" name="return" value="${back}">${markup(button)}</form>`}
    />
  );
}
