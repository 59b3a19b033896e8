import { longestGoto } from "@domain/http/safe-goto";
import { keptCountryId, keptFormField, keptFormId } from "@domain/market/kept-form";
import { useLocation } from "@framework/remix";
import { useT } from "~/i18n/use-t";

/**
 * Button that sends the page's form to the page of countries, which returns it. A style shows it to readers without
 * scripts; the dialog sends the form with the choice. It is in the footer because Enter presses a form's first button.
 */
export function KeptCountry() {
  const t = useT();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const form = keptFormId(here);
  const back = new URLSearchParams({ return: here }).toString();
  if (form === null || back.length > longestGoto) return null;
  return (
    <button
      id={keptCountryId}
      type="submit"
      hidden
      form={form}
      formMethod="post"
      formAction={`/country?${back}`}
      // A chosen file stays behind, because no page can fill it in again.
      formEncType="application/x-www-form-urlencoded"
      formNoValidate
      name={keptFormField}
      value="yes"
    >
      {t("country.title")}
    </button>
  );
}
