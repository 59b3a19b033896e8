import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { Disclosure } from "~/components/ui/disclosure/disclosure";
import { Page } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { Table } from "~/components/ui/table/table";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { PanelBuilderData } from "~/loaders/panel-builder/builder.server";
import type { CurvesRefused } from "~/loaders/panel-builder/curves-refused";
import { AlternativePanel } from "./alternative-panel";
import { BuilderForm } from "./builder-form";
import { CurvesForm } from "./curves-form";
import { faultText } from "./fault-text";
import * as css from "./panel-builder-page.css";

/** `/panel-builder`: panels for cyclic imaging and flow cytometry; defined by the address. */
export function PanelBuilderPage({ page, refused }: { page: PanelBuilderData; refused: CurvesRefused | null }) {
  const t = useT();
  const { designed, spills, prebuilt, measured } = page;
  const faults = [...page.faults, ...(refused?.faults ?? [])];
  const failed = designed && !designed.ok ? designed.unreadable : null;
  return (
    <Page className={css.page}>
      <Breadcrumb crumbs={[{ label: t("chrome.breadcrumbHome"), to: "/" }, { label: t("panelBuilder.title") }]} />
      <h1>{t("panelBuilder.title")}</h1>
      <p className={css.plain}>{t("panelBuilder.intro")}</p>
      {(faults.length > 0 || failed) && (
        <Notice tone="danger" announce="assertive" refusal>
          {faults.map((fault) => (
            <p key={`${fault.field} ${fault.kind} ${fault.line} ${fault.text}`}>{faultText(t, fault)}</p>
          ))}
          {failed && (
            <p>
              {failed.length > 0
                ? t("panelBuilder.unreadable", { markers: failed.join(", ") })
                : t("panelBuilder.tooFewCycles")}
            </p>
          )}
        </Notice>
      )}
      {designed?.ok && (
        <section className={css.section} aria-labelledby="panel-alternatives">
          <h2 id="panel-alternatives">{t("panelBuilder.alternatives")}</h2>
          <p className={css.soft}>{t("panelBuilder.model")}</p>
          {page.curves.length > 0 && (
            <p className={css.soft}>
              {t("panelBuilder.curvesUsed", { dyes: page.curves.map(({ dye }) => dye).join(", ") })}
            </p>
          )}
          {measured && (
            <p className={css.soft}>{t("panelBuilder.measured", { ...measured, dyes: measured.dyes.join(", ") })}</p>
          )}
          {page.conjugates === null && <p className={css.soft}>{t("panelBuilder.noConjugates")}</p>}
          <div className={css.alternatives}>
            {designed.alternatives.map((each) => (
              <AlternativePanel
                key={each.name}
                panel={each}
                files={page.files.filter(({ name }) => name === each.name)}
                conjugates={page.conjugates}
                quickAdd={page.quickAdd[each.name]}
              />
            ))}
          </div>
        </section>
      )}
      {spills && (
        <Disclosure summary={t("panelBuilder.spill")}>
          <p className={css.soft}>{t("panelBuilder.spillText")}</p>
          <Table
            caption={t("panelBuilder.spill")}
            captionHidden
            phone="scroll"
            rows={spills.rows}
            rowKey={({ dye }) => dye}
            columns={[
              { key: "dye", header: t("panelBuilder.heads.dye"), rowHeader: true, cell: ({ dye }) => dye },
              {
                key: "brightness",
                header: t("panelBuilder.heads.brightness"),
                align: "end",
                cell: ({ brightness }) => brightness.toFixed(2),
              },
              ...spills.channels.map((channel, at) => ({
                key: channel,
                header: channel,
                align: "end" as const,
                noWrap: true,
                cell: ({ shares }: { shares: readonly number[] }) => percentText(shares[at] ?? 0),
              })),
            ]}
          />
        </Disclosure>
      )}
      <section className={css.section} aria-labelledby="panel-prebuilt">
        <h2 id="panel-prebuilt">{t("panelBuilder.prebuilt")}</h2>
        <ul className={css.list}>
          {prebuilt.map(({ id, doi, href }) => (
            <li key={id}>
              <TextLink to={href}>{t(`panelBuilder.panels.${id}`)}</TextLink>
              {doi && (
                <>
                  {" "}
                  <TextLink to={`https://doi.org/${doi}`}>{doi}</TextLink>
                </>
              )}
            </li>
          ))}
        </ul>
        <p className={css.soft}>{t("panelBuilder.prebuiltText")}</p>
      </section>
      <BuilderForm page={page} />
      <CurvesForm page={page} refused={refused} />
    </Page>
  );
}

/** Modeled curves are not accurate below 0.1 %. */
const percentText = (share: number): string => (share < 0.0005 ? "–" : `${(share * 100).toFixed(1)}%`);
