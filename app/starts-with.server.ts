import { isChatPage } from "@domain/consent/chat-pages";
import type { StartsWith } from "~/components/start-app-text";

/** As much of the framework's `EntryContext` as is asked. */
interface PageContext {
  readonly staticHandlerContext: {
    readonly errors?: object | null;
    readonly matches: readonly { readonly route: { readonly id: string } }[];
  };
  readonly routeModules: Readonly<Record<string, { readonly handle?: unknown } | undefined>>;
}

/**
 * What the app of a page waits for. A page of a visitor's own is there to be worked on. One that is the same for everyone
 * shows, and most come to life under a visitor's hands; a route whose `handle` says `reads` is read, as is a page that says
 * what went wrong, and needs the app for what is used.
 */
export function startsWith(remix: PageContext, address: URL, isPersonal: boolean): StartsWith {
  if (isPersonal) return "rest";
  // An offer to chat comes to the page with the app.
  if (isChatPage(address.pathname)) return "sign";
  const { errors, matches } = remix.staticHandlerContext;
  const shown = matches.at(-1);
  const handle: unknown = shown && remix.routeModules[shown.route.id]?.handle;
  const reads = typeof handle === "object" && handle !== null && "reads" in handle && handle.reads === true;
  return errors || reads ? "use" : "sign";
}
