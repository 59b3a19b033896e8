/** Markup of a component whose links and forms need a router. */
import type { Language } from "@domain/market/market";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "@framework/remix-testing";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { pageTexts } from "~/i18n/texts.server";
import { I18nProvider } from "~/i18n/use-t";

/**
 * A real router, because files of one process share their modules: a router that one file replaces may be loaded
 * already, or stay replaced for the next.
 * @param path path of the page that shows the component
 */
export async function routedMarkup(element: ReactElement, path: string, language: Language = "en"): Promise<string> {
  const handler = createStaticHandler([{ id: "root", path: "*", element }]);
  const context = await handler.query(new Request(new URL(path, "https://shop.example")));
  if (context instanceof Response) throw new Error(`${path} is not a page`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(
    <I18nProvider i18n={pageTexts(language)}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </I18nProvider>,
  );
}
