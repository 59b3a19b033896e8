import { classes } from "~/components/ui/classes";
import { VisuallyHidden } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import * as css from "./species-application-matrix.css";

/** Evidence for an application in a species. */
type Evidence = "tested" | "predicted" | "none";

interface MatrixApplication {
  code: string;
  name: string;
  dilution?: string;
  /** By species code; missing means `none`. */
  species: Readonly<Record<string, Evidence>>;
}

interface MatrixProps {
  caption: string;
  captionHidden?: boolean;
  applications: readonly MatrixApplication[];
  species: readonly { code: string; name: string }[];
}

const words = { tested: "ui.matrixTested", predicted: "ui.matrixPredicted", none: "ui.matrixNone" } as const;

/** Matrix of applications and species. Shape and text carry the meaning; color repeats it. */
export function SpeciesApplicationMatrix({ caption, captionHidden, applications, species }: MatrixProps) {
  const t = useT();
  const withDilution = applications.some((application) => application.dilution);
  return (
    <div className={css.container}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className={css.scroller} tabIndex={0} aria-label={caption}>
        <table className={css.table}>
          <caption className={css.caption}>
            {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={css.head}>
                {t("ui.matrixApplication")}
              </th>
              {withDilution && (
                <th scope="col" className={classes(css.head, css.long)}>
                  {t("ui.matrixDilution")}
                </th>
              )}
              {species.map((one) => (
                <th key={one.code} scope="col" className={classes(css.head, css.species)}>
                  <span className={css.speciesName}>{one.name}</span>
                  <abbr className={css.speciesCode} title={one.name} translate="no">
                    {one.code}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {applications.map((application) => (
              <tr key={application.code}>
                <th scope="row" className={css.rowHead}>
                  {application.name}{" "}
                  <span className={css.code} translate="no">
                    {application.code}
                  </span>
                  {application.dilution && <span className={css.phoneOnly}>{application.dilution}</span>}
                </th>
                {withDilution && <td className={classes(css.dilution, css.long)}>{application.dilution}</td>}
                {species.map((one) => {
                  const evidence = application.species[one.code] ?? "none";
                  return (
                    <td key={one.code} data-evidence={evidence}>
                      <span>{t(words[evidence])}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className={css.legend} aria-label={t("ui.matrixLegend")} hidden={species.length === 0}>
        {(["tested", "predicted", "none"] as const).map((evidence) => (
          <li key={evidence} className={css.legendItem} data-evidence={evidence}>
            {t(words[evidence])}
          </li>
        ))}
      </ul>
    </div>
  );
}
