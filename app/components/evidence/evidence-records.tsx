import type { EvidenceRecord } from "@contracts/catalogue/evidence";
import { instantOfDay } from "@domain/market/time-zone";
import { reasonInLanguage } from "@domain/product-texts/product-in-language";
import { Fragment } from "react";
import { LotStateBadge } from "~/components/lots/lot-state";
import { Link } from "~/components/navigation";
import { FigureLinks } from "~/components/product/datasheet/figure-links";
import * as sheet from "~/components/product/datasheet/sheet-page.css";
import { DefinitionList } from "~/components/ui/definition-list/definition-list";
import { Mono } from "~/components/ui/layout";
import { formatDateInText } from "~/i18n/format";
import { spaced } from "~/i18n/spaced";
import { useFormat, useMarket } from "~/i18n/use-format";
import { usePageLanguage, useT } from "~/i18n/use-t";
import { useTextLang } from "~/i18n/use-text-lang";
import type { LotLinks } from "~/loaders/evidence/lot-links.server";
import * as css from "./evidence-page.css";

interface EvidenceRecordsProps {
  id: string;
  title: string;
  note?: string;
  records: readonly EvidenceRecord[];
  lots: LotLinks;
}

/** Tests for or against a use, each with its full record. Texts of records are English. */
export function EvidenceRecords({ id, title, note, records, lots }: EvidenceRecordsProps) {
  const t = useT();
  if (records.length === 0) return null;
  return (
    <section className={sheet.section} aria-labelledby={id}>
      <h2 className={sheet.sectionTitle} id={id}>
        {t("ui.remark", { text: title, remark: records.length })}
      </h2>
      {note && <p className={sheet.note}>{note}</p>}
      <ul className={css.records}>
        {records.map((record) => (
          <li key={record.id} className={css.record} id={record.id}>
            <RecordCard record={record} lot={lots[record.id]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RecordCardProps {
  record: EvidenceRecord;
  /** Page of the tested lot, if it has one. */
  lot: LotLinks[string] | undefined;
}

function RecordCard({ record, lot }: RecordCardProps) {
  const t = useT();
  return (
    <>
      <h3 className={css.recordTitle}>
        {t(`evidence.outcome.${record.outcome}`)}
        {record.pillar !== "none" && `\u00a0· ${t(`evidence.pillar.${record.pillar}`)}`} <Mono>{record.id}</Mono>
      </h3>
      <State state={record.state} />
      <DefinitionList items={useFacts(record, lot)} />
    </>
  );
}

function State({ state }: Pick<EvidenceRecord, "state">) {
  const language = usePageLanguage();
  const t = useT();
  const market = useMarket();
  const lang = useTextLang();
  if (state.kind === "active") return null;
  if (state.kind === "superseded") return <p>{t("evidence.page.superseded", { id: state.by })}</p>;
  const reason = reasonInLanguage(state, language);
  return (
    <p>
      {spaced(t("evidence.page.withdrawn", { day: formatDateInText(new Date(instantOfDay(state.day)), market) }))}
      <span lang={lang(reason)}>{reason}</span>
    </p>
  );
}

function useFacts(record: EvidenceRecord, lot: RecordCardProps["lot"]) {
  const t = useT();
  const format = useFormat();
  const { sample, control, preparation, measure, source, figureIds } = record;
  const english = (text: string | null) => (text ? <span lang="en">{text}</span> : null);
  const steps = (["fixation", "retrieval", "permeabilisation", "lysis"] as const).flatMap((step) => {
    const value = preparation?.[step];
    return value ? [{ step, value }] : [];
  });
  const label = (text: string) => spaced(t("ui.label", { label: text }));
  const recorded = {
    sample: english([sample.name, sample.state, sample.accession].filter(Boolean).join(", ")),
    control: (
      <>
        {control.id ? label(t(`evidence.control.${control.kind}`)) : t(`evidence.control.${control.kind}`)}
        {english(control.id)}
      </>
    ),
    second: english(record.secondAntibody),
    preparation:
      steps.length > 0 &&
      steps.map(({ step, value }, index) => (
        <Fragment key={step}>
          {index > 0 && t("evidence.groupSeparator")}
          {label(t(`evidence.condition.${step}`))}
          {english(value)}
        </Fragment>
      )),
    measure:
      measure &&
      english(
        t("evidence.record.value", {
          kind: measure.kind,
          value: measure.value,
          // The unit of a ratio is 1, which is not written.
          unit: measure.unit === "1" ? "" : measure.unit,
        }),
      ),
    bands: record.observedKda.length > 0 ? t("evidence.record.kda", { values: record.observedKda.join(", ") }) : null,
    dilution: record.dilution,
    lot: lot ? (
      <>
        <Link to={lot.href}>{record.lot}</Link> {lot.recalled && <LotStateBadge state="recalled" />}
      </>
    ) : (
      record.lot
    ),
    tested: record.testedKey && <Link to={`/products/${record.testedKey}`}>{record.testedKey}</Link>,
    source: (
      <>
        {source.kind === "customer" ? (
          t("evidence.source.customer")
        ) : (
          <>
            {label(t(`evidence.source.${source.kind}`))}
            {english(source.name)}
          </>
        )}
        {source.sponsored && t("ui.remark", { text: "", remark: t("evidence.record.sponsored") })}
      </>
    ),
    published: format.date(instantOfDay(record.published)),
    figure: figureIds.length > 0 ? <FigureLinks ids={figureIds} /> : null,
  };
  return (Object.keys(recorded) as (keyof typeof recorded)[]).flatMap((key) =>
    recorded[key] ? [{ key, term: t(`evidence.recorded.${key}`), value: recorded[key] }] : [],
  );
}
