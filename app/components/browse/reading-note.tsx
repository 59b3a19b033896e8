import { browseHref } from "@domain/search-url/serialize";
import { changeBrowseState, defaultBrowseState } from "@domain/search-url/state";
import { urlStructure } from "@domain/search-url/structure";
import { Link } from "~/components/navigation";
import { Notice } from "~/components/ui/notice/notice";
import { spaced } from "~/i18n/spaced";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { useTextLang } from "~/i18n/use-text-lang";
import type { BrowseData } from "~/loaders/browse/data.server";
import type { ReadingData } from "~/loaders/browse/reading.server";
import * as css from "./reading-note.css";

interface ReadingProps {
  data: BrowseData;
  reading: ReadingData;
}

const hrefOf = (data: BrowseData, query: string) =>
  browseHref(changeBrowseState(defaultBrowseState, { query, redirect: false }), urlStructure(data.newSearchUrl));

/** States the reading of a query, links to its other meanings, and to a search for its words. */
export function ReadingNote({ data, reading }: ReadingProps) {
  const t = useT();
  const { query } = data.state;
  const texts = useTargetTexts(reading);
  return (
    <div className={css.note}>
      {reading.targets.length === 0 ? null : reading.meanings.length > 0 ? (
        <Meanings data={data} text={t("queryReading.ambiguous", { query })} meanings={reading.meanings} />
      ) : (
        <p className={css.line}>
          {spaced(t("queryReading.read", { names: texts.join("; ") }))}
          <Link to={hrefOf(data, reading.words)}>{t("queryReading.words")}</Link>
        </p>
      )}
      {reading.others.length > 0 && (
        <details className={css.others}>
          <summary>{t("queryReading.others")}</summary>
          <Meanings data={data} meanings={reading.others} />
        </details>
      )}
      {reading.narrowing && (
        <p className={css.line}>
          {spaced(t("queryReading.narrow", { names: reading.narrowing.names.join(t("product.listSeparator")) }))}
          <Link
            to={browseHref(
              changeBrowseState(data.state, { facets: reading.narrowing.facets }),
              urlStructure(data.newSearchUrl),
            )}
          >
            {t("queryReading.narrowLink")}
          </Link>
        </p>
      )}
      <Shortfalls data={data} reading={reading} />
    </div>
  );
}

function useTargetTexts({ targets }: ReadingData): readonly string[] {
  const t = useT();
  const format = useFormat();
  return targets.map(({ concept, genes, count, name }) => {
    const [gene] = genes;
    if (concept === null && count === 1 && gene)
      return t(gene.uniprot === "" ? "queryReading.geneWithoutNumber" : "queryReading.gene", { ...gene });
    const symbols = genes.map(({ symbol }) => symbol).join(", ") + (count > genes.length ? " …" : "");
    return t("queryReading.concept", {
      concept: conceptName(concept, name),
      formatted: format.number(count),
      symbols,
    });
  });
}

/** Links to searches for the targets that are named within an unknown name. */
export function UnreadTargets({ data }: { data: BrowseData }) {
  const t = useT();
  if (data.unreadTargets.length === 0) return null;
  return (
    <>
      {spaced(t("queryReading.within"))}
      {data.unreadTargets.map((name, index) => (
        <span key={name}>
          {index > 0 && "\u00a0· "}
          <Link to={hrefOf(data, name)}>{name}</Link>
        </span>
      ))}
    </>
  );
}

/** The gene that has the number in a public database, or the names that are found instead. */
export function RegistryNote({ data, found }: { data: BrowseData; found: NonNullable<BrowseData["registryNumber"]> }) {
  const t = useT();
  const { number, gene } = found;
  if (gene === null) return t("queryReading.registryUnlisted", { number });
  return (
    <>
      {spaced(t("queryReading.registryGene", { number, symbol: gene.symbol, name: gene.name }))}
      <Link to={hrefOf(data, gene.symbol)}>{t("queryReading.registryLink", { symbol: gene.symbol })}</Link>
    </>
  );
}

interface MeaningsProps {
  data: BrowseData;
  text?: string;
  meanings: ReadingData["meanings"];
}

/** In Japanese and Chinese a topic is named as it was typed. */
function conceptName(concept: string | null, typed: string): string {
  return concept === null || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(typed) ? typed : concept;
}

function Meanings({ data, text = "", meanings }: MeaningsProps) {
  const lang = useTextLang();
  return (
    <p className={css.line}>
      {text}{" "}
      {meanings.map(({ label, query }, index) => (
        <span key={query}>
          {index > 0 && "\u00a0· "}
          <Link to={hrefOf(data, query)} lang={lang(label)}>
            {label}
          </Link>
        </span>
      ))}
    </p>
  );
}

