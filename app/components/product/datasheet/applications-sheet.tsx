import { CatalogueText } from "~/components/catalogue-text";
import { Link } from "~/components/navigation";
import { useDataValue } from "~/components/product/product-information";
import { ApplicationTable } from "~/components/product/sections/application-table";
import { DilutionTable } from "~/components/product/sections/dilution-table";
import { DefinitionList } from "~/components/ui/definition-list/definition-list";
import { Mono } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import { useTextLang } from "~/i18n/use-text-lang";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ApplicationDetail, ApplicationsPageData } from "~/loaders/product/applications.server";
import { SheetFigures } from "./sheet-figures";
import * as css from "./sheet-page.css";

/** All application data of a product (C-PROD-05). */
export function ApplicationsSheet({ page }: { page: ApplicationsPageData }) {
  const t = useT();
  const { table, applications, lot, product } = page;
  return (
    <div className={css.sections}>
      <div className={css.stack}>
        <ApplicationTable table={table} evidence={page.evidence} />
        {lot && <LotFacts lot={lot} />}
        <p className={css.note}>{t("productDetails.applicationsNote")}</p>
        {(page.evidence === null || page.evidence === "unavailable") && table.homology.length > 0 && (
          <p className={css.note}>{t("productDetails.predictedNote")}</p>
        )}
      </div>
      {applications.map((application) => (
        <Application key={application.code} application={application} productKey={product.key} />
      ))}
    </div>
  );
}

function LotFacts({ lot }: { lot: NonNullable<ApplicationsPageData["lot"]> }) {
  const t = useT();
  const value = useDataValue();
  const facts = [
    { term: "lot", value: lot.number },
    { term: "concentration", value: lot.concentration },
    { term: "sensitivity", value: lot.sensitivity },
  ] as const;
  return (
    <DefinitionList
      columns={2}
      items={facts.flatMap((fact) =>
        fact.value
          ? [
              {
                key: fact.term,
                term: t(`productDetails.data.${fact.term}`),
                value: value({ ...fact, value: fact.value }),
              },
            ]
          : [],
      )}
    />
  );
}

function Application({ application, productKey }: { application: ApplicationDetail; productKey: string }) {
  const t = useT();
  const name = useVocabulary();
  const lang = useTextLang();
  const { code, dilution, message, volumes, protocol, figures } = application;
  const id = `application-${code.replace(/[^A-Za-z0-9]+/g, "-")}`;
  return (
    <section className={css.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={css.sectionTitle} id={`${id}-title`}>
        {name("application", application.name)} <Mono className={css.code}>{code}</Mono>
      </h2>
      <div className={css.pair}>
        <div className={css.stack}>
          {dilution ? (
            <p>
              {t("productDetails.dilution")} <Mono className={css.dilution}>{dilution}</Mono>
            </p>
          ) : (
            <p>{t("productDetails.dilutionNone")}</p>
          )}
          {message && (
            <p>
              <CatalogueText text={message} />
            </p>
          )}
          {protocol && (
            <p>
              {t("productDetails.protocol")}{" "}
              <Link to={`/products/${productKey}/protocol/${protocol.id}`} lang={lang(protocol.title)}>
                {protocol.title}
              </Link>
            </p>
          )}
          <SheetFigures figures={figures} />
        </div>
        {volumes && dilution && (
          <DilutionTable volumes={volumes} productKey={productKey} dilution={dilution} application={code} />
        )}
      </div>
    </section>
  );
}
