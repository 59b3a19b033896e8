import { Await } from "@framework/remix";
import { type ComponentType, type ReactNode, Suspense, useEffect } from "react";
import { ErrorPage } from "~/components/chrome/errors/error-page";
import { Page } from "~/components/ui/layout";
import type { LateOutcome, LatePage } from "~/context/request/late-page";
import { useT } from "~/i18n/use-t";
import * as css from "./awaited-page.css";
import { isLate } from "./is-late";

interface AwaitedPageProps<T> {
  page: T | LatePage<T>;
  /** Replaces the page during an upstream outage. */
  outage?: ComponentType<{ error: unknown }>;
  children: (page: T) => ReactNode;
}

/**
 * A page whose data may be late: title and waiting text go out at once, and the page follows in the same document.
 * Works without scripts, because the edge writes in document order and CSS hides the waiting text.
 */
export function AwaitedPage<T>({ page, outage, children }: AwaitedPageProps<T>) {
  if (!isLate(page)) return children(page);
  const outOfReach: LateOutcome<T> = { kind: "failed", status: 503, data: null };
  const arrived = (outcome: LateOutcome<T>) => (
    <div className={css.arrived}>
      <Arrived outcome={outcome} outage={outage}>
        {children}
      </Arrived>
    </div>
  );
  return (
    <>
      <Waiting title={page.lateTitle} />
      <Suspense fallback={null}>
        <Await resolve={page.late} errorElement={arrived(outOfReach)}>
          {(outcome) => arrived(outcome as LateOutcome<T>)}
        </Await>
      </Suspense>
    </>
  );
}

function Waiting({ title }: { title: string }) {
  const t = useT();
  return (
    <div className={css.waiting} data-late>
      <Page>
        <h1>{title}</h1>
        <p role="status">{t("site.fetching")}</p>
        <p className={css.overdue}>{t("site.overdue")}</p>
      </Page>
    </div>
  );
}

interface ArrivedProps<T> {
  outcome: LateOutcome<T>;
  outage: ComponentType<{ error: unknown }> | undefined;
  children: (page: T) => ReactNode;
}

function Arrived<T>({ outcome, outage: Outage, children }: ArrivedProps<T>) {
  switch (outcome.kind) {
    case "page":
      return children(outcome.page);
    case "elsewhere":
      return <Elsewhere to={outcome.to} />;
    case "failed": {
      const { status, data } = outcome;
      // The shape in which the framework passes errors to error boundaries.
      const error = { status, statusText: "", internal: false, data };
      return status === 503 && Outage ? <Outage error={error} /> : <ErrorPage error={error} />;
    }
    default:
      return outcome satisfies never;
  }
}

/** The status is already sent, so the document itself redirects, with and without scripts. */
function Elsewhere({ to }: { to: string }) {
  const t = useT();
  useEffect(() => location.replace(to), [to]);
  return (
    <Page className={css.goingOn}>
      <meta httpEquiv="refresh" content={`0; url=${to}`} />
      <p>
        <a href={to}>{t("site.goOn")}</a>
      </p>
    </Page>
  );
}
