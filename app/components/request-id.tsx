/** Request id of the page, for support cases. */
import { createContext, useContext, useState } from "react";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";

const RequestId = createContext<string | null>(null);

/** Set in entry.server; in the browser the app reads the id from the document. */
export const RequestIdProvider = RequestId.Provider;

const attribute = "data-request-id";

/** Reference for the customer to quote to support, who can find the request by it. */
export function RequestReference({ className }: { className?: string }) {
  const t = useT();
  const given = useContext(RequestId);
  const [id] = useState(() => given ?? idInDocument());
  if (id === null) return null;
  return (
    <p className={className}>
      {spaced(t("errors.reference"))}
      <code {...{ [attribute]: "" }}>{id}</code>
    </p>
  );
}

function idInDocument(): string | null {
  return typeof document === "undefined" ? null : (document.querySelector(`[${attribute}]`)?.textContent ?? null);
}
