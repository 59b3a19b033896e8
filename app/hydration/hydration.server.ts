import type { Hydration } from "~/components/widget";

/** The parts of the framework's `EntryContext` used here. */
interface PageContext {
  readonly staticHandlerContext: {
    readonly errors?: object | null;
    readonly matches: readonly { readonly route: { readonly id: string } }[];
  };
  readonly routeModules: Readonly<Record<string, { readonly handle?: unknown } | undefined>>;
}

/**
 * Selects what hydrates a page. Public pages have widgets. Pages a visitor works on (basket, checkout, account, panel
 * builder) have an app, unless their route's `handle` says otherwise. Error pages never have an app.
 */
export function hydrationOf(remix: PageContext, isPersonal: boolean): Hydration {
  const { errors, matches } = remix.staticHandlerContext;
  if (errors) return "widgets";
  const shown = matches.at(-1);
  const handle: unknown = shown && remix.routeModules[shown.route.id]?.handle;
  const says = typeof handle === "object" && handle !== null && "app" in handle ? handle.app === true : isPersonal;
  return says ? "app" : "widgets";
}
