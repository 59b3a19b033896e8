import type { Hydration } from "~/components/live";

/** As much of the framework's `EntryContext` as is asked. */
interface PageContext {
  readonly staticHandlerContext: {
    readonly errors?: object | null;
    readonly matches: readonly { readonly route: { readonly id: string } }[];
  };
  readonly routeModules: Readonly<Record<string, { readonly handle?: unknown } | undefined>>;
}

/**
 * What hydrates a page. One that shows, and is the same for everyone, has widgets; one that a visitor works on (basket,
 * checkout, account, panel builder) has an app, unless the `handle` of its route says otherwise. A page of errors never has one.
 */
export function hydrationOf(remix: PageContext, isPersonal: boolean): Hydration {
  const { errors, matches } = remix.staticHandlerContext;
  if (errors) return "widgets";
  const shown = matches.at(-1);
  const handle: unknown = shown && remix.routeModules[shown.route.id]?.handle;
  const says = typeof handle === "object" && handle !== null && "app" in handle ? handle.app === true : isPersonal;
  return says ? "app" : "widgets";
}
