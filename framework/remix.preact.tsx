/**
 * Replaces `remix.ts` in the enhancement bundle: plain links and forms, without routing. The bundle's build fails if an
 * export is missing here.
 */
import type { AnchorHTMLAttributes, FormHTMLAttributes } from "react";
import { pageRoot } from "~/enhance/navigation/page-root";

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

/** Current location; it changes with the document or with list entries in the history. */
export function useLocation() {
  const { pathname, search, hash } = location;
  return { pathname, search, hash, key: "document", state: null };
}

export const useNavigate = () => (to: string) => location.assign(to);

/** Root data from the document; data of other routes stays on the server. */
export const useRouteLoaderData = (id: string) => (id === "root" ? pageRoot() : undefined);
