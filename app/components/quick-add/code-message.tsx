import type { CodeVerdict } from "@contracts/commerce/code-verdict";
import { signalstarPanelPath } from "@domain/selling/quick-add";
import { Notice } from "~/components/ui/notice/notice";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";

const tones = { info: "info", warning: "warning", error: "danger" } as const;

/** Message about a catalog number, with its link. */
export function CodeMessage({ tone, ...message }: NonNullable<CodeVerdict["message"]>) {
  return (
    <Notice tone={tones[tone]}>
      <MessageText {...message} />
    </Notice>
  );
}

/** The message's text, with a link that names its target. */
export function MessageText({ text, href }: Pick<NonNullable<CodeVerdict["message"]>, "text" | "href">) {
  const t = useT();
  return (
    <>
      {text}
      {href && (
        <>
          {" "}
          <TextLink to={href}>
            {t(href === signalstarPanelPath ? "quickAdd.multiplexLink" : "quickAdd.clickHere")}
          </TextLink>
        </>
      )}
    </>
  );
}
