/**
 * Everything that pages take from Remix, for the server and the browser alike. Nothing else imports `@remix-run/*`
 * (biome.json), so another router is a change of this folder. The enhancement bundle gets `remix.preact.tsx` instead.
 */

export type { LinksFunction } from "@remix-run/cloudflare";
export {
  Await,
  type ClientLoaderFunctionArgs,
  Form,
  type FormProps,
  isRouteErrorResponse,
  Link,
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
  useNavigation,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
