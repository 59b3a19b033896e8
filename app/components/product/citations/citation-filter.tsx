import { useLocation } from "@framework/remix";
import { Form, Link } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { Select } from "~/components/ui/field/field";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { CitationFilters, CitationsView } from "~/loaders/product/data.server";
import * as css from "./citations-block.css";

/** Query that filters citations; parameter names are the citation service's (C-CITE-01). */
export function filterQuery({ application, species }: CitationFilters, more: Readonly<Record<string, string>> = {}) {
  const query = new URLSearchParams({
    ...(application && { application }),
    ...(species && { reactants: species }),
    ...more,
  });
  return query.size > 0 ? `?${query}` : "";
}

/** Page address with these filters. */
export function citationsAddress(pathname: string, asked: CitationFilters, anchor: string) {
  return `${pathname}${filterQuery(asked, asked.all ? { citations: "all" } : {})}#${anchor}`;
}

interface FilterProps {
  view: Pick<CitationsView, "applications" | "species">;
  asked: CitationFilters;
  anchor: string;
}

/** Filters citations by application and species; a plain GET form to the page. */
export function CitationFilter({ view, asked, anchor }: FilterProps) {
  const t = useT();
  const name = useVocabulary();
  const format = useFormat();
  const { pathname } = useLocation();
  if (view.applications.length + view.species.length < 2) return null;
  const filtered = asked.application !== null || asked.species !== null;
  return (
    <Form
      method="get"
      action={`${pathname}#${anchor}`}
      stays
      className={css.filter}
      key={`${asked.application} ${asked.species}`}
      data-print="hide"
    >
      <Select label={t("product.citationFilterApplication")} name="application" defaultValue={asked.application ?? ""}>
        <option value="">{t("product.citationFilterAny")}</option>
        {view.applications.map(({ code, count }) => (
          <option key={code} value={code}>
            {t("ui.remark", { text: name("application", code), remark: format.number(count) })}
          </option>
        ))}
      </Select>
      <Select label={t("product.citationFilterSpecies")} name="reactants" defaultValue={asked.species ?? ""}>
        <option value="">{t("product.citationFilterAny")}</option>
        {view.species.map(({ code, count }) => (
          <option key={code} value={code}>
            {t("ui.remark", { text: name("species", code), remark: format.number(count) })}
          </option>
        ))}
      </Select>
      {asked.all && <input type="hidden" name="citations" value="all" />}
      <Button type="submit">{t("product.citationsFilter")}</Button>
      {filtered && (
        <Link to={citationsAddress(pathname, { application: null, species: null, all: asked.all }, anchor)} stays>
          {t("product.citationsUnfiltered")}
        </Link>
      )}
    </Form>
  );
}
