import { type MetaFunction, Outlet, useRouteError } from "@framework/remix";
import { ErrorPage } from "~/components/chrome/errors/error-page";
import { errorMeta } from "~/components/chrome/page-meta";
import type { loader as rootLoader } from "~/root";

/** Pages set their own title; error pages get theirs here. */
export const meta: MetaFunction<never, { root: typeof rootLoader }> = ({ error, matches }) =>
  error ? errorMeta(error, matches.find(({ id }) => id === "root")?.data?.errorTitles) : [];

export default function Shop() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
