/** Hydrates widgets: elements that the server wrote with their props. */
import { type ComponentType, createElement, type ReactElement, type ReactNode } from "react";
// Preact's, which has both; React 18 keeps them for its own former roots.
import { hydrate, unmountComponentAtNode } from "react-dom";
import { type WidgetName, widgets } from "~/components/widget-names";
import { I18nProvider, type TextSource } from "~/i18n/use-t";
import { whenIdle } from "~/stores/when-idle";
import { keptElement } from "./acts/live";
import { registry } from "./registry";

/** A press never waits for more than these: a list may have hundreds. */
const idleAtOnce = 8;

const begun = new WeakMap<Element, Promise<void>>();

const nameOf = (widget: Element): WidgetName | null => {
  const name = widget.getAttribute("name") ?? "";
  return Object.hasOwn(widgets, name) ? (name as WidgetName) : null;
};

/** True for a widget that is hydrated without anybody reaching for it. */
function hydratesWhenIdle(widget: Element): boolean {
  const name = nameOf(widget);
  return name !== null && widgets[name] === "idle";
}

/** True once {@link hydrateWidget} has ended. */
export const isHydrated = (widget: Element): boolean => widget.hasAttribute("data-live");

/**
 * Loads a widget's component and hydrates it in place; called again, waits for the same work.
 * Rejects when the component cannot be loaded; the widget stays what the server wrote.
 */
export function hydrateWidget(widget: Element, texts: Promise<TextSource>): Promise<void> {
  let work = begun.get(widget);
  if (!work) {
    work = begin(widget, texts);
    begun.set(widget, work);
    // Tried anew by the next press.
    work.catch(() => begun.delete(widget));
  }
  return work;
}

/** Hydrates, when the page has nothing else to do, the widgets of an element that nobody has to reach for. */
export function hydrateIdle(within: Pick<ParentNode, "querySelectorAll">, texts: Promise<TextSource>): void {
  const some = (waiting: Element[]) => {
    // A component that cannot be loaded now is tried again when it is pressed.
    for (const widget of waiting.splice(0, idleAtOnce)) hydrateWidget(widget, texts).catch(() => {});
    if (waiting.length > 0) whenIdle(() => some(waiting));
  };
  whenIdle(() => some([...within.querySelectorAll("shop-widget")].filter(hydratesWhenIdle)));
}

/** Ends the component of a widget that goes, or that is to be hydrated anew. What it drew goes with it. */
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
  // The element may have gone meanwhile, with the list that it stood in, or another list has given it other props.
  if (!widget.isConnected || widget.getAttribute("props") !== asked) return;
  const Component = loaded as ComponentType<Record<string, unknown>>;
  const props: Record<string, unknown> = JSON.parse(asked ?? "{}");
  const children = widget.hasAttribute("keeps-children") ? <Kept /> : undefined;
  hydrate(withTexts(i18n, createElement(Component, props, children)), widget);
  widget.setAttribute("data-live", "");
}

/** Preact leaves what is inside of an element alone while it hydrates one with markup, and for as long as that is the same. */
function Kept(): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: writes nothing, see above
  return createElement(keptElement, { dangerouslySetInnerHTML: { __html: "" } });
}

/** The page's texts around a tree, as components expect them. */
export function withTexts(i18n: TextSource, tree: ReactNode): ReactElement {
  return <I18nProvider i18n={i18n}>{tree}</I18nProvider>;
}
