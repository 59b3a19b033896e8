import { isScanInquiry, ptmScanInquiryPath } from "@domain/basket/inquiry";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { BasketMessage } from "~/loaders/basket.server";
import * as css from "./basket.css";

/** The gateway's messages, one a line; a scan product leads to its inquiry page (T-QADD-31, T-QADD-32). */
export function BasketMessages({ messages }: { messages: readonly BasketMessage[] }) {
  const t = useT();
  return (
    <ul className={css.messages}>
      {messages.map((message) => (
        <li key={`${message.code} ${message.text}`}>
          {message.text}
          {isScanInquiry(message) && (
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
