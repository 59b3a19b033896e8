/** The parts of the frame that the server renders once for a document; see `frame-part.tsx`. */
import { ConsentBanner } from "~/components/consent/consent-banner";
import type { ChromeData } from "~/loaders/chrome-data.server";
import { Brand } from "./brand";
import { Footer } from "./footer";
import type { FrameParts } from "./frame-part";
import { MainMenu } from "./main-menu";
import { PreviewBanner } from "./preview-banner";
import { Utilities } from "./utilities";

export function renderFrame(chrome: ChromeData | null): FrameParts | null {
  if (!chrome) return null;
  return {
    consent: chrome.consent.length > 0 ? <ConsentBanner offered={chrome.consent} /> : null,
    notice: chrome.preview ? <PreviewBanner /> : null,
    utilities: <Utilities chrome={chrome} />,
    brand: <Brand chrome={chrome} />,
    menu: <MainMenu chrome={chrome} />,
    footer: <Footer chrome={chrome} />,
  };
}
