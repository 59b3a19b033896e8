import type { CodeVerdict } from "@contracts/commerce/code-verdict";
import { signalstarPanelPath } from "@domain/selling/quick-add";
import { Notice } from "~/components/ui/notice/notice";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";

const tones = { info: "info", warning: "warning", error: "danger" } as const;

/** Message about a catalog number, with its link. */
export function CodeMessage({ tone, text, href }: NonNullable<CodeVerdict["message"]>) {
  const t = useT();
  return (
    <Notice tone={tones[tone]}>
      {text}
      {href && (
        <>
          {" "}
          <TextLink to={href}>
            {t(href === signalstarPanelPath ? "quickAdd.multiplexLink" : "quickAdd.clickHere")}
          </TextLink>
        </>
      )}
    </Notice>
  );
}
