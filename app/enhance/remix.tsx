/**
 * Takes the place of `@remix-run/react` in the enhancement bundle. Pages change by documents: links are links, forms are
 * forms, and nothing here knows a route.
 */
import type { AnchorHTMLAttributes, FormHTMLAttributes } from "react";
import { pageRoot } from "./navigation/page-root";

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string } & Record<
    "prefetch" | "reloadDocument" | "preventScrollReset" | "replace",
    unknown
  >;

export function Link({ to, prefetch, reloadDocument, preventScrollReset, replace, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

type FormProps = FormHTMLAttributes<HTMLFormElement> & Record<"reloadDocument" | "preventScrollReset", unknown>;

export function Form({ reloadDocument, preventScrollReset, ...rest }: FormProps) {
  return <form {...rest} />;
}

/** Where the document is; it changes with the document, or by the list page's own entries in the history. */
export function useLocation() {
  const { pathname, search, hash } = location;
  return { pathname, search, hash, key: "document", state: null };
}

export const useNavigate = () => (to: string) => location.assign(to);

const idle = { state: "idle", location: undefined } as const;
export const useNavigation = () => idle;

/** The root's data, which every document brings; other routes' data stay on the server. */
export const useRouteLoaderData = (id: string) => (id === "root" ? pageRoot() : undefined);
