/** The id of the request that a page came with, for whoever has to ask about it. */
import { createContext, useContext, useState } from "react";
import { useT } from "~/i18n/use-t";

const RequestId = createContext<string | null>(null);

/** Around the app in entry.server; an app in the browser reads the id from its document. */
export const RequestIdProvider = RequestId.Provider;

const attribute = "data-request-id";

/** What a customer reads out to support; the operators find the request by it. */
export function RequestReference({ className }: { className?: string }) {
  const t = useT();
  const given = useContext(RequestId);
  const [id] = useState(() => given ?? idInDocument());
  if (id === null) return null;
  return (
    <p className={className}>
      {t("errors.reference")} <code {...{ [attribute]: "" }}>{id}</code>
    </p>
  );
}

function idInDocument(): string | null {
  return typeof document === "undefined" ? null : (document.querySelector(`[${attribute}]`)?.textContent ?? null);
}
