import { CatalogueText } from "~/components/catalogue-text";
import { Link } from "~/components/navigation";
import { StatusBadge } from "~/components/product/order/status-badge";
import { Mono } from "~/components/ui/layout";
import { Table } from "~/components/ui/table/table";
import { useT } from "~/i18n/use-t";
import { useTextLang } from "~/i18n/use-text-lang";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { CloneFormat } from "~/loaders/lineage/lineage.server";

/** Products of one clone with label, formulation and status. */
export function CloneFormats({ formats }: { formats: readonly CloneFormat[] }) {
  const t = useT();
  const lang = useTextLang();
  const name = useVocabulary();
  return (
    <Table
      caption={t("lineage.formats")}
      captionHidden
      columns={[
        {
          key: "product",
          header: t("lineage.product"),
          rowHeader: true,
          cell: (format) => (
            <Link to={`/products/${format.key}`}>
              <Mono>{format.key}</Mono> <CatalogueText text={format.name} />
            </Link>
          ),
        },
        {
          key: "label",
          header: t("lineage.label"),
          cell: ({ conjugation }) =>
            conjugation === null ? t("lineage.unconjugated") : <span lang={lang(conjugation)}>{conjugation}</span>,
        },
        {
          key: "formulation",
          header: t("lineage.formulation"),
          cell: ({ formulation }) => (formulation === null ? "–" : name("formulation", formulation)),
        },
        {
          key: "status",
          header: t("lineage.status"),
          // A badge would fill the whole row on a phone.
          cell: ({ status }) => (
            <span>
              <StatusBadge status={status} />
            </span>
          ),
        },
      ]}
      rows={formats}
      rowKey={({ key }) => key}
    />
  );
}
