import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { Page } from "~/components/ui/layout";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { ShipDatesPageData } from "~/loaders/product/ship-dates-page.server";

/** Explains estimated ship dates, and names a contact. */
export function ShipDatesPage({ data: { title, text, contact } }: { data: ShipDatesPageData }) {
  const t = useT();
  return (
    <Page>
      <Breadcrumb crumbs={[{ label: t("chrome.breadcrumbHome"), to: "/" }, { label: title }]} />
      <h1>{title}</h1>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <TextLink to="/about-us/contact-us">{contact}</TextLink>
      </p>
    </Page>
  );
}
