import { TextLink } from "~/components/ui/text-link";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import * as css from "../checkout-page.css";

/** Terms and privacy statement above the button that orders. */
export function TermsNote() {
  const t = useT();
  return (
    <p className={css.newWindow}>
      {spaced(t("checkout.onePage.terms"))}
      <TextLink to="/about-us/terms" newWindow>
        {t("checkout.onePage.termsLink")}
      </TextLink>
      {"\u00a0· "}
      <TextLink to="/about-us/privacy" newWindow>
        {t("checkout.payment.privacyLink")}
      </TextLink>
    </p>
  );
}
