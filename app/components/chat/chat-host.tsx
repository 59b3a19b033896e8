import { isChatPage } from "@domain/consent/chat-pages";
import type { ThirdPartyScript } from "@domain/consent/third-parties";
import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "~/stores/when-idle";
import type { ChatOfferProps } from "./chat-offer";

/** Brings the chat to the pages that offer one (C-CHROME-12), when they have nothing else to do. */
export function ChatHost({ chat }: { chat: ThirdPartyScript | null | undefined }) {
  const { pathname } = useLocation();
  const [Offer, setOffer] = useState<ComponentType<ChatOfferProps> | null>(null);
  const wanted = chat && isChatPage(pathname);
  useEffect(() => {
    if (!wanted || Offer) return;
    whenIdle(() => {
      import("./chat-offer").then(
        (module) => setOffer(() => module.ChatOffer),
        () => {},
      );
    });
  }, [wanted, Offer]);
  return wanted && Offer ? <Offer chat={chat} /> : null;
}
