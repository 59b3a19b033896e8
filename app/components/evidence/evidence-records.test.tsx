import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "@framework/remix-testing";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { pageTexts } from "~/i18n/texts.server";
import { I18nProvider } from "~/i18n/use-t";
import { evidence } from "../../../tests/factories/evidence";
import { EvidenceRecords } from "./evidence-records";

it("a record withdrawn today shows its dates in the country's format", async () => {
  const state = { kind: "withdrawn", reason: "Wrong sample", day: "2026-11-28" } as const;
  const records = [evidence("demo-4060-1", { published: "2026-11-20", state })];
  const shown = async (country: string) => {
    const market = { region: "global", country, currency: "USD", language: "en", locale: "en-us" };
    const loader = () => ({ market, now: "2026-11-28T09:00:00Z" });
    const element = <EvidenceRecords id="failed" title="Failed" records={records} lots={{}} />;
    const handler = createStaticHandler([{ id: "root", path: "/", loader, element }]);
    const context = await handler.query(new Request("https://shop.example/"));
    if (context instanceof Response) throw new Error("not a page");
    return renderToStaticMarkup(
      <I18nProvider i18n={pageTexts("en")}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </I18nProvider>,
    );
  };
  const [american, newZealand] = [await shown("US"), await shown("NZ")];
  expect(american).toContain("Withdrawn on Nov 28, 2026:");
  expect(american).toContain("Nov 20, 2026");
  expect(newZealand).toContain("Withdrawn on 28 Nov 2026:");
  expect(newZealand).toContain("20 Nov 2026");
});
