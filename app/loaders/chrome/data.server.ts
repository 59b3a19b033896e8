/**
 * Data of header and footer, the same for everyone in a market. Only the server renders it
 * (`~/components/chrome/frame.server`); the browser keeps the markup and never gets the data.
 */
import type { RichText } from "@contracts/content/rich-text";
import type { ConsentCategory } from "@domain/consent/consent";

export interface ChromeLink {
  readonly label: string;
  /** Path of this site, or an https or tel: URL. */
  readonly href: string;
  readonly newWindow: boolean;
  /** Class name from the content service, "icon-linkedin". */
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
  /** Technical support, its phone number, contact; the number is always second (C-HEAD-04). */
  readonly support: readonly ChromeLink[];
  readonly topBarLinks: readonly ChromeLink[];
  readonly phone: string | null;
  readonly headerLogo: ChromeImage | null;
  readonly percentLogo: ChromeImage | null;
  readonly percentHref: string | null;
  /** Page of the featured offers; null if it is not published. */
  readonly promotionsHref: string | null;
  readonly menu: readonly MenuNode[];
  /** Some countries have sign-in and register links (C-HEAD-15). */
  readonly signInShown: boolean;
  readonly countryLabel: string;
  /** Purposes that need consent; empty without third-party services. */
  readonly consent: readonly ConsentCategory[];
  readonly footer: {
    readonly menu: readonly MenuNode[];
    readonly social: readonly ChromeLink[];
    readonly logo: ChromeImage | null;
    readonly copyright: string | null;
    readonly background: ChromeImage | null;
    readonly legal: RichText | null;
    /** The country links to the withdrawal function for consumers. */
    readonly withdrawal: boolean;
  };
}
