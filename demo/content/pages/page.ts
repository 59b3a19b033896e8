import type { customComponentNames } from "@contracts/content/types/page-blocks";
import type { Localized, PartlyLocalized } from "../locales";

export interface PageLink {
  readonly title: Localized<string>;
  readonly href: string | Localized<string>;
}

export interface PageImage {
  /** Id of a drawing in illustrations.ts, or one per language if the drawing has text. */
  readonly drawing: string | Localized<string>;
  readonly alt: Localized<string>;
  readonly caption?: Localized<string>;
}

export interface CardItem {
  readonly title: Localized<string>;
  readonly text?: Localized<string>;
  readonly image?: PageImage;
  readonly link?: PageLink["href"];
}

/** Content blocks as pages write them; texts are markup of rich-text.ts. */
export type Block =
  | {
      readonly kind: "hero_banner";
      readonly title: Localized<string>;
      readonly text?: Localized<string>;
      readonly image?: PageImage;
      readonly links?: readonly PageLink[];
    }
  | {
      readonly kind: "tiles";
      readonly title?: Localized<string>;
      readonly columns: number;
      readonly items: readonly CardItem[];
    }
  | { readonly kind: "navigation"; readonly title?: Localized<string>; readonly menu: string }
  | { readonly kind: "rich_text"; readonly title?: Localized<string>; readonly text: Localized<string> }
  | {
      readonly kind: "reference";
      readonly title?: Localized<string>;
      readonly entry: { readonly contentType: ReferencedType; readonly uid: string };
      readonly alignment?: "left" | "center" | "right";
      readonly width?: "33" | "50" | "66" | "full";
    }
  | { readonly kind: "image_map"; readonly image: PageImage; readonly areas: readonly MapArea[] }
  | {
      readonly kind: "accordion";
      readonly title?: Localized<string>;
      readonly items: readonly {
        readonly title: Localized<string>;
        readonly text: Localized<string>;
        readonly open?: boolean;
      }[];
    }
  | {
      readonly kind: "hero_with_ticker";
      readonly title: Localized<string>;
      readonly text?: Localized<string>;
      readonly image?: PageImage;
      readonly links?: readonly PageLink[];
      readonly ticker: readonly { readonly text: Localized<string>; readonly link?: PageLink["href"] }[];
    }
  | {
      readonly kind: "carousel";
      readonly title?: Localized<string>;
      readonly items: readonly CardItem[];
      readonly settings: CarouselSettings;
    }
  | {
      readonly kind: "custom_component";
      readonly name: (typeof customComponentNames)[number];
      readonly properties?: Readonly<Record<string, string>>;
    };

export type ReferencedType =
  | "content_fragment"
  | "content_image"
  | "content_table"
  | "content_video"
  | "content_target"
  | "content_library"
  | "pathway_diagram";

export interface CarouselSettings {
  readonly items_to_scroll: number;
  readonly items_to_show: number;
  readonly arrows: boolean;
  readonly dots: boolean;
  readonly page_numbers: boolean;
  readonly scroll_speed: number;
  readonly infinite: boolean;
}

/** Position of a link over an image, in per cent of its size. */
export interface MapArea {
  readonly title: Localized<string>;
  readonly href: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Page {
  readonly url: string;
  readonly devkey?: string;
  readonly title: Localized<string>;
  readonly description: Localized<string>;
  /** Key of a page template; "default" if omitted. */
  readonly template?: "default" | "learn" | "fullscreen" | "empty";
  readonly blocks: readonly Block[];
  readonly noindex?: boolean;
  readonly nofollow?: boolean;
}

/** A text page in some languages only. */
export interface LocalPage {
  readonly url: string;
  readonly title: PartlyLocalized<string>;
  readonly description: PartlyLocalized<string>;
  readonly body: PartlyLocalized<string>;
}

/** A text in the three languages. */
export const t3 = (en: string, ja: string, zh: string): Localized<string> => ({ en, ja, zh });

export const prose = (text: Localized<string>, title?: Localized<string>): Block => ({
  kind: "rich_text",
  text,
  ...(title && { title }),
});

export const card = (
  title: Localized<string>,
  text: Localized<string>,
  link: PageLink["href"],
  image?: PageImage,
): CardItem => ({ title, text, link, ...(image && { image }) });

export const component = (
  name: (typeof customComponentNames)[number],
  properties?: Readonly<Record<string, string>>,
): Block => ({ kind: "custom_component", name, ...(properties && { properties }) });
