/** View data of content blocks: plain, with validated addresses and image sources. */
import type { ContentTable, RichText } from "@contracts/content/rich-text";
import type { ColumnWidth } from "@domain/rich-text/column-width";
import type { ComponentView } from "./components/components-data.server";
import type { ImageView } from "./images.server";
import type { LinkView } from "./links.server";

/** An image with an optional link. */
export interface FigureView extends ImageView {
  readonly link: LinkView | null;
}

export interface TileView {
  readonly title: string;
  readonly text: string | null;
  readonly image: ImageView | null;
  readonly link: LinkView | null;
}

export interface NavigationView {
  readonly label: string;
  readonly link: LinkView | null;
  readonly items: readonly NavigationView[];
}

export interface CarouselView {
  readonly itemsToScroll: number;
  readonly itemsToShow: number;
  readonly arrows: boolean;
  readonly dots: boolean;
  readonly pageNumbers: boolean;
  readonly speedMilliseconds: number;
  readonly infinite: boolean;
}

export interface VideoView {
  readonly title: string;
  readonly description: string | null;
  readonly webinar: boolean;
  /** Id at the supported provider; null for other providers (C-REND-04). */
  readonly id: string | null;
  /** Provider URLs of player and video page; null if this deployment has none. */
  readonly embedHref: string | null;
  readonly watchHref: string | null;
  readonly poster: ImageView | null;
  readonly seconds: number | null;
  /** Page of the video; null on that page itself and for videos without one. */
  readonly href: string | null;
}

/** A text, with its language if it differs from the page's. */
export interface TextView {
  readonly title: string | null;
  readonly content: RichText;
  readonly lang?: string;
  /** Small print, for legal texts. */
  readonly legal?: boolean;
}

export type ReferencedView =
  | { readonly type: "text"; readonly texts: readonly TextView[] }
  | { readonly type: "image"; readonly figure: FigureView }
  | { readonly type: "table"; readonly table: ContentTable }
  | { readonly type: "video"; readonly video: VideoView }
  | { readonly type: "component"; readonly component: ComponentView };

export interface MapAreaView {
  readonly link: LinkView;
  /** Percent of the image. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Hero {
  readonly title: string;
  readonly text: string | null;
  readonly image: ImageView | null;
  readonly links: readonly LinkView[];
}

/** A level 2 heading above a block, with its anchor id. */
interface Headed {
  readonly title: string | null;
  readonly anchor: string | null;
}

export type BlockView =
  | ({ readonly kind: "hero_banner" } & Hero)
  | ({
      readonly kind: "hero_with_ticker";
      readonly ticker: readonly { readonly text: string; readonly link: LinkView | null }[];
    } & Hero)
  | ({ readonly kind: "tiles"; readonly columns: number; readonly items: readonly TileView[] } & Headed)
  | ({ readonly kind: "carousel"; readonly items: readonly TileView[]; readonly settings: CarouselView } & Headed)
  | ({ readonly kind: "navigation"; readonly label: string; readonly items: readonly NavigationView[] } & Headed)
  | ({ readonly kind: "rich_text"; readonly content: RichText } & Headed)
  | ({
      readonly kind: "reference";
      readonly alignment: "left" | "center" | "right";
      readonly width: ColumnWidth;
      readonly entry: ReferencedView;
    } & Headed)
  | { readonly kind: "image_map"; readonly image: ImageView; readonly areas: readonly MapAreaView[] }
  | ({
      readonly kind: "accordion";
      readonly items: readonly { readonly title: string; readonly content: RichText; readonly open: boolean }[];
    } & Headed)
  | { readonly kind: "custom_component"; readonly component: ComponentView };

export type BlockOf<K extends BlockView["kind"]> = Extract<BlockView, { kind: K }>;
