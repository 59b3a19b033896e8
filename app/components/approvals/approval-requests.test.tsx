import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { pageTexts } from "~/i18n/texts.server";
import { I18nProvider } from "~/i18n/use-t";
import { ApprovalRequests } from "./approval-requests";

const i18n = pageTexts("en");
const shown = (requests: readonly never[] | null) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ApprovalRequests requests={requests} />
    </I18nProvider>,
  );

it("shows a message, not an empty list, if the requests cannot be read", () => {
  expect(shown([])).toBe("");
  expect(shown(null)).toContain("The list cannot be shown at the moment.");
});
