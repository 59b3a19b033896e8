import { LinkButton } from "~/components/ui/button/button";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { BrowseError } from "~/loaders/browse/data.server";

function textsOf(error: BrowseError, t: ReturnType<typeof useT>): readonly string[] {
  if (error.kind === "unanswered") return [t("browse.timeout")];
  if (error.kind === "status") return [t("browse.refused")];
  return [...new Set(error.messages)];
}

/** A failed search: each message once (C-ERR-02 to C-ERR-04), and a link to retry. */
export function SearchError({ error, retry }: { error: BrowseError; retry: string }) {
  const t = useT();
  const messages = textsOf(error, t);
  return (
    <Notice
      tone="danger"
      title={t("browse.errorTitle")}
      announce="assertive"
      // A full page load, so that it works if scripts or the data request failed.
      actions={<LinkButton to={retry}>{t("site.tryAgain")}</LinkButton>}
    >
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
}
