import { Form, Link, useLocation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Select } from "~/components/ui/field";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { CitationsAsked, CitationsView } from "~/loaders/product-data.server";
import * as css from "./citations-block.css";

/** The page with these citations; the names are the citation service's own (C-CITE-01). */
export function citationsAddress(pathname: string, { application, species, all }: CitationsAsked, anchor: string) {
  const query = new URLSearchParams({
    ...(application && { application }),
    ...(species && { reactants: species }),
    ...(all && { citations: "all" }),
  });
  return `${pathname}${query.size > 0 ? `?${query}` : ""}#${anchor}`;
}

interface FilterProps {
  view: Pick<CitationsView, "applications" | "species">;
  asked: CitationsAsked;
  anchor: string;
}

/** Narrows the citations to an application or a species; a plain form that leads to the page's own address. */
export function CitationFilter({ view, asked, anchor }: FilterProps) {
  const t = useT();
  const name = useVocabulary();
  const { pathname } = useLocation();
  if (view.applications.length + view.species.length < 2) return null;
  const filtered = asked.application !== null || asked.species !== null;
  return (
    <Form
      method="get"
      action={`${pathname}#${anchor}`}
      preventScrollReset
      className={css.filter}
      key={`${asked.application} ${asked.species}`}
      data-print="hide"
    >
      <Select label={t("product.citationFilterApplication")} name="application" defaultValue={asked.application ?? ""}>
        <option value="">{t("product.citationFilterAny")}</option>
        {view.applications.map((code) => (
          <option key={code} value={code}>
            {name("application", code)}
          </option>
        ))}
      </Select>
      <Select label={t("product.citationFilterSpecies")} name="reactants" defaultValue={asked.species ?? ""}>
        <option value="">{t("product.citationFilterAny")}</option>
        {view.species.map((code) => (
          <option key={code} value={code}>
            {name("species", code)}
          </option>
        ))}
      </Select>
      {asked.all && <input type="hidden" name="citations" value="all" />}
      <Button type="submit">{t("product.citationsFilter")}</Button>
      {filtered && (
        <Link
          to={citationsAddress(pathname, { application: null, species: null, all: asked.all }, anchor)}
          preventScrollReset
        >
          {t("product.citationsUnfiltered")}
        </Link>
      )}
    </Form>
  );
}
