/**
 * Components that come to life in a page without an app. The server writes such a component as a custom element with its
 * props; the enhancement bundle (`app/enhance/`) hydrates it in place. On pages with an app React hydrates it like any other.
 */
import { createContext, createElement, type FunctionComponent, type ReactNode, useContext } from "react";
import type { WidgetName } from "./widget-names";

/** What hydrates a page: the app (React, the whole document) or widgets (the enhancement bundle, element by element). */
export type Hydration = "app" | "widgets";

const HydrationContext = createContext<Hydration>("app");

/** Put around the app, and around the frame, by entry.server. */
export const HydrationProvider = HydrationContext.Provider;

/** What hydrates this page; the app knows that it does. */
export const useHydration = (): Hydration => useContext(HydrationContext);

/** Name of the element around a widget. It has no box (`app/styles/reset.css.ts`) and may stand wherever a `span` may. */
export const widgetElement = "shop-widget";
/** Name of the element around the children of a widget, which hydration leaves as they are. */
export const keptElement = "shop-kept";

/**
 * Makes a component hydratable by itself.
 *
 * Its props must be plain data: they travel as JSON. `children` are written once by the server and kept as they are; what
 * moves in them is a widget of its own.
 *
 * @param name entry of `widget-names.ts` and of `app/enhance/registry.ts`, which has the same component
 */
export function live<P extends object>(name: WidgetName, Component: (props: P) => ReactNode): (props: P) => ReactNode {
  if (!import.meta.env.SSR) return Component;
  return function Live(props: P) {
    const hydration = useContext(HydrationContext);
    if (hydration === "app") return <Component {...props} />;
    const { children, ...data } = props as P & { children?: ReactNode };
    const kept =
      children === undefined ? undefined : (
        <HydrationContext.Provider value="widgets">
          {createElement(keptElement, null, children)}
        </HydrationContext.Provider>
      );
    // Live components inside of this one are hydrated with it, but those in its kept children are widgets of their own.
    return (
      <HydrationContext.Provider value="app">
        {createElement(
          widgetElement,
          { name, props: JSON.stringify(data), ...(kept && { "keeps-children": "" }) },
          createElement(Component as FunctionComponent<object>, data, kept),
        )}
      </HydrationContext.Provider>
    );
  };
}
