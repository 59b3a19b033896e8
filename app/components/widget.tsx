/**
 * Components that can be hydrated without an app. The server renders such a component as a custom element with its
 * props, and the enhancement bundle (`app/enhance/`) hydrates it in place. On pages with an app, React hydrates it as
 * usual.
 */
import { createContext, createElement, type FunctionComponent, type ReactNode, useContext } from "react";
import type { WidgetName } from "./widget-names";

/** The page is hydrated by the app (React, the whole document) or by widgets (the enhancement bundle, per element). */
export type Hydration = "app" | "widgets";

const HydrationContext = createContext<Hydration>("app");

/** Set around app and frame by entry.server. */
export const HydrationProvider = HydrationContext.Provider;

/** Names the hydrator of this page; in the browser always the app. */
export const useHydration = (): Hydration => useContext(HydrationContext);

/** Element around a widget. It has no box (`app/styles/reset.css.ts`) and is allowed wherever a `span` is. */
const widgetElement = "shop-widget";
/** Element around a widget's children, which hydration leaves unchanged. */
const keptElement = "shop-kept";

/**
 * Makes a component hydratable on its own. Props must be plain data, because they are serialized as JSON. `children`
 * are rendered once by the server and kept; interactive parts in them are widgets of their own.
 * @param name entry of `widget-names.ts`, and of `app/enhance/registry.ts` with the same component
 */
export function widget<P extends object>(
  name: WidgetName,
  Component: (props: P) => ReactNode,
): (props: P) => ReactNode {
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
    // Nested widgets are hydrated with this one, except those in its kept children.
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
