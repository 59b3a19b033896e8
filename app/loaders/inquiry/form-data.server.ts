/** View data of an inquiry form. Texts are included here, so that pages without a form do not load them. */
import type { InquiryField } from "@domain/inquiry/forms";

export interface InquiryFieldView {
  readonly name: string;
  readonly label: string;
  readonly hint: string | null;
  readonly control: InquiryField["control"];
  readonly required: boolean;
  readonly autoComplete: string | null;
  /** Options of a select; the first is a prompt. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** As typed. */
  readonly value: string;
  readonly error: string | null;
}

export interface InquiryFormView {
  readonly heading: string;
  readonly intro: string;
  readonly action: string;
  readonly token: string;
  readonly fields: readonly InquiryFieldView[];
  /** Error of the form as a whole. */
  readonly notice: string | null;
  readonly problems: string;
  readonly trap: string;
  readonly send: string;
  readonly privacy: string;
  readonly privacyLink: string;
}

/** Replaces the form after sending. */
export interface InquirySentView {
  readonly title: string;
  readonly label: string;
  readonly reference: string;
  readonly keep: string;
  readonly another: { readonly label: string; readonly href: string };
}
