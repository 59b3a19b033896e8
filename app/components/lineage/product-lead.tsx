import { CatalogueText } from "~/components/catalogue-text";
import { Link } from "~/components/navigation";
import { Mono } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { Table } from "~/components/ui/table/table";
import { TextLink } from "~/components/ui/text-link";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import { useTextLang } from "~/i18n/use-text-lang";
import type { LineageView } from "~/loaders/lineage/lineage.server";
import { CloneFormats } from "./clone-formats";
import * as css from "./lineage.css";

/**
 * A product that is not sold: status and reason first, then formats of the same clone that are sold, then the successor
 * with data side by side.
 */
export function ProductLead({ lineage }: { lineage: LineageView }) {
  const t = useT();
  const { standing, formats, clone, replacement } = lineage;
  if (standing === "sold") return null;
  return (
    <div className={css.lead}>
      <Status lineage={lineage} />
      {formats.length > 0 && clone && (
        <section className={css.group} aria-labelledby="same-clone">
          <h2 id="same-clone" className={css.title}>
            {t("lineage.sameClone", { clone })}
          </h2>
          <CloneFormats formats={formats} />
        </section>
      )}
      {replacement && <Replacement replacement={replacement} />}
      {!replacement && formats.length === 0 && <p>{t("lineage.kind.none")}</p>}
    </div>
  );
}

/** Former numbers and names, registry ids and numbers of other makers. */
export function OtherNumbers({ lineage }: { lineage: LineageView }) {
  const { formerKeys, formerNames, rrids, foreignNumbers } = lineage;
  if ([formerKeys, formerNames, rrids, foreignNumbers].every(({ length }) => length === 0)) return null;
  return (
    <div className={css.others}>
      <Former lineage={lineage} />
      <ForeignNumbers numbers={foreignNumbers} />
    </div>
  );
}

function Status({ lineage: { withdrawal, standing } }: { lineage: LineageView }) {
  const t = useT();
  const lang = useTextLang();
  if (standing === "withdrawn" && withdrawal)
    return (
      <Notice tone="danger" title={t("lineage.withdrawn", { day: withdrawal.day })}>
        <p lang={lang(withdrawal.reason)}>{withdrawal.reason}</p>
        <p>{t("lineage.withdrawnNote")}</p>
      </Notice>
    );
  return <Notice tone="warning">{t("product.noLongerMade")}</Notice>;
}

function Replacement({ replacement }: { replacement: NonNullable<LineageView["replacement"]> }) {
  const t = useT();
  const lang = useTextLang();
  const { key, name, kind, sideBySide, differences } = replacement;
  return (
    <section className={css.group} aria-labelledby="replacement">
      <h2 id="replacement" className={css.title}>
        {spaced(t("product.successor"))}
        <TextLink to={`/products/${key}`}>
          <Mono>{key}</Mono> <CatalogueText text={name} />
        </TextLink>
      </h2>
      {kind && <p>{t(`lineage.kind.${kind}`)}</p>}
      {differences.length > 0 && (
        <ul className={css.list}>
          {differences.map((difference) => (
            <li key={difference} lang={lang(difference)}>
              {difference}
            </li>
          ))}
        </ul>
      )}
      {sideBySide.length > 0 && (
        <Table
          caption={t("lineage.sideBySide")}
          columns={[
            {
              key: "property",
              header: t("lineage.property"),
              rowHeader: true,
              cell: ({ property }) => <span lang={lang(property)}>{property}</span>,
            },
            {
              key: "former",
              header: t("lineage.thisProduct"),
              cell: ({ former }) => <span lang={lang(former)}>{former}</span>,
            },
            {
              key: "replacement",
              header: key,
              cell: (row) => <span lang={lang(row.replacement)}>{row.replacement}</span>,
            },
          ]}
          rows={sideBySide}
          rowKey={({ property }) => property}
        />
      )}
    </section>
  );
}

function Former({ lineage: { formerKeys, formerNames, rrids, demonstration } }: { lineage: LineageView }) {
  const t = useT();
  const lang = useTextLang();
  const separator = t("product.listSeparator");
  const marked = (text: string) => (demonstration ? t("product.demonstrationOf", { text }) : text);
  return (
    <>
      {formerKeys.length > 0 && (
        <p className={css.quiet}>{t("lineage.formerKeys", { numbers: formerKeys.join(separator) })}</p>
      )}
      {formerNames.map((name) => (
        <p key={name} className={css.quiet}>
          {spaced(t("lineage.formerName"))}
          <span lang={lang(name)}>{name}</span>
        </p>
      ))}
      {rrids.map(({ id, mergedInto }) => (
        <p key={id} className={css.quiet}>
          {marked(mergedInto === null ? t("lineage.rrid", { id }) : t("lineage.rridMerged", { id, into: mergedInto }))}
        </p>
      ))}
    </>
  );
}

function ForeignNumbers({ numbers }: { numbers: LineageView["foreignNumbers"] }) {
  const t = useT();
  const lang = useTextLang();
  if (numbers.length === 0) return null;
  return (
    <details>
      <summary>{t("lineage.foreign", { count: numbers.length })}</summary>
      <p className={css.quiet}>{t("lineage.foreignNote")}</p>
      <ul className={css.list}>
        {numbers.map(({ vendor, catalog, relation, basis, sourceUrl, day }) => (
          <li key={`${vendor} ${catalog}`}>
            {vendor} <Mono>{catalog}</Mono>
            {t("site.colon")}
            {t(`lineage.relation.${relation}`)}
            {t("lineage.relationEnd")}
            <span lang={lang(basis)}>{basis}</span>{" "}
            <Link to={sourceUrl} rel="noopener noreferrer nofollow">
              {t("lineage.source", { day })}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
