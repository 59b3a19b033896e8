import { isChatPage } from "@domain/consent/chat-pages";
import { mountPoint } from "~/enhance/mount";
import { pageRoot } from "~/enhance/navigation/page-root";
import type { TextSource } from "~/i18n/use-t";
import { whenIdle } from "~/stores/when-idle";

/** Loads the chat on pages that offer it (C-CHROME-12), once they are idle. */
export function startChat(texts: Promise<TextSource>): void {
  const chat = pageRoot()?.parties?.chat;
  if (!chat || !isChatPage(location.pathname)) return;
  const bring = async () => {
    const [{ ChatOffer }, i18n] = await Promise.all([import("~/components/chat/chat-offer"), texts]);
    mountPoint(i18n)(<ChatOffer chat={chat} />);
  };
  whenIdle(() => void bring().catch(() => {}));
}
