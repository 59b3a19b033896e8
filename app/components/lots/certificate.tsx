import { figureAnchor } from "@domain/product-page/figure-anchor";
import { Fragment } from "react";
import { DefinitionList } from "~/components/ui/definition-list/definition-list";
import { Table } from "~/components/ui/table/table";
import { useT } from "~/i18n/use-t";
import { useTextLang } from "~/i18n/use-text-lang";
import type { CertificateView } from "~/loaders/lots/certificate.server";
import * as css from "./lots.css";

/** The certificate as its PDF states it. */
export function Certificate({ certificate }: { certificate: CertificateView }) {
  const t = useT();
  const lang = useTextLang();
  const { title, facts, tests, notes } = certificate;
  return (
    <section className={css.section} id="certificate" aria-labelledby="certificate-title">
      <h2 className={css.sectionTitle} id="certificate-title">
        {title}
      </h2>
      <DefinitionList
        columns={2}
        items={facts.map(({ key, term, text, english }) => ({
          key,
          term,
          value: <span lang={english ? lang(text) : undefined}>{text}</span>,
          mono: key === "sha256",
        }))}
      />
      {tests.length > 0 && (
        <Table
          caption={t("lots.tests.caption")}
          columns={[
            {
              key: "property",
              header: t("lots.tests.property"),
              rowHeader: true,
              cell: ({ property, besideLot }) => (
                <span lang={lang(property)}>
                  {besideLot === null ? property : t("lots.besideLot", { property, number: besideLot })}
                </span>
              ),
            },
            {
              key: "method",
              header: t("lots.tests.method"),
              cell: ({ method, figureIds }) => (
                <>
                  <span lang={lang(method)}>{method}</span>
                  {figureIds.map((id) => (
                    <Fragment key={id}>
                      {" "}
                      <a href={`#${figureAnchor(id)}`}>{t("lots.figure", { id })}</a>
                    </Fragment>
                  ))}
                </>
              ),
            },
            { key: "result", header: t("lots.tests.result"), cell: ({ result }) => result, mono: true },
            { key: "limits", header: t("lots.tests.limits"), cell: ({ limits }) => limits },
            { key: "verdict", header: t("lots.tests.verdict"), cell: ({ verdict }) => verdict },
          ]}
          rows={tests}
          rowKey={({ property, method }) => `${property} ${method}`}
        />
      )}
      {notes.map((note) => (
        <p key={note} className={css.note}>
          {note}
        </p>
      ))}
    </section>
  );
}
