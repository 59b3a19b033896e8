/** A form that people answer, as pages show it: every text is here, so that nobody loads them who sees no form. */
import type { InquiryField, InquiryFieldName } from "@domain/inquiries/forms";

export interface InquiryFieldView {
  readonly name: InquiryFieldName;
  readonly label: string;
  readonly hint: string | null;
  readonly control: InquiryField["control"];
  readonly required: boolean;
  readonly autoComplete: string | null;
  /** Of a select; the first one asks to choose. */
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
  /** What is wrong with the form as a whole. */
  readonly notice: string | null;
  readonly problems: string;
  readonly trap: string;
  readonly send: string;
  readonly privacy: string;
  readonly privacyLink: string;
}

/** What stands in the form's place when it has been sent. */
export interface InquirySentView {
  readonly title: string;
  readonly label: string;
  readonly reference: string;
  readonly keep: string;
  readonly another: { readonly label: string; readonly href: string };
}
