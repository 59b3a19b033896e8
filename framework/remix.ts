/**
 * Everything that pages use from Remix, on the server and in the browser. Nothing else imports `@remix-run/*`
 * (biome.json), so only this folder would change for another router. The enhancement bundle gets `remix.preact.tsx`
 * instead.
 */

export type { LinksFunction } from "@remix-run/cloudflare";
export {
  Await,
  type ClientLoaderFunctionArgs,
  Form,
  type FormProps,
  isRouteErrorResponse,
  type LinkProps,
  Links,
  Meta,
  type MetaDescriptor,
  type MetaFunction,
  Outlet,
  RemixBrowser,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
export { Link } from "./link";
