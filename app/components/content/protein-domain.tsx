import type { ReactNode } from "react";
import { Table } from "~/components/ui/table/table";
import { useT } from "~/i18n/use-t";
import type { PageBody } from "~/loaders/content/page-data.server";
import { ContentText } from "./content-text";
import { ContentFigure } from "./images/content-figure";
import * as css from "./page-body.css";

interface ProteinDomainProps {
  body: Extract<PageBody, { kind: "protein-domain" }>;
}

/** A protein domain: binding partners, structure, occurrence (C-CMS-18). */
export function ProteinDomain({ body }: ProteinDomainProps) {
  const t = useT();
  const { image, binding, structure, structureReference, examples, bindingExamples, sites, additional } = body;
  return (
    <div className={css.sections}>
      {image && (
        <div className={css.portrait}>
          <ContentFigure figure={image} />
        </div>
      )}
      {binding && (
        <Section title={t("contentPages.domainBinding")}>
          <ContentText value={binding} />
        </Section>
      )}
      {sites.length > 0 && (
        <Table
          className={css.table}
          caption={t("contentPages.consensusSites")}
          rows={sites}
          rowKey={({ sequence }) => sequence}
          columns={[
            {
              key: "sequence",
              header: t("contentPages.sequence"),
              rowHeader: true,
              mono: true,
              cell: (row) => row.sequence,
            },
            { key: "note", header: t("contentPages.note"), cell: (row) => row.note },
          ]}
        />
      )}
      {bindingExamples.length > 0 && (
        <Table
          className={css.table}
          caption={t("contentPages.bindingExamples")}
          rows={bindingExamples}
          rowKey={({ protein, partner, site }) => `${protein} ${partner} ${site}`}
          columns={[
            { key: "protein", header: t("contentPages.protein"), rowHeader: true, cell: (row) => row.protein },
            { key: "partner", header: t("contentPages.bindingPartner"), cell: (row) => row.partner },
            { key: "site", header: t("contentPages.bindingSite"), mono: true, cell: (row) => row.site },
          ]}
        />
      )}
      {(structure || structureReference) && (
        <Section title={t("contentPages.structure")}>
          {structure && (
            <div className={css.portrait}>
              <ContentFigure figure={structure} />
            </div>
          )}
          {structureReference && (
            <section>
              <h3>{t("contentPages.structureReference")}</h3>
              <ContentText value={structureReference} />
            </section>
          )}
        </Section>
      )}
      {examples.length > 0 && (
        <Section title={t("contentPages.examples")}>
          <div className={css.drawings}>
            {examples.map((figure) => (
              <div key={figure.src} className={css.drawing}>
                <ContentFigure figure={figure} />
              </div>
            ))}
          </div>
        </Section>
      )}
      <ContentText value={additional} />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
