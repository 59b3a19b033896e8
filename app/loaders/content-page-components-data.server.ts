/** The interactive parts that a content page may place by name, with the data that each of them shows. */
import type { LinkView } from "./content-links.server";
import type { VideoView } from "./content-page-blocks-data.server";

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

export interface LibraryItemView {
  readonly title: string;
  readonly details: string | null;
  /** Null while it is for signed-in customers only. */
  readonly link: LinkView | null;
  readonly download: boolean;
  readonly gated: boolean;
}

export interface LibraryGroupView {
  /** Name of the category; null for items without one. */
  readonly category: string | null;
  readonly items: readonly LibraryItemView[];
}

/** `null` where the data could not be read: the component says so. */
export type ComponentView =
  | { readonly name: "site-search"; readonly tab: "product" | "resources" }
  | {
      readonly name: "news-list" | "protocol-list" | "article-list";
      readonly entries: readonly ListEntryView[] | null;
      /** The whole list, where only its beginning is shown. */
      readonly more: string | null;
    }
  | { readonly name: "video-list"; readonly videos: readonly VideoView[] | null }
  | { readonly name: "library"; readonly title: string | null; readonly groups: readonly LibraryGroupView[] | null }
  | { readonly name: "contact"; readonly office: OfficeView | null }
  | { readonly name: "regional-settings"; readonly offices: readonly OfficeView[] | null }
  | { readonly name: "featured-offers" }
  | { readonly name: "inquiry-form"; readonly subject: "formulation" | "ptmscan"; readonly email: string | null };

export type ComponentName = ComponentView["name"];
export type ComponentOf<N extends ComponentName> = Extract<ComponentView, { name: N }>;
