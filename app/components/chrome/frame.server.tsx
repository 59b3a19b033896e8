/** Frame parts rendered once per document by the server; see `frame-part.tsx`. */
import type { ReactNode } from "react";
import { ConsentBanner } from "~/components/consent/consent-banner";
import { HydrationProvider } from "~/components/live";
import type { ChromeData } from "~/loaders/chrome/data.server";
import { Footer } from "./footer/footer";
import type { FrameParts } from "./frame-part";
import { Header } from "./header/header";
import { PreviewBanner } from "./preview-banner";

export function renderFrame(chrome: ChromeData | null): FrameParts | null {
  if (!chrome) return null;
  return {
    consent: chrome.consent.length > 0 ? widgets(<ConsentBanner offered={chrome.consent} />) : null,
    notice: chrome.preview ? widgets(<PreviewBanner />) : null,
    header: widgets(<Header chrome={chrome} />),
    footer: widgets(<Footer chrome={chrome} />),
  };
}

/** The frame is never hydrated, on any page. */
const widgets = (part: ReactNode) => <HydrationProvider value="widgets">{part}</HydrationProvider>;
