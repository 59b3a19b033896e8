import type { Language } from "@domain/market/market";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { pageTexts } from "~/i18n/texts.server";
import { I18nProvider } from "~/i18n/use-t";
import type { AntibodyRow } from "~/loaders/panel/offers.server";
import { AntibodyList } from "./antibody-list";

const row: AntibodyRow = {
  ...{ productKey: "25011", sku: "25011S", clone: "B7R2", target: "CD274", oligo: 1, pairings: [], species: "Human" },
  ...{ name: "CD274 抗体", targetName: "CD274 molecule", price: null, priceReason: null, unavailable: null },
};
const choice = {
  ...{ chosen: [], filter: "", scripted: false, setFilter: () => {}, toggle: () => {} },
  ...{ shown: () => true, hasOther: () => false },
};

const markup = (language: Language, target: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={pageTexts(language)}>
      <AntibodyList
        data={{ rows: [{ ...row, target }], country: "JP", search: "" } as never}
        choice={choice as never}
      />
    </I18nProvider>,
  );

describe("names of targets in the panel builder", () => {
  it.each([
    ["jp", /<span lang="en"[^>]*>CD274 molecule</],
    ["cn", /<span lang="en"[^>]*>CD274 molecule</],
    ["en", /<span class[^>]*>CD274 molecule</],
  ] as const)("on a page in %s", (language, name) => {
    expect(markup(language, "CD274")).toMatch(name);
    expect(markup(language, "CD274")).not.toMatch(/lang="en"[^>]*>CD274 抗体/);
  });

  it("are not repeated if they are the symbol", () => {
    expect(markup("jp", "CD274 molecule")).not.toContain(">CD274 molecule</span>");
  });
});
