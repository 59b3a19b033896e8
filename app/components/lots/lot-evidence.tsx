import { Link } from "~/components/navigation";
import { FigureLinks } from "~/components/product/datasheet/figure-links";
import { SheetFigures } from "~/components/product/datasheet/sheet-figures";
import { Table } from "~/components/ui/table/table";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { LotPageData } from "~/loaders/lots/lot.server";
import * as css from "./lots.css";

/** Records of evidence that tested this lot, for and against, and the figures that the lot's tests show. */
export function LotEvidence({ page: { evidence, figures } }: { page: LotPageData }) {
  const t = useT();
  const name = useVocabulary();
  return (
    <>
      {evidence.length > 0 && (
        <section className={css.section} aria-labelledby="evidence">
          <h2 className={css.sectionTitle} id="evidence">
            {t("lots.evidence.title")}
          </h2>
          <Table
            caption={t("lots.evidence.title")}
            captionHidden
            columns={[
              {
                key: "use",
                header: t("lots.evidence.use"),
                rowHeader: true,
                cell: ({ href, application, species }) => (
                  <Link to={href}>
                    {t("lots.evidence.useIn", {
                      application: name("application", application),
                      species: name("species", species),
                    })}
                  </Link>
                ),
              },
              {
                key: "outcome",
                header: t("lots.evidence.outcome"),
                cell: ({ outcome }) => t(`evidence.outcome.${outcome}`),
              },
              {
                key: "figures",
                header: t("lots.figures"),
                cell: ({ figureIds }) => (figureIds.length > 0 ? <FigureLinks ids={figureIds} /> : "–"),
              },
            ]}
            rows={evidence}
            rowKey={({ id }) => id}
          />
        </section>
      )}
      {figures.length > 0 && (
        <section className={css.section} aria-labelledby="figures">
          <h2 className={css.sectionTitle} id="figures">
            {t("lots.figures")}
          </h2>
          <SheetFigures figures={figures} withIds />
        </section>
      )}
    </>
  );
}
