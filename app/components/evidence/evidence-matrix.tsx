import { evidenceCellPath } from "@domain/evidence/address";
import { verdictKinds } from "@domain/evidence/rule";
import { Link } from "~/components/navigation";
import { classes } from "~/components/ui/classes";
import { VisuallyHidden } from "~/components/ui/layout";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import { countsText, testsOf, verdictText } from "~/i18n/verdict-text";
import type { EvidenceCellView, EvidenceView } from "~/loaders/evidence/evidence.server";
import * as css from "./evidence-matrix.css";
import { VerdictMark } from "./verdict-mark";

/** Applications by species. Each cell is a link to its tests, with verdict, tests for, and all tests. */
export function EvidenceMatrix({ view, caption }: { view: EvidenceView; caption: string }) {
  const t = useT();
  const name = useVocabulary();
  const shown = new Set(view.rows.flatMap(({ cells }) => cells.map(({ kind }) => kind)));
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className={css.scroller} tabIndex={0} aria-label={caption}>
        <table className={css.table}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={css.head}>
                {t("ui.matrixApplication")}
              </th>
              <th scope="col" className={css.head}>
                {t("ui.matrixDilution")}
              </th>
              {view.species.map((code) => (
                <th
                  key={code}
                  scope="col"
                  className={classes(css.head, isShort(name("species", code)) && css.shortName)}
                >
                  {name("species", code)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.rows.map(({ code, name: known, dilution, cells }) => (
              <tr key={code}>
                <th scope="row" className={css.rowHead}>
                  {name("application", known)}{" "}
                  <span className={css.code} translate="no">
                    {code}
                  </span>
                </th>
                <td className={css.dilution}>{dilution}</td>
                {cells.map((cell) => (
                  <td key={cell.species}>
                    <Cell cell={cell} productKey={view.productKey} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className={css.legend} aria-label={t("ui.matrixLegend")}>
        {verdictKinds
          .filter((kind) => shown.has(kind))
          .map((kind) => (
            <li key={kind} className={css.legendItem}>
              <VerdictMark kind={kind} /> {t(`evidence.kind.${kind}`)}
            </li>
          ))}
      </ul>
      <p className={css.note}>
        {spaced(t("evidence.matrixNote"))}
        <Link to="/learn-and-support/evidence">{t("evidence.ruleLink")}</Link>
      </p>
      {view.demonstration && <p className={css.note}>{t("evidence.demonstration")}</p>}
    </div>
  );
}

/** Names of up to five characters stay on one line: "イヌ", "ハムスター". */
const isShort = (name: string) => name.length <= 5;

function Cell({ cell, productKey }: { cell: EvidenceCellView; productKey: string }) {
  const t = useT();
  const name = useVocabulary();
  const tests = testsOf(cell);
  return (
    <Link to={evidenceCellPath(productKey, cell)} className={css.cell}>
      <VerdictMark kind={cell.kind} />
      {tests > 0 && (
        <span className={css.count} aria-hidden="true">
          {cell.counts.for}/{tests}
        </span>
      )}
      <span className={css.speciesInCell}>{name("species", cell.species)}</span>
      <span className={css.words}>
        {[verdictText(t, cell), countsText(t, cell)].filter(Boolean).join(t("evidence.sentenceSeparator"))}
      </span>
    </Link>
  );
}
