/** Hydrates widgets: elements that the server rendered with their props. */
import { type ComponentType, createElement, type ReactElement, type ReactNode } from "react";
// From Preact; React 18 keeps these for legacy roots.
import { hydrate, unmountComponentAtNode } from "react-dom";
import { type WidgetName, widgets } from "~/components/widget-names";
import { I18nProvider, type TextSource } from "~/i18n/use-t";
import { whenIdle } from "~/stores/when-idle";
import { keptElement } from "./features/widget";
import { registry } from "./registry";

/** Batch size, so that a press waits for one short task: a product's button takes about 20 ms on a phone. */
const idleAtOnce = 2;

const begun = new WeakMap<Element, Promise<void>>();

const nameOf = (widget: Element): WidgetName | null => {
  const name = widget.getAttribute("name") ?? "";
  return Object.hasOwn(widgets, name) ? (name as WidgetName) : null;
};

/** True for a widget that hydrates when idle. */
function hydratesWhenIdle(widget: Element): boolean {
  const name = nameOf(widget);
  return name !== null && widgets[name] === "idle";
}

/** True once {@link hydrateWidget} has finished. */
export const isHydrated = (widget: Element): boolean => widget.hasAttribute("data-live");

/**
 * Loads a widget's component and hydrates it in place; repeated calls share the work. Rejects if the component cannot
 * be loaded; the server's markup then stays.
 */
export function hydrateWidget(widget: Element, texts: Promise<TextSource>): Promise<void> {
  let work = begun.get(widget);
  if (!work) {
    work = begin(widget, texts);
    begun.set(widget, work);
    // Retried by the next press.
    work.catch(() => begun.delete(widget));
  }
  return work;
}

/** Hydrates idle widgets inside an element once the page is idle. */
export function hydrateIdle(within: Pick<ParentNode, "querySelectorAll">, texts: Promise<TextSource>): void {
  const some = (waiting: Element[]) => {
    // A component that fails to load is retried on press.
    for (const widget of waiting.splice(0, idleAtOnce)) hydrateWidget(widget, texts).catch(() => {});
    if (waiting.length > 0) whenIdle(() => some(waiting));
  };
  whenIdle(() => some([...within.querySelectorAll("shop-widget")].filter(hydratesWhenIdle)));
}

/** Unmounts a widget that is removed or rehydrated, including its content. */
export function releaseWidget(widget: Element): void {
  begun.delete(widget);
  if (!isHydrated(widget)) return;
  widget.removeAttribute("data-live");
  unmountComponentAtNode(widget);
}

async function begin(widget: Element, texts: Promise<TextSource>): Promise<void> {
  const name = nameOf(widget);
  if (name === null) return;
  const asked = widget.getAttribute("props");
  const [loaded, i18n] = await Promise.all([registry[name](), texts]);
  // The element may have been removed or received new props meanwhile.
  if (!widget.isConnected || widget.getAttribute("props") !== asked) return;
  const Component = loaded as ComponentType<Record<string, unknown>>;
  const props: Record<string, unknown> = JSON.parse(asked ?? "{}");
  const children = widget.hasAttribute("keeps-children") ? <Kept /> : undefined;
  hydrate(withTexts(i18n, createElement(Component, props, children)), widget);
  widget.setAttribute("data-live", "");
}

/** Preact does not touch an element's content while hydrating constant markup. */
function Kept(): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: writes nothing, see above
  return createElement(keptElement, { dangerouslySetInnerHTML: { __html: "" } });
}

/** Provides the page's texts to a tree. */
export function withTexts(i18n: TextSource, tree: ReactNode): ReactElement {
  return <I18nProvider i18n={i18n}>{tree}</I18nProvider>;
}
