import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { Page } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { CloneGroup, ClonePageData } from "~/loaders/lineage/clone.server";
import { CloneFormats } from "./clone-formats";
import * as css from "./lineage.css";

/** `/clones/{clone}` */
export function ClonePage({ page: { clone, groups } }: { page: ClonePageData }) {
  const t = useT();
  return (
    <Page className={css.page}>
      <Breadcrumb
        crumbs={[
          { label: t("chrome.breadcrumbHome"), to: "/" },
          { label: t("chrome.productsCrumb"), to: "/browse" },
          { label: t("lineage.clone", { clone }) },
        ]}
      />
      <h1>{t("lineage.clone", { clone })}</h1>
      {groups.length > 1 && <Notice tone="warning">{t("lineage.severalClones", { count: groups.length })}</Notice>}
      {groups.map((group) => (
        <section key={group.id} className={css.group} aria-labelledby={`clone-${group.id}`}>
          <Heading group={group} />
          <CloneFormats formats={group.formats} />
        </section>
      ))}
    </Page>
  );
}

/** Host, targets and modification, which make a clone together with its name. */
function Heading({ group: { id, host, isotype, targets, modifications } }: { group: CloneGroup }) {
  const t = useT();
  const name = useVocabulary();
  const parts = [
    targets.join(t("product.listSeparator")),
    modifications.join(t("product.listSeparator")),
    host && name("host", host),
    isotype,
  ];
  return (
    <h2 id={`clone-${id}`} className={css.title}>
      {parts.filter(Boolean).join("\u00a0· ")}
    </h2>
  );
}
