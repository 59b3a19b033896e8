import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { PageFacts } from "~/components/analytics/page-facts";
import type { RootPageData } from "~/loaders/page/root.server";
import { SiteFooter } from "./footer/site-footer";
import { FramePart } from "./frame-part";
import * as css from "./header/header.css";
import { useLayoutName } from "./layout-name";
import "~/enhance/styles";

/** Header, the page in its main landmark, footer. Without its data (an error page of a broken root) only the page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  // Null where the root did not run at all, as for a method that the page does not have.
  const data = useRouteLoaderData<RootPageData | null>("root") ?? undefined;
  const layout = useLayoutName();
  const framed = data !== undefined && layout !== "empty";
  return (
    <>
      {framed && (
        <div className={css.frame}>
          <FramePart name="consent" />
          <FramePart name="notice" />
          <FramePart name="header" className={css.frame} />
        </div>
      )}
      <main id="main-content" tabIndex={-1}>
        {children}
        <PageFacts />
      </main>
      {framed && (
        <div className={css.frame}>
          <SiteFooter />
        </div>
      )}
    </>
  );
}
