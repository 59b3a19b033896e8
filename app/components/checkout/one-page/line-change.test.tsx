import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LineChange } from "~/components/basket/line-notes";
import { pageTexts } from "~/i18n/texts.server";
import { I18nProvider } from "~/i18n/use-t";

type Line = Parameters<typeof LineChange>[0]["line"];

function markupOf(over: Partial<Line>): string {
  const line = { sku: "4060S", unavailable: false, obstacle: null, quote: null, contract: null, ...over } as Line;
  return renderToStaticMarkup(
    <I18nProvider i18n={pageTexts("en")}>
      <LineChange line={line} />
    </I18nProvider>,
  );
}

it("says beside the order why the price of a line has changed", () => {
  const quote = { number: "Q1", until: "Nov 1, 2030", price: "$80.00", today: "$100.00", holds: true };
  expect(markupOf({ priceChanged: false })).toBe("");
  expect(markupOf({ priceChanged: true })).toContain("The price of 4060S has changed.");
  expect(markupOf({ quote, priceChanged: true })).toBe("");
  expect(markupOf({ quote: { ...quote, holds: false } })).toContain("Q1");
});
