import { useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { Analytics } from "~/components/analytics/analytics";
import { ChatHost } from "~/components/chat/chat-host";
import "~/components/consent/consent-banner.css";
import { CountryDialogHost } from "~/components/country/country-dialog-host";
import type { RootPageData } from "~/loaders/root.server";
import { FramePart, hasKeptFrame } from "./frame-part";
import { Header } from "./header";
import * as css from "./header.css";
import { useLayoutName } from "./layout-name";
import { SiteFooter } from "./site-footer";
import { useFrameLinks } from "./use-frame-links";
import { usePageLife } from "./use-page-life";
import "~/components/wordmark.css";

/** Header, the page in its main landmark, footer. Without its data (an error page of a broken root) only the page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  // Null where the root did not run at all, as for a method that the page does not have.
  const data = useRouteLoaderData<RootPageData | null>("root") ?? undefined;
  const layout = useLayoutName();
  const framed = data !== undefined && layout !== "empty";
  const links = useFrameLinks();
  usePageLife(data?.market.region);
  useEffect(() => {
    // The document began without a frame; only the server has one to give.
    if (framed && !hasKeptFrame()) location.reload();
  }, [framed]);
  return (
    <>
      {framed && (
        <div className={css.frame} {...links.handlers}>
          <FramePart name="consent" />
          <FramePart name="notice" />
          <Header layout={layout} basketAvailable={data.basketAvailable} />
        </div>
      )}
      <main id="main-content" tabIndex={-1}>
        {children}
      </main>
      {framed && (
        <div className={css.frame} {...links.handlers}>
          <SiteFooter />
        </div>
      )}
      {links.prefetch}
      {framed && <CountryDialogHost />}
      {framed && <ChatHost chat={data.parties?.chat} />}
      <Analytics root={data} />
    </>
  );
}
