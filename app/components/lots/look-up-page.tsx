import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { Page } from "~/components/ui/layout";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { LotLookUpData } from "~/loaders/lots/look-up.server";
import { LookUpForm } from "./look-up-form";
import * as css from "./lots.css";

/** `/lots` */
export function LookUpPage({ page }: { page: LotLookUpData }) {
  const t = useT();
  const { product, lot, errors, matches, total } = page;
  const isOneProduct = new Set(matches.map(({ productKey }) => productKey)).size === 1;
  return (
    <Page className={css.page}>
      <Breadcrumb crumbs={[{ label: t("chrome.breadcrumbHome"), to: "/" }, { label: t("lots.lookUp") }]} />
      <h1 className={css.title}>{t("lots.lookUp")}</h1>
      <p className={css.note}>{t("lots.lookUpIntro")}</p>
      <LookUpForm key={`${product} ${lot}`} product={product} lot={lot} errors={errors} />
      {matches.length > 0 && (
        <section className={css.section} aria-labelledby="matches">
          <h2 className={css.sectionTitle} id="matches">
            {t(isOneProduct ? "lots.alike" : "lots.several", { count: total })}
          </h2>
          <p>{t(isOneProduct ? "lots.alikeNote" : "lots.severalNote")}</p>
          <ul className={css.list}>
            {matches.map(({ productKey, number, href }) => (
              <li key={href}>
                <TextLink to={href}>{t("lots.lotOf", { number, product: productKey })}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}
