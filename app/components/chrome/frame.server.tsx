/** Frame parts rendered once per document by the server; see `frame-part.tsx`. */
import type { ReactNode } from "react";
import { Footer } from "~/components/chrome/footer/footer";
import { Header } from "~/components/chrome/header/header";
import { ConsentBanner } from "~/components/consent/consent-banner";
import { Notice } from "~/components/ui/notice/notice";
import { PrintedHead } from "~/components/ui/printed-head/printed-head";
import { HydrationProvider } from "~/components/widget";
import { useT } from "~/i18n/use-t";
import type { ChromeData } from "~/loaders/chrome/data.server";
import type { FrameParts } from "./frame-part";

/** @param paper URL of a private page, printed on it with shop and date; null for other pages */
export function renderFrame(chrome: ChromeData | null, paper: string | null = null): FrameParts | null {
  if (!chrome) return null;
  return {
    consent: chrome.consent.length > 0 ? widgets(<ConsentBanner offered={chrome.consent} />) : null,
    notice: chrome.preview ? widgets(<PreviewBanner />) : null,
    header: widgets(
      <>
        <Header chrome={chrome} />
        {paper !== null && <PrintedHead address={paper} />}
      </>,
    ),
    footer: widgets(<Footer chrome={chrome} />),
  };
}

/** The frame is never hydrated, on any page. */
const widgets = (part: ReactNode) => <HydrationProvider value="widgets">{part}</HydrationProvider>;

/** Reminds editors that they see drafts (C-HEAD-01). */
function PreviewBanner() {
  const t = useT();
  return (
    <Notice tone="warning" id="preview-banner" banner>
      {t("chrome.previewBanner")}
    </Notice>
  );
}
