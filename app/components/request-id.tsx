/** The id of the request that a page came with, for whoever has to ask about it. */
import { createContext, useContext, useEffect, useRef, useState } from "react";
import { useT } from "~/i18n/use-t";

const RequestId = createContext<string | null>(null);

/** Around the app in entry.server; the browser reads the id from the document, or from what it fetched since. */
export const RequestIdProvider = RequestId.Provider;

const attribute = "data-request-id";

interface RequestReferenceProps {
  /** A new fault has a request of its own. */
  error: unknown;
  className?: string;
}

/** What a customer reads out to support; the operators find the request by it. */
export function RequestReference({ error, className }: RequestReferenceProps) {
  const t = useT();
  const given = useContext(RequestId);
  const [id, setId] = useState(() => given ?? idInDocument());
  const cameWithDocument = useRef(id !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each fault is asked about once
  useEffect(() => {
    if (!cameWithDocument.current) setId(idOfFetchedPage());
    cameWithDocument.current = false;
  }, [error]);
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

/** The edge says in `Server-Timing` which request brought the data of a page. */
function idOfFetchedPage(): string | null {
  const path = location.pathname === "/" ? "/_root.data" : `${location.pathname.replace(/\/$/, "")}.data`;
  const fetched = performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname === path)
    .at(-1);
  if (!(fetched instanceof PerformanceResourceTiming)) return null;
  return fetched.serverTiming?.find(({ name }) => name === "trace")?.description ?? null;
}
