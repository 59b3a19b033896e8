/** The interactive parts that a content page may place by name, with the data that each of them shows. */
import type { PageInquiryKind } from "@domain/inquiries/forms";
import type { Settled } from "~/context/request/types";
import type { InquiryFormView, InquirySentView } from "~/loaders/inquiry/form-data.server";
import type { LinkView } from "./links.server";
import type { VideoView } from "./page-blocks-data.server";

/** One entry of a list: where it leads and what helps to choose it. */
export interface ListEntryView {
  readonly title: string;
  readonly href: string;
  readonly text: string | null;
  /** ISO 8601. */
  readonly date: string | null;
  readonly tags: readonly string[];
}

export interface OfficeView {
  readonly title: string;
  readonly officeHours: string | null;
  /** Lines. */
  readonly address: readonly string[];
  readonly email: string | null;
  readonly phone: string | null;
  readonly fax: string | null;
}

/** One of the links that narrow a list. */
export interface ChoiceView {
  readonly label: string;
  readonly href: string;
  readonly selected: boolean;
  readonly count: number | null;
}

export interface ChoicesView {
  readonly label: string;
  readonly choices: readonly ChoiceView[];
}

/** Where in a list the page is. */
export interface PagesView {
  readonly current: number;
  readonly pages: number;
  /** Items of the whole list. */
  readonly total: number;
  /** Index of the first item on this page. */
  readonly first: number;
  /** Address of the list without the number of a page. */
  readonly address: string;
}

export interface LibraryItemView {
  readonly title: string;
  readonly details: string | null;
  /** Where it opens; a gated item's own page, which says what it takes. */
  readonly link: LinkView | null;
  /** Of a file: kind and size, such as "PDF, 84 kB". */
  readonly file: string | null;
  readonly gated: boolean;
  readonly categories: readonly string[];
}

/** `null` where the data could not be read: the component says so. */
export type ComponentView =
  | { readonly name: "site-search"; readonly tab: "product" | "resources" }
  | {
      readonly name: "news-list" | "protocol-list" | "article-list";
      readonly entries: readonly ListEntryView[] | null;
      /** The whole list, where only its beginning is shown. */
      readonly more: string | null;
      readonly filters: readonly ChoicesView[];
    }
  | {
      readonly name: "video-list";
      readonly filters: readonly ChoicesView[];
      readonly videos: readonly VideoView[] | null;
      readonly pages: PagesView;
    }
  | {
      readonly name: "library";
      readonly title: string | null;
      readonly filters: readonly ChoicesView[];
      readonly items: readonly LibraryItemView[] | null;
      readonly pages: PagesView;
    }
  | { readonly name: "contact"; readonly office: Promise<Settled<OfficeView | null>> }
  | { readonly name: "regional-settings"; readonly offices: Promise<Settled<readonly OfficeView[] | null>> }
  | { readonly name: "featured-offers" }
  | {
      readonly name: "inquiry-form";
      readonly kind: PageInquiryKind;
      /** On the page that takes it; elsewhere `link` leads there. */
      readonly form: InquiryFormView | null;
      readonly sent: InquirySentView | null;
      readonly link: LinkView | null;
    };

export type ComponentName = ComponentView["name"];
export type ComponentOf<N extends ComponentName> = Extract<ComponentView, { name: N }>;
