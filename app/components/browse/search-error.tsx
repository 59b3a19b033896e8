import { LinkButton } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { useT } from "~/i18n/use-t";
import type { BrowseError } from "~/loaders/browse-data.server";

/** A failed search: each message once (C-ERR-02 to C-ERR-04), and the same search again as the way on. */
export function SearchError({ error, retry }: { error: BrowseError; retry: string }) {
  const t = useT();
  const messages = error.kind === "unanswered" ? [t("browse.timeout")] : [...new Set(error.messages)];
  return (
    <Notice
      tone="danger"
      title={t("browse.errorTitle")}
      announce="assertive"
      // A document of its own, so that it works when scripts or the data request are what fails.
      actions={
        <LinkButton to={retry} reloadDocument>
          {t("site.tryAgain")}
        </LinkButton>
      }
    >
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
}
