/** `/products/{id}/review`: submit a review, which is published after moderation (C-TMPL-15). */
import { applicationTable } from "@domain/product-page/applications";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { productCrumbs } from "../product-crumbs.server";
import { loadProductOf } from "../record.server";

export const fields = [
  ...(["rating", "title", "text", "application", "species", "outcome", "lot", "author", "email"] as const),
];

export type ReviewField = (typeof fields)[number];

export interface ReviewFormPageData {
  readonly head: PageHead;
  readonly crumbs: readonly { readonly label: string; readonly to: string }[];
  readonly product: { readonly key: string; readonly name: string };
  /** True for a customer, whose review is linked to the account. */
  readonly hasAccount: boolean;
  /** Codes to choose from; may be empty. */
  readonly applications: readonly string[];
  readonly species: readonly string[];
  /** Null right after a submission. */
  readonly form: ReviewFormState | null;
}

export interface ReviewFormState {
  readonly token: string;
  readonly values: Readonly<Record<ReviewField, string>>;
  readonly errors: Readonly<Partial<Record<ReviewField, string>>>;
  /** Error of the form as a whole. */
  readonly notice: string | null;
}

export const purpose = "review";

export const sentParameter = "sent";

export const empty: ReviewFormState["values"] = {
  rating: "",
  title: "",
  text: "",
  application: "",
  species: "",
  outcome: "",
  lot: "",
  author: "",
  email: "",
};

export async function loadReviewPage(context: PrivateContext, { params, url }: PageArgs): Promise<ReviewFormPageData> {
  const sent = url.searchParams.has(sentParameter);
  const form = sent ? null : { token: await context.forms.issue(purpose), values: empty, errors: {}, notice: null };
  return pageWith(context, params.id, form, url);
}

export async function pageWith(
  context: PrivateContext,
  id: string | undefined,
  form: ReviewFormState | null,
  url: URL | null = null,
): Promise<ReviewFormPageData> {
  const { key, name, productCategory, attributes } = await loadProductOf(context, id, url);
  const table = applicationTable({ attributes });
  const { t } = context;
  const title = t("productDetails.reviewTitle", { number: key });
  return {
    head: pageHead(context, { title, path: `/products/${key}/review`, index: false }),
    crumbs: [...productCrumbs(context, { key, productCategory }), { label: title, to: `/products/${key}/review` }],
    product: { key, name },
    hasAccount: context.session.customerId !== null,
    applications: table.rows.map(({ code }) => code),
    species: table.species,
    form,
  };
}
