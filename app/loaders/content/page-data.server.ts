/** View data of a content page of any entry type. */
import type { RichText } from "@contracts/content/rich-text";
import type { Settled } from "@domain/http/settled";
import type { LegendSign } from "@domain/pathways/legend-signs";
import type { VoteTexts } from "~/loaders/knowledge-base/data.server";
import type { PageHead } from "~/loaders/page/page-head.server";
import type { ListEntryView } from "./components/components-data.server";
import type { BlockView, FigureView, NavigationView, TextView, VideoView } from "./page-blocks-data.server";

export interface CrumbView {
  readonly path: string;
  /** Name from editors or the shop; null if only the address is known. */
  readonly label: string | null;
  readonly words: string;
  /** False if no page is published there. */
  readonly live: boolean;
}

export interface ContentsEntry {
  readonly anchor: string;
  readonly title: string;
}

export interface SlotView {
  readonly texts: readonly TextView[];
  readonly navigations: readonly { readonly title: string; readonly items: readonly NavigationView[] }[];
}

/** Related pages, below the content. */
export interface NextView<T> {
  readonly title: string;
  /** Null if they cannot be read. */
  readonly items: readonly T[] | null;
  readonly all: { readonly label: string; readonly href: string };
}

export interface LegendView {
  readonly title: string;
  readonly entries: readonly { readonly sign: LegendSign; readonly label: string }[];
}

/** A product that an article mentions. */
export interface ArticleProductView {
  readonly key: string;
  readonly name: string;
  /** Application codes. */
  readonly applications: readonly string[];
}

export type PageBody =
  | { readonly kind: "blocks"; readonly blocks: readonly BlockView[] }
  | {
      readonly kind: "pathway";
      readonly diagrams: readonly FigureView[];
      readonly description: RichText | null;
      readonly pdf: { readonly href: string; readonly label: string } | null;
      /** Legend of the diagrams, if editors want one. */
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
      /** Role of the author. */
      readonly author: string | null;
      readonly published: string | null;
      readonly revised: string | null;
      readonly summary: string | null;
      readonly keyPoints: readonly string[];
      readonly figure: FigureView | null;
      readonly content: RichText;
      readonly references: readonly { readonly citation: string; readonly pmid: string | null }[];
      /** Products that the text mentions; null if it names none. */
      readonly products: Promise<Settled<readonly ArticleProductView[]>> | null;
      /** Long articles on the same topic; null below short answers. */
      readonly next: NextView<ListEntryView> | null;
      /** Article number, and texts of the vote form. */
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

export interface ContentPageData {
  readonly head: PageHead;
  /** Layout of the page, read by the site layout. */
  readonly layout: "default" | "empty" | "fullscreen" | "homepage";
  readonly path: string;
  readonly title: string;
  /** BCP 47 tag of the entry if it differs from the page's language (C-CONT-24). */
  readonly lang: string | null;
  readonly crumbs: readonly CrumbView[];
  /** If empty, the page's section of the main menu is shown instead. */
  readonly sideNavigation: { readonly title: string | null; readonly items: readonly NavigationView[] } | null;
  readonly slots: { readonly before: SlotView; readonly after: SlotView; readonly side: SlotView };
  readonly contents: readonly ContentsEntry[];
  readonly body: PageBody;
}
