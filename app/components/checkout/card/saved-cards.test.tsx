import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { pageTexts } from "~/i18n/texts.server";
import { I18nProvider } from "~/i18n/use-t";
import { SavedCards } from "./saved-cards";

const textOf = (cards: [] | null) =>
  renderToStaticMarkup(
    <I18nProvider i18n={pageTexts("en")}>
      <SavedCards cards={cards} path="/account/my/accountsettings" />
    </I18nProvider>,
  );

it("shows a message, not an empty list, if the cards cannot be read", () => {
  expect(textOf(null)).toContain("cannot be shown at the moment");
  expect(textOf(null)).not.toContain("no saved cards");
  expect(textOf([])).toContain("no saved cards");
});
