import type { Alternative } from "@domain/panel-builder/alternatives";
import { StaticRouter } from "@framework/remix-testing";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { pageTexts } from "~/i18n/texts.server";
import { I18nProvider } from "~/i18n/use-t";
import { AlternativePanel } from "./alternative-panel";

const place = { cycle: 1, channel: "R660", reasons: [], contrast: 12, spillShare: 0, spillFrom: null };
const panel: Alternative = {
  ...{ name: "fewest", cycles: 1, complexity: 1, weakest: null, proven: true, controls: [] },
  places: [
    { ...place, marker: "Akt", dye: "AF647" },
    { ...place, marker: "CD8", dye: "AF488" },
  ],
};
const conjugates = { "Akt AF647": [{ number: "5186", clone: "C67E7" }] };

it.each([
  ["en", "Conjugates in this shop:"],
  ["jp", "当社の標識抗体："],
  ["cn", "本店的偶联抗体："],
] as const)("in %s, a place has its conjugates below its reasons, and nothing without one", (language, label) => {
  const markup = renderToStaticMarkup(
    <StaticRouter location="/panel-builder">
      <I18nProvider i18n={pageTexts(language)}>
        <AlternativePanel panel={panel} files={[]} conjugates={conjugates} quickAdd={undefined} />
      </I18nProvider>
    </StaticRouter>,
  );
  const rows = markup.split("<tr").slice(2);
  expect(rows[0]).toContain(label);
  expect(rows[0]).toContain('href="/products/5186"');
  expect(rows[1]).not.toContain(label);
  expect(markup.match(/<th\b[^>]*scope="col"/g)).toHaveLength(6);
});
