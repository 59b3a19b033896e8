import { isRouteErrorResponse, type MetaFunction, useRouteError } from "@framework/remix";
import type { ComponentType } from "react";
import { errorMeta } from "~/components/chrome/page-meta";
import type { loader as rootLoader } from "~/root";
import { ErrorPage } from "./error-page";
import { LastResort } from "./last-resort";

/** Title for the error page of a route whose steps set their own titles. */
export const stepsMeta: MetaFunction<never, { root: typeof rootLoader }> = ({ error, matches }) =>
  error === undefined ? [] : errorMeta(error, matches.find(({ id }) => id === "root")?.data?.errorTitles);

/** Replaces a failed step: `Outage` if an upstream is down, otherwise the error page. */
export function StepsError({ outage: Outage }: { outage: ComponentType<{ error: unknown }> }) {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 503) return <ErrorPage error={error} />;
  return (
    <LastResort>
      <Outage error={error} />
    </LastResort>
  );
}
