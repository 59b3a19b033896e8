/** Interactive components of content pages, with their data. */

import type { Settled } from "@domain/http/settled";
import type { PageInquiryKind } from "@domain/inquiry/forms";
import type { InquiryFormView, InquirySentView } from "~/loaders/inquiry/form-data.server";
import type { LinkView } from "../links.server";
import type { VideoView } from "../page-blocks-data.server";

/** A list entry with its link. */
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
  /** Address lines. */
  readonly address: readonly string[];
  readonly email: string | null;
  readonly phone: string | null;
  readonly fax: string | null;
}

/** A filter link. */
interface ChoiceView {
  readonly label: string;
  readonly href: string;
  readonly selected: boolean;
  readonly count: number | null;
}

export interface ChoicesView {
  readonly label: string;
  readonly choices: readonly ChoiceView[];
}

/** Current position in a list. */
export interface PagesView {
  readonly current: number;
  readonly pages: number;
  /** Total items of the list. */
  readonly total: number;
  /** Index of the first item on this page. */
  readonly first: number;
  /** Address of the list without a page number, and the parameter that takes one. */
  readonly address: string;
  readonly parameter: string;
  /** Name of the pager, if the page has another one before it. */
  readonly label: string | null;
}

export interface LibraryItemView {
  readonly title: string;
  readonly details: string | null;
  /** Link target; for a gated item its own page, which explains the requirement. */
  readonly link: LinkView | null;
  /** File type and size, such as "PDF, 84 kB". */
  readonly file: string | null;
  readonly gated: boolean;
  readonly categories: readonly string[];
}

/** `null` if the data is unavailable; the component says so. */
export type ComponentView =
  | { readonly name: "site-search"; readonly tab: "product" | "resources" }
  | {
      readonly name: "news-list" | "protocol-list" | "article-list";
      readonly entries: readonly ListEntryView[] | null;
      /** Link to the whole list, if only its start is shown. */
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
      /** Set on the page that handles the form; elsewhere `link` leads there. */
      readonly form: InquiryFormView | null;
      readonly sent: InquirySentView | null;
      readonly link: LinkView | null;
    };

export type ComponentName = ComponentView["name"];
export type ComponentOf<N extends ComponentName> = Extract<ComponentView, { name: N }>;
