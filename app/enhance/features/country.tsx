import { causedByLeaving } from "~/components/chrome/errors/caused-by-leaving";
import type { CountryDialog } from "~/components/country/country-dialog";
import type { CountryField } from "~/components/country/country-field-props";
import { mountPoint } from "~/enhance/mount";
import type { TextSource } from "~/i18n/use-t";
import { pageLeft } from "~/stores/page-left";

const loadDialog = () => import("~/components/country/country-dialog");
/** Most visitors never open the dialog, so its list of countries is loaded once the pointer or focus reaches it. */
const loadField = () => import("~/components/country/country-field");
/** The button's form in header and sidebar; without scripts it leads to `/country`. */
const opener = "form[data-opens='country']";

/** Opens the country dialog instead of the form's page. */
export function openCountryOnPress(texts: Promise<TextSource>): void {
  let draw: ReturnType<typeof mountPoint> | null = null;
  let Dialog: typeof CountryDialog | null = null;
  let field: CountryField | null = null;
  let isDrawn = false;
  let isOpen = false;
  const close = () => {
    isOpen = false;
    isDrawn = false;
    draw?.(null);
  };
  const render = () => {
    const returnTo = location.pathname + location.search;
    if (Dialog && isDrawn) draw?.(<Dialog field={field} open={isOpen} returnTo={returnTo} onClose={close} />);
  };
  const show = async () => {
    isDrawn = true;
    const [{ CountryDialog }, i18n] = await Promise.all([loadDialog(), texts]);
    Dialog = CountryDialog;
    draw ??= mountPoint(i18n);
    render();
    if (field) return;
    // Evaluating the list must not delay the frame that shows the dialog.
    await new Promise(requestAnimationFrame);
    field = (await loadField()).CountryField;
    render();
  };
  // Renders the dialog, so that the press only has to show it.
  const reached = ({ target }: Event) => {
    if (target instanceof Element && target.closest(opener)) show().catch(() => {});
  };
  addEventListener("pointerover", reached, { passive: true });
  addEventListener("focusin", reached, { passive: true });
  addEventListener("submit", (event) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches(opener) || event.defaultPrevented) return;
    event.preventDefault();
    isOpen = true;
    // If the dialog fails to load, open the page.
    show().catch(async (reason: unknown) => (await causedByLeaving(reason)) || form.submit());
  });
  addEventListener(pageLeft, close);
}
