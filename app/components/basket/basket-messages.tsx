import type { BasketMessage } from "@contracts/commerce/basket-answers";
import { ptmScanInquiryPath } from "@domain/selling/messages";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import * as css from "./basket-messages.css";

/** Gateway messages, one per line; a scan product links to its inquiry page (T-QADD-31, T-QADD-32). */
export function BasketMessages({ messages }: { messages: readonly BasketMessage[] }) {
  const t = useT();
  return (
    <ul className={css.messages} data-single={messages.length === 1 || undefined}>
      {messages.map(({ code, text, inquiry }) => (
        <li key={`${code} ${text}`}>
          {text}
          {inquiry && (
            <>
              {" "}
              <TextLink to={ptmScanInquiryPath}>{t("quickAdd.clickHere")}</TextLink>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
