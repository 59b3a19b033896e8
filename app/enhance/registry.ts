/** Component of each widget, running on Preact. */
import type { ReactNode } from "react";
import { AddToBasket } from "~/components/basket/add-to-basket";
import { BasketButton } from "~/components/basket/basket-button";
import { CompareToggle } from "~/components/compare/compare-toggle";
import { PrintButton } from "~/components/product/datasheet/print-button";
import { FigureGallery } from "~/components/product/figures/figure-gallery";
import { InPageNavigation } from "~/components/product/in-page-navigation";
import { QuickAddButton } from "~/components/quick-add/quick-add-button";
import { SearchBox } from "~/components/search-box";
import { CopyButton } from "~/components/ui/copy-button/copy-button";
import { QuantityInput } from "~/components/ui/quantity-input/quantity-input";
import type { WidgetName } from "~/components/widget-names";

/** A component whose props come from JSON. */
type Widget = (props: never) => ReactNode;

/** Widgets of most pages are bundled, so that a first press does not wait for another file. */
export const registry: Readonly<Record<WidgetName, () => Widget | Promise<Widget>>> = {
  "add-to-basket": () => AddToBasket,
  "basket-button": () => BasketButton,
  "carousel-steps": async () => (await import("~/components/content/carousel/carousel-steps")).CarouselSteps,
  "compare-toggle": () => CompareToggle,
  "copy-button": () => CopyButton,
  "figure-gallery": () => FigureGallery,
  "image-zoom": async () => (await import("~/components/content/images/image-zoom")).ImageZoom,
  "in-page-navigation": () => InPageNavigation,
  "knowledge-base-search": () =>
    import("~/components/knowledge-base/knowledge-base-search").then((module) => module.KnowledgeBaseSearch),
  "print-button": () => PrintButton,
  "quantity-input": () => QuantityInput,
  "quick-add-button": () => QuickAddButton,
  "search-box": () => SearchBox,
  "video-player": async () => (await import("~/components/video/video-player")).VideoPlayer,
};
