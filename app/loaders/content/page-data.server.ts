/** What a content page shows, whatever type of entry it is. */
import type { RichText } from "@contracts/content/rich-text";
import type { LegendSign } from "@domain/pathways/legend-signs";
import type { VoteTexts } from "~/loaders/knowledge-base/data.server";
import type { PageHead } from "~/loaders/page/page-head.server";
import type { BlockView, FigureView, NavigationView, TextView, VideoView } from "./page-blocks-data.server";
import type { ListEntryView } from "./page-components-data.server";

export interface CrumbView {
  readonly path: string;
  /** What editors or the shop call it; null where only the address names it. */
  readonly label: string | null;
  readonly words: string;
}

export interface ContentsEntry {
  readonly anchor: string;
  readonly title: string;
}

export interface SlotView {
  readonly texts: readonly TextView[];
  readonly navigations: readonly { readonly title: string; readonly items: readonly NavigationView[] }[];
}

/** What to turn to next, below a page. */
export interface NextView<T> {
  readonly title: string;
  readonly items: readonly T[];
  readonly all: { readonly label: string; readonly href: string };
}

export interface LegendView {
  readonly title: string;
  readonly entries: readonly { readonly sign: LegendSign; readonly label: string }[];
}

export type PageBody =
  | { readonly kind: "blocks"; readonly blocks: readonly BlockView[] }
  | {
      readonly kind: "pathway";
      readonly diagrams: readonly FigureView[];
      readonly description: RichText | null;
      readonly pdf: { readonly href: string; readonly label: string } | null;
      /** What shapes and lines of the diagrams mean, where editors want it told. */
      readonly legend: LegendView | null;
      readonly views: readonly { readonly title: string; readonly figure: FigureView }[];
    }
  | {
      readonly kind: "news";
      readonly date: string;
      readonly content: RichText;
      readonly others: NextView<ListEntryView>;
    }
  | {
      readonly kind: "protein-domain";
      readonly image: FigureView | null;
      readonly binding: RichText | null;
      readonly structure: FigureView | null;
      readonly structureReference: RichText | null;
      readonly examples: readonly FigureView[];
      readonly bindingExamples: readonly {
        readonly protein: string;
        readonly partner: string | null;
        readonly site: string | null;
      }[];
      readonly sites: readonly { readonly sequence: string; readonly note: string | null }[];
      readonly additional: RichText | null;
    }
  | { readonly kind: "protocol"; readonly number: string; readonly content: RichText }
  | {
      readonly kind: "article";
      readonly revised: string | null;
      readonly summary: string | null;
      readonly content: RichText;
      /** Number of the article and the words in which readers are asked about it. */
      readonly voting: { readonly article: string; readonly texts: VoteTexts };
    }
  | {
      readonly kind: "video";
      readonly video: VideoView;
      readonly published: string | null;
      readonly collection: string | null;
      readonly categories: readonly string[];
      readonly related: NextView<VideoView>;
    };
/** The content service did not answer. */

export interface ContentPageData {
  readonly head: PageHead;
  /** Frame of the page; read by the site's layout. */
  readonly layout: "default" | "empty" | "fullscreen" | "homepage";
  readonly path: string;
  readonly title: string;
  /** BCP 47 tag of the entry where it is not in the page's language (C-CONT-24). */
  readonly lang: string | null;
  readonly crumbs: readonly CrumbView[];
  /** Empty: the section of the main menu that the page belongs to stands there. */
  readonly sideNavigation: { readonly title: string | null; readonly items: readonly NavigationView[] } | null;
  readonly slots: { readonly before: SlotView; readonly after: SlotView; readonly side: SlotView };
  readonly contents: readonly ContentsEntry[];
  readonly body: PageBody;
}
