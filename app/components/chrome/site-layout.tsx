import "~/enhance/styles";
import "~/components/chrome/footer/fold.css";
import "~/components/chrome/header/checkout-header.css";
import "~/components/country/language-links.css";
import { useRouteLoaderData } from "@framework/remix";
import type { ReactNode } from "react";
import { PageFacts } from "~/components/analytics/page-facts";
import * as footerCss from "~/components/chrome/footer/footer.css";
import * as css from "~/components/chrome/header/header.css";
import type { RootPageData } from "~/loaders/page/root.server";
import { partBelow } from "~/styles/laid-out-late";
import { FramePart } from "./frame-part";
import { useLayoutName } from "./layout-name";

/** Header, main landmark, footer. Without root data, as after a root failure, only the page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  // Null if the root loader did not run, as for an unsupported method.
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

function SiteFooter() {
  return (
    <footer className={footerCss.footer} {...partBelow} data-print="hide">
      <FramePart name="footer" />
    </footer>
  );
}
