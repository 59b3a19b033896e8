/**
 * What header and footer show: the same for everyone in a market. Only the server renders from it
 * (`~/components/chrome/frame.server`); the browser keeps the markup and never gets these data.
 */
import type { RichText } from "@contracts/content/rich-text";
import type { ConsentCategory } from "@domain/consent/consent";

export interface ChromeLink {
  readonly label: string;
  /** Path of this site, or an https or tel: address. */
  readonly href: string;
  readonly newWindow: boolean;
  /** Class name of the content service, "icon-linkedin". */
  readonly icon: string | null;
}

export interface MenuNode {
  readonly label: string;
  readonly link: ChromeLink | null;
  readonly items: readonly MenuNode[];
}

export interface ChromeImage {
  readonly src: string;
  readonly alt: string;
}

export interface ChromeData {
  /** Editors see drafts. */
  readonly preview: boolean;
  /** Technical support, its telephone number, contact: the number is always second (C-HEAD-04). */
  readonly support: readonly ChromeLink[];
  readonly topBarLinks: readonly ChromeLink[];
  readonly phone: string | null;
  readonly headerLogo: ChromeImage | null;
  readonly percentLogo: ChromeImage | null;
  readonly percentHref: string | null;
  readonly menu: readonly MenuNode[];
  /** Sign-in and register links exist in some countries only (C-HEAD-15). */
  readonly signInShown: boolean;
  readonly countryLabel: string;
  /** What visitors are asked about; empty where this deployment uses nothing of other parties. */
  readonly consent: readonly ConsentCategory[];
  readonly footer: {
    readonly menu: readonly MenuNode[];
    readonly social: readonly ChromeLink[];
    readonly logo: ChromeImage | null;
    readonly copyright: string | null;
    readonly background: ChromeImage | null;
    readonly legal: RichText | null;
  };
}
