import { pillars } from "@contracts/catalogue/evidence";
import { fieldNames } from "@domain/evidence/field-names";
import { pillarWeights, ruleVersion, type VerdictKind } from "@domain/evidence/rule";
import * as sheet from "~/components/product/datasheet/sheet-page.css";
import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { Page } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import type { RulePageData } from "~/loaders/evidence/rule.server";
import * as css from "./evidence-page.css";
import { VerdictMark } from "./verdict-mark";

/** Verdicts in the order the rule tries them. */
const steps: readonly VerdictKind[] = [
  "validated",
  "mixed",
  "recommended",
  "works-other-signal",
  "failed",
  "used-in-papers",
  "predicted",
  "not-tested",
];
const clauses = ["preparation", "format", "lots", "customers", "aside", "guarantee", "counts"] as const;

/** `/learn-and-support/evidence` */
export function RulePage({ page }: { page: RulePageData }) {
  const t = useT();
  return (
    <Page as="article" className={sheet.page}>
      <Breadcrumb crumbs={page.crumbs} />
      <header className={sheet.heading}>
        <h1 className={sheet.title}>{t("evidence.rule.title")}</h1>
        <p>{t("evidence.rule.intro")}</p>
        <p>{t("evidence.rule.version", { version: ruleVersion })}</p>
      </header>
      <div className={sheet.sections}>
        <section className={sheet.section} aria-labelledby="steps">
          <h2 className={sheet.sectionTitle} id="steps">
            {t("evidence.rule.steps")}
          </h2>
          <ol className={sheet.stack}>
            {steps.map((kind) => (
              <li key={kind}>
                <span className={css.verdict}>
                  <VerdictMark kind={kind} /> <strong>{t(`evidence.kind.${kind}`)}</strong>
                </span>
                <p>{t(`evidence.meaning.${kind}`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className={sheet.section}>
          <h2 className={sheet.sectionTitle} id="pillars">
            {t("evidence.rule.pillars")}
          </h2>
          <p className={sheet.note}>{t("evidence.rule.pillarsNote")}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
          <section className={css.scroller} tabIndex={0} aria-label={t("evidence.rule.pillars")}>
            <table className={css.conditions}>
              <thead>
                <tr>
                  <th scope="col">{t("evidence.rule.pillar")}</th>
                  <th scope="col">{t("evidence.rule.weight")}</th>
                </tr>
              </thead>
              <tbody>
                {pillars.map((pillar) => (
                  <tr key={pillar}>
                    <th scope="row">{t(`evidence.pillar.${pillar}`)}</th>
                    <td>{pillarWeights[pillar]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </section>
        <section className={sheet.section} aria-labelledby="clauses">
          <h2 className={sheet.sectionTitle} id="clauses">
            {t("evidence.rule.more")}
          </h2>
          <ul className={sheet.stack}>
            {clauses.map((clause) => (
              <li key={clause}>{t(`evidence.rule.clause.${clause}`)}</li>
            ))}
          </ul>
        </section>
        <Fields />
        <section className={sheet.section} aria-labelledby="changes">
          <h2 className={sheet.sectionTitle} id="changes">
            {t("evidence.rule.changes")}
          </h2>
          <p>{t("evidence.rule.change1")}</p>
        </section>
      </div>
    </Page>
  );
}

/** Maps the fields of a record to those of other public tables. */
function Fields() {
  const t = useT();
  return (
    <section className={sheet.section}>
      <h2 className={sheet.sectionTitle} id="fields">
        {t("evidence.rule.fields")}
      </h2>
      <p className={sheet.note}>{t("evidence.rule.fieldsNote")}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className={css.scroller} tabIndex={0} aria-label={t("evidence.rule.fields")}>
        <table className={css.conditions}>
          <thead>
            <tr>
              <th scope="col">{t("evidence.rule.field")}</th>
              <th scope="col">IBEX Knowledge-Base</th>
              <th scope="col">ENCODE</th>
            </tr>
          </thead>
          <tbody translate="no" lang="en">
            {fieldNames.map(({ field, ibex, encode }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{ibex ?? "–"}</td>
                <td>{encode ?? "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
