/** Fields of each inquiry form, in display order. Texts belong to the page. */
import {
  contactInquiry,
  contactTopics,
  formulationInquiry,
  formulations,
  guideInquiry,
  type InquiryKind,
  scanInquiry,
  scanModifications,
  scanOffers,
} from "@contracts/commerce/inquiries";

/** Kinds with a form of their own. A return is asked for on the page of its order. */
export type FormInquiryKind = Exclude<InquiryKind, "return">;

/** Page of each form; each guide has its own page. */
export const inquiryPaths = {
  contact: "/about-us/contact-us",
  formulation: "/services/products-and-services-inquiry/customized-and-carrier-free-formulations",
  ptmscan: "/services/proteomics-analytical-services/ptmscan-inquiries",
} as const satisfies Partial<Record<FormInquiryKind, string>>;
export type PageInquiryKind = keyof typeof inquiryPaths;

/** Schemas shared by form and intake, so both accept the same input. */
export const inquirySchemas = {
  contact: contactInquiry,
  formulation: formulationInquiry,
  ptmscan: scanInquiry,
  guide: guideInquiry,
} as const satisfies Record<FormInquiryKind, unknown>;

const person = {
  name: { control: "text", required: true, autoComplete: "name" },
  email: { control: "email", required: true, autoComplete: "email" },
  organisation: { control: "text", required: true, autoComplete: "organization" },
  phone: { control: "tel", required: false, autoComplete: "tel" },
} as const;
const message = { control: "area", required: true } as const;
const code = { control: "code", required: false } as const;

export const inquiryFields = {
  contact: {
    topic: { control: "select", required: true, options: contactTopics },
    order_number: code,
    product_number: code,
    message,
    ...person,
  },
  formulation: {
    product_number: { control: "code", required: true },
    product_name: { control: "text", required: false },
    formulation: { control: "select", required: true, options: formulations },
    amount: { control: "text", required: true },
    needed_by: { control: "date", required: false },
    message,
    ...person,
  },
  ptmscan: {
    offer: { control: "select", required: true, options: scanOffers },
    modification: { control: "select", required: true, options: scanModifications },
    species: { control: "text", required: true },
    samples: { control: "number", required: true },
    replicates: { control: "number", required: true },
    product_number: code,
    message,
    ...person,
  },
  guide: person,
} as const satisfies Record<FormInquiryKind, Readonly<Record<string, InquiryField>>>;

export interface InquiryField {
  readonly control: "text" | "code" | "email" | "tel" | "date" | "number" | "select" | "area";
  readonly required: boolean;
  readonly options?: readonly string[];
  readonly autoComplete?: string;
}

type NamesOf<T> = T extends unknown ? keyof T : never;
export type InquiryFieldName = NamesOf<(typeof inquiryFields)[FormInquiryKind]>;

/** Honeypot: hidden from people, filled in by bots. */
export const trapField = "website";
export const tokenField = "form_token";

/** Fields that a URL may prefill, so nobody retypes known values (C-PROD-13). */
export const prefilled: Readonly<Partial<Record<FormInquiryKind, readonly InquiryFieldName[]>>> = {
  contact: ["topic", "product_number", "order_number", "message"],
  formulation: ["product_number", "product_name"],
  ptmscan: ["product_number"],
};
