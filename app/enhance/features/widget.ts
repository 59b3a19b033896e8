/** Replaces `~/components/widget` in the enhancement bundle, where a widget is just its component. */
import type { WidgetName } from "~/components/widget-names";

export const widget = <C>(_name: WidgetName, component: C): C => component;
export const widgetElement = "shop-widget";
export const keptElement = "shop-kept";
