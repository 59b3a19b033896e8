import { useMatches, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { RootPageData } from "~/loaders/root.server";
import { Footer } from "./footer";
import { Header } from "./header";

/** Frames of a page (C-CHROME-01 to C-CHROME-04). A route names its own in `handle.layout`. */
export const layouts = ["default", "empty", "fullscreen", "homepage"] as const;
export type LayoutName = (typeof layouts)[number];

function useLayoutName(): LayoutName {
  const last = useMatches().at(-1);
  // A content page's template names the layout in its data; other routes in their handle.
  for (const source of [last?.data, last?.handle]) {
    const name: unknown = typeof source === "object" && source !== null && "layout" in source ? source.layout : null;
    const known = layouts.find((layout) => layout === name);
    if (known) return known;
  }
  return "default";
}

/** Header, the page in its main landmark, footer. Without its data (an error page of a broken root) only the page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<RootPageData>("root");
  const layout = useLayoutName();
  const framed = data && layout !== "empty" ? data : null;
  return (
    <>
      {framed && <Header chrome={framed.chrome} preview={framed.preview} promotion={layout === "fullscreen"} />}
      <main id="main-content" tabIndex={-1}>
        {children}
      </main>
      {framed && <Footer chrome={framed.chrome} />}
    </>
  );
}
