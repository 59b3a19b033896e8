import { type MetaFunction, Outlet, useRouteError } from "@remix-run/react";
import { ErrorPage } from "~/components/chrome/errors/error-page";
import { errorMeta } from "~/components/chrome/page-meta";
import type { loader as rootLoader } from "~/root";

/** Pages name themselves; what stands in for one that could not be shown has a title of its own. */
export const meta: MetaFunction<never, { root: typeof rootLoader }> = ({ error, matches }) =>
  error === undefined ? [] : errorMeta(error, matches.find(({ id }) => id === "root")?.data?.errorTitles);

export default function Shop() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
