import { Links, type LinksFunction, Meta, Outlet, type ShouldRevalidateFunction } from "@framework/remix";
import type { ReactNode } from "react";
import { ChunkGuard } from "~/components/chrome/errors/chunk-guard";
import { DocumentBoundary, usePageError } from "~/components/chrome/errors/document-boundary";
import { ErrorPage } from "~/components/chrome/errors/error-page";
import { PlainDocument } from "~/components/chrome/errors/plain-document";
import { SiteLayout } from "~/components/chrome/site-layout";
import { AppScripts } from "~/components/document/app-scripts";
import { DocumentShell } from "~/components/document/document-shell";
import { EnhanceScripts } from "~/components/document/enhance-scripts";
import { sansLink } from "~/components/document/font-links";
import { useNonce } from "~/components/document/nonce";
import { publicPage } from "~/context/request/page";
import { guardedPublic } from "~/guards/guarded";
import { loadRoot } from "~/loaders/page/root.server";
import "~/styles";

export const links: LinksFunction = () => [
  sansLink,
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const loader = publicPage(["region", "country", "language", "flags"], guardedPublic(["with-data"], loadRoot));

/** Market and language only change with the document. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

/** The document around every page, including error pages. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    <DocumentBoundary instead={<PlainDocument />}>
      <DocumentShell
        head={
          <>
            <ChunkGuard nonce={nonce} />
            <Meta />
            <Links />
            <EnhanceScripts nonce={nonce} />
          </>
        }
        scripts={<AppScripts nonce={nonce} />}
      >
        {children}
      </DocumentShell>
    </DocumentBoundary>
  );
}

export default function App() {
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  );
}

/** Error pages, in the shop's frame unless the frame itself failed. */
export function ErrorBoundary() {
  const { error, hasFrame } = usePageError();
  const page = <ErrorPage error={error} />;
  if (hasFrame) return <SiteLayout>{page}</SiteLayout>;
  return (
    <main id="main-content" tabIndex={-1}>
      {page}
    </main>
  );
}
