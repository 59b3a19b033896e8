import { isWarning } from "@domain/methods/document";
import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { Page, Stack } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { MethodsPageData } from "~/loaders/methods/methods.server";
import { KitDocument } from "./kit-document";
import { KitForm } from "./kit-form";
import { KitSources, KitWarning, Validation } from "./kit-notes";
import * as css from "./methods-page.css";
import { StyleLinks } from "./style-links";

/** `/methods`: the table that a journal requires, and the form of its rows; defined by the address. */
export function MethodsPage({ page }: { page: MethodsPageData }) {
  const t = useT();
  const { made, rows, problems, doubts } = page;
  const faulty = rows.some(({ errors }) => Object.keys(errors).length > 0);
  const warnings = made?.document.remarks.filter(isWarning) ?? [];
  const form = <KitForm page={page} />;
  return (
    <Page className={css.page}>
      <Breadcrumb crumbs={[{ label: t("chrome.breadcrumbHome"), to: "/" }, { label: t("methods.title") }]} />
      <h1>{t("methods.title")}</h1>
      <p className={css.intro} data-print="hide">
        {t("methods.intro")}
      </p>
      {(problems.length > 0 || faulty) && (
        <Notice tone="danger" announce="assertive" refusal>
          {faulty && <p>{t("methods.faulty")}</p>}
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      {(faulty || !made) && form}
      {made && (
        <Stack gap="s3">
          <StyleLinks current={page.style} styles={page.styles} />
          {warnings.length + doubts.length > 0 && (
            <Notice tone="warning">
              {warnings.map((warning) => (
                <KitWarning key={`${warning.kind} ${warning.product}`} warning={warning} />
              ))}
              {doubts.map((doubt) => (
                <p key={doubt}>{doubt}</p>
              ))}
            </Notice>
          )}
          <KitDocument made={made} />
        </Stack>
      )}
      {!faulty && made && form}
      {/* Below the form, because it has a line for each application and species of every product. */}
      {made && <Validation made={made} />}
      <KitSources style={page.style} made={made} />
    </Page>
  );
}
