import type { ThirdPartyScript } from "@domain/consent/third-parties";
import { useEffect } from "react";
import { loadThirdPartyScript } from "~/components/consent/third-party-script";
import { Icon } from "~/components/icon";
import { Button } from "~/components/ui/button/button";
import { useT } from "~/i18n/use-t";
import { $consent, allowCategory, readConsent } from "~/stores/consent";
import { useStore } from "~/stores/use-store";
import * as css from "./chat-offer.css";

export interface ChatOfferProps {
  chat: ThirdPartyScript;
}

/** Once per document: a script can be loaded but never unloaded. */
let loaded = false;

/** The provider's chat with consent; otherwise a short explanation and a consent button. */
export function ChatOffer({ chat }: ChatOfferProps) {
  const t = useT();
  const allowed = useStore($consent)?.allowed.includes("chat") ?? false;
  useEffect(() => {
    readConsent();
  }, []);
  useEffect(() => {
    if (!allowed || loaded) return;
    loaded = true;
    loadThirdPartyScript(chat);
  }, [allowed, chat]);
  if (allowed) return null;
  return (
    <details className={css.offer} data-print="hide">
      <summary className={css.label}>
        <Icon name="help" />
        {t("chrome.chat")}
      </summary>
      <div className={css.words}>
        <p>{t("chrome.chatHint")}</p>
        <Button type="button" variant="primary" size="sm" onClick={() => allowCategory("chat")}>
          {t("chrome.chatStart")}
        </Button>
      </div>
    </details>
  );
}