/** Notices about requested forms, labels and kinds that no product of the target has. */
function Shortfalls({ data, reading }: ReadingProps) {
  const t = useT();
  const site = reading.modification?.residues.join("/");
  const isVariant = reading.modification?.kind === "variant";
  return (
    <>
      {reading.modificationMissing && (
        <Notice announce="polite">
          {site
            ? t(isVariant ? "queryReading.variantMissing" : "queryReading.siteMissing", { site })
            : t("queryReading.modificationMissing")}
        </Notice>
      )}
      {reading.ruledOut.length > 0 && (
        <Notice
          announce="polite"
          actions={
            reading.withoutRuledOut && (
              <Link to={hrefOf(data, reading.withoutRuledOut)}>{t("queryReading.ruledOutLink")}</Link>
            )
          }
        >
          {t("queryReading.ruledOut", { names: reading.ruledOut.join(", ") })}
        </Notice>
      )}
      {reading.unmet.length > 0 && (
        <Notice announce="polite">
          {t(reading.targets.length > 0 ? "queryReading.unmet" : "queryReading.unmetReagent", {
            wanted: reading.unmet.join(", "),
          })}
        </Notice>
      )}
      {reading.renumbered.map(({ typed, own }) => (
        <Notice key={typed} announce="polite">
          {t("queryReading.renumbered", { typed, own })}
        </Notice>
      ))}
      {reading.untested.length > 0 && (
        <Notice announce="polite">
          {t("queryReading.untested", { names: reading.untested.join(t("product.listSeparator")) })}
        </Notice>
      )}
      {reading.plainUntested.length > 0 && (
        <Notice announce="polite">
          {t("queryReading.plainUntested", { names: reading.plainUntested.join(t("product.listSeparator")) })}
        </Notice>
      )}
      {reading.unsoldTargets.length > 0 && (
        <Notice announce="polite">
          {t("queryReading.notSold", { name: reading.unsoldTargets.join(t("product.listSeparator")) })}
        </Notice>
      )}
      {reading.unsoldMarkers.length > 0 && (
        <Notice announce="polite">
          {t("queryReading.unsoldMarkers", { symbols: reading.unsoldMarkers.join(t("product.listSeparator")) })}
        </Notice>
      )}
      {reading.otherClones.length > 0 && (
        <Notice announce="polite">{t("queryReading.otherClones", { names: reading.otherClones.join(", ") })}</Notice>
      )}
      {reading.onlyForm !== null && <Notice announce="polite">{t(`queryReading.only.${reading.onlyForm}`)}</Notice>}
      {reading.unsold !== null && <Notice announce="polite">{t(`queryReading.unsold.${reading.unsold}`)}</Notice>}
    </>
  );
}

/**
 * Notice that a known target or reagent has no products, with links to related targets, grouped by how they are
 * related.
 */
export function NotSold({ data, notSold }: { data: BrowseData; notSold: NonNullable<ReadingData["notSold"]> }) {
  const t = useT();
  const format = useFormat();
  const lang = useTextLang();
  return (
    <section className={css.notSold}>
      <h2 className={css.title}>
        {t(notSold.kind === "target" ? "queryReading.notSold" : "queryReading.reagentNotSold", { name: notSold.name })}
      </h2>
      <p>
        {notSold.kind === "target" && spaced(t("queryReading.notSoldText"))}
        <Link to={notSold.ask}>{t("queryReading.ask")}</Link>
        {"\u00a0· "}
        <Link to={notSold.tell}>{t("queryReading.tell")}</Link>
        {notSold.feed && (
          <>
            {"\u00a0· "}
            <a href={notSold.feed} type="application/atom+xml">
              {t("queryReading.follow")}
            </a>
          </>
        )}
      </p>
      {notSold.related.length > 0 && (
        <>
          <h3 className={css.subtitle}>{t("queryReading.related")}</h3>
          <dl className={css.related}>
            {notSold.related.map(({ relation, genes }) => (
              <div key={relation}>
                <dt>{t(`queryReading.relation.${relation}`)}</dt>
                <dd>
                  <ul className={css.genes}>
                    {genes.map(({ symbol, name, count }) => (
                      <li key={symbol}>
                        <Link to={hrefOf(data, symbol)} lang={lang(name)}>
                          {t("queryReading.relatedGene", { symbol, name })}
                        </Link>{" "}
                        {t("queryReading.products", { count, formatted: format.number(count) })}
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
