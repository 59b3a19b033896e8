import { isLeft } from "~/components/chrome/errors/is-left";
import { mountPoint } from "~/enhance/mount";
import type { TextSource } from "~/i18n/use-t";
import { pageLeft } from "~/stores/page-left";

const load = () => import("~/components/country/country-dialog");
/** The button's form in header and sidebar; without scripts it leads to `/country`. */
const opener = "form[data-opens='country']";

/** Opens the country dialog instead of the form's page. */
export function openCountryOnPress(texts: Promise<TextSource>): void {
  let draw: ReturnType<typeof mountPoint> | null = null;
  let isOpen = false;
  const close = () => {
    isOpen = false;
    draw?.(null);
  };
  const show = async () => {
    const [{ CountryDialog }, i18n] = await Promise.all([load(), texts]);
    draw ??= mountPoint(i18n);
    const returnTo = location.pathname + location.search;
    draw(<CountryDialog open={isOpen} returnTo={returnTo} onClose={close} />);
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
    show().catch(async (reason: unknown) => (await isLeft(reason)) || form.submit());
  });
  addEventListener(pageLeft, close);
}
