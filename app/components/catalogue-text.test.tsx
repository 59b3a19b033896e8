import type { Language } from "@domain/market/market";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { pageTexts } from "~/i18n/texts.server";
import { I18nProvider } from "~/i18n/use-t";
import { CatalogueText } from "./catalogue-text";

const markup = (language: Language, text: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={pageTexts(language)}>
      <CatalogueText text={text} />
    </I18nProvider>,
  );

describe("text of the catalogue", () => {
  it.each([
    ["jp", "Akt抗体", ""],
    ["cn", "细胞裂解液 (10X)", ""],
    ["jp", "Akt Antibody", ' lang="en"'],
    ["cn", "Akt Antibody", ' lang="en"'],
    ["en", "Akt Antibody", ""],
  ] as const)("on a page in %s: %s", (language, text, mark) => {
    expect(markup(language, text)).toBe(`<span${mark}>${text}</span>`);
  });
});
