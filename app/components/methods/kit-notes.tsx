import type { Warning } from "@domain/methods/document";
import type { KitStyle } from "@domain/methods/kit";
import { reasonInLanguage } from "@domain/product-texts/product-in-language";
import { Link } from "~/components/navigation";
import { TextLink } from "~/components/ui/text-link";
import { spaced } from "~/i18n/spaced";
import { usePageLanguage, useT } from "~/i18n/use-t";
import { useTextLang } from "~/i18n/use-text-lang";
import type { MadeKit } from "~/loaders/methods/methods.server";
import * as css from "./methods-page.css";

/** A recalled lot or a withdrawn product among the rows. */
export function KitWarning({ warning }: { warning: Warning }) {
  const language = usePageLanguage();
  const t = useT();
  const lang = useTextLang();
  const { kind, reason: _, reasons: __, ...facts } = warning;
  const reason = reasonInLanguage(warning, language);
  return (
    <p>
      {spaced(t(`methods.remark.${kind}`, facts))}
      <span lang={lang(reason)}>{reason}</span>
    </p>
  );
}

/** The supplier's statements about each product of the kit in its application. */
export function Validation({ made: { validation } }: { made: MadeKit }) {
  const t = useT();
  if (validation.length === 0) return null;
  return (
    <section className={css.validation} aria-labelledby="kit-validation">
      <h2 id="kit-validation">{t("methods.validation")}</h2>
      <p className={css.soft}>{t("methods.validationText")}</p>
      <dl className={css.statements} lang="en">
        {validation.map(({ key, name, statements }) => (
          <div key={key}>
            <dt>
              <Link to={`/products/${key}`}>
                {name} ({key})
              </Link>
            </dt>
            {statements.map((statement) => (
              <dd key={statement}>{statement}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Links to the definition of each style. */
const standards: Readonly<Record<Exclude<KitStyle, "text">, readonly [string, string]>> = {
  star: ["Cell Press, STAR Methods", "https://www.cell.com/star-methods"],
  elife: [
    "eLife, key resources table",
    "https://elifesciences.org/inside-elife/b8755582/for-authors-elife-promotes-rigour-and-transparency-with-key-resources-tables",
  ],
  nature: [
    "Nature Portfolio, reporting standards",
    "https://www.nature.com/nature-portfolio/editorial-policies/reporting-standards",
  ],
  mdar: ["MDAR framework, 2021", "https://doi.org/10.1073/pnas.2103238118"],
  hubmap: ["HuBMAP, antibodies metadata", "https://docs.hubmapconsortium.org/metadata"],
  omap: ["Human Reference Atlas, organ mapping antibody panels", "https://humanatlas.io/omap"],
  miflowcyt: ["MIFlowCyt 1.0, 2008", "https://doi.org/10.1002/cyto.a.20623"],
  nih: ["NIH, NOT-OD-17-068", "https://grants.nih.gov/grants/guide/notice-files/NOT-OD-17-068.html"],
};

/** Sources of the form and of the facts. */
export function KitSources({ style, made }: { style: KitStyle; made: MadeKit | null }) {
  const t = useT();
  const [name, address] = style === "text" ? [] : standards[style];
  return (
    <section className={css.sources} aria-labelledby="kit-sources">
      <h2 id="kit-sources">{t("methods.sources")}</h2>
      <ul className={css.lines}>
        {name && address && (
          <li>
            {spaced(t("methods.sourceOfForm"))}
            <TextLink to={address}>
              <span lang="en">{name}</span>
            </TextLink>
          </li>
        )}
        {made && (
          <li>
            {spaced(t("methods.sourceOfFacts"))}
            {made.records.map(({ key, day }) => `${key} (${day})`).join(", ")}
          </li>
        )}
        <li>{t("methods.sourceOfNumbers")}</li>
      </ul>
    </section>
  );
}
