import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { pageTexts } from "~/i18n/texts.server";
import { I18nProvider } from "~/i18n/use-t";
import { ReorderReport } from "./reorder-report";

vi.mock("~/components/ui/button/button", () => ({
  LinkButton: ({ children }: { children: ReactNode }) => <a href="/cart">{children}</a>,
}));

it.each([
  ["en", "Antibody: Not sold."],
  ["jp", "Antibody：Not sold."],
  ["cn", "Antibody：Not sold."],
] as const)("in %s the reason follows the name with the language's own colon", (language, text) => {
  const refused = [{ sku: "2102S", name: "Antibody", reason: "Not sold." }];
  const report = renderToStaticMarkup(
    <I18nProvider i18n={pageTexts(language)}>
      <ReorderReport reordered={{ added: [], refused, messages: [], outage: false }} />
    </I18nProvider>,
  );
  expect(report).toContain(text);
});
