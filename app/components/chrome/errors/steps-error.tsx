import { isRouteErrorResponse, type MetaFunction, useRouteError } from "@remix-run/react";
import type { ComponentType } from "react";
import { errorMeta } from "~/components/chrome/page-meta";
import type { loader as rootLoader } from "~/root";
import { ErrorPage } from "./error-page";
import { LastResort } from "./last-resort";

/** For the route around steps that name themselves: what stands in for one that could not be shown has a title of its own. */
export const stepsMeta: MetaFunction<never, { root: typeof rootLoader }> = ({ error, matches }) =>
  error === undefined ? [] : errorMeta(error, matches.find(({ id }) => id === "root")?.data?.errorTitles);

/** In place of a step that could not be shown: `Outage` where an upstream is out, else the page of the fault. */
export function StepsError({ outage: Outage }: { outage: ComponentType<{ error: unknown }> }) {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 503) return <ErrorPage error={error} />;
  return (
    <LastResort>
      <Outage error={error} />
    </LastResort>
  );
}
