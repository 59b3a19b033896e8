/** Remix for loaders, actions and the storefront. The build rejects this module in the browser's bundle. */
export {
  type ActionFunctionArgs,
  type AppLoadContext,
  createRequestHandler,
  data,
  type EntryContext,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  type ServerBuild,
  type TypedResponse,
} from "@remix-run/cloudflare";
export { RemixServer } from "@remix-run/react";
export { type AgnosticDataRouteObject, matchRoutes } from "@remix-run/router";
