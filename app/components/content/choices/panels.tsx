import { browsePath } from "@domain/search-url/structure";
import { useUrlStructure } from "~/components/search-box/use-url-structure";
import { LinkButton } from "~/components/ui/button/button";
import { Cluster } from "~/components/ui/layout";
import { SearchField } from "~/components/ui/search-field/search-field";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { ComponentOf } from "~/loaders/content/components/components-data.server";
import * as css from "./panels.css";

const contactPath = "/about-us/contact-us";
const trialSizesPath = "/browse?other=trialsizeavailable";

/** A shop search embedded in a page. */
export function SiteSearch({ component }: { component: ComponentOf<"site-search"> }) {
  const t = useT();
  const { query } = useUrlStructure();
  const resources = component.tab === "resources";
  const label = t(resources ? "contentPages.searchResources" : "contentPages.searchProducts");
  return (
    <SearchField
      action={browsePath}
      name={query}
      label={label}
      placeholder={label}
      hidden={resources ? { tab: "resources" } : undefined}
      className={css.search}
    />
  );
}

/** Actions for shoppers, beside the offers described by editors. */
export function FeaturedOffers() {
  const t = useT();
  return (
    <section className={css.panel}>
      <h2 className={css.name}>{t("contentPages.trialTitle")}</h2>
      <p>{t("contentPages.trialText")}</p>
      <Cluster gap="s2">
        <LinkButton to={trialSizesPath}>{t("contentPages.trialLink")}</LinkButton>
        <TextLink to={contactPath}>{t("contentPages.offerContact")}</TextLink>
      </Cluster>
    </section>
  );
}
