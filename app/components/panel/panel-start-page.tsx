import { panelPaths } from "@domain/panel/paths";
import { panelBuilderPath } from "@domain/panel-builder/panel";
import { Link } from "~/components/navigation";
import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { LinkButton } from "~/components/ui/button/button";
import { Page } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import { LookUpForm } from "./look-up-form";
import * as css from "./panel-page.css";
import { SmallScreenNotice } from "./small-screen-notice";
import { SpectraFigure } from "./spectra-figure";

const way = ["how1", "how2", "how3", "how4"] as const;

/** `/products/signalstar`: introduction and the two ways to start. */
export function PanelStartPage() {
  const t = useT();
  return (
    <Page className={css.page}>
      <Breadcrumb
        crumbs={[
          { label: t("chrome.breadcrumbHome"), to: "/" },
          { label: t("chrome.productsCrumb"), to: "/browse" },
          { label: t("panel.title") },
        ]}
      />
      <h1>{t("panel.title")}</h1>
      <p className={css.plain}>{t("panel.start.lead")}</p>
      <div className={css.buttons}>
        <LinkButton to={panelPaths.species} variant="primary">
          {t("panel.start.begin")}
        </LinkButton>
        <span className={css.quiet}>{t("panel.start.resume")}</span>
      </div>
      <SmallScreenNotice />
      <section className={css.section} aria-labelledby="panel-way">
        <h2 id="panel-way">{t("panel.start.how")}</h2>
        <ol className={css.way}>
          {way.map((key) => (
            <li key={key} className={css.wayStep}>
              {t(`panel.start.${key}`)}
            </li>
          ))}
        </ol>
      </section>
      <section className={css.section} aria-labelledby="panel-channels">
        <h2 id="panel-channels">{t("panel.start.channels")}</h2>
        <p className={css.plain}>{t("panel.start.channelsText")}</p>
        <SpectraFigure />
        <p className={css.plain}>{t("panel.start.needText")}</p>
        <p className={css.plain}>
          <Link to={panelBuilderPath}>{t("panel.start.general")}</Link>
        </p>
      </section>
      <LookUpForm wanted="" error={null} />
    </Page>
  );
}
