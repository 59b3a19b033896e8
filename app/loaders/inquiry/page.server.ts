/** Pages with an inquiry form: editors' content, the form, and the thanks after sending (C-PROD-13, C-CONT-22). */
import { inquiryPaths, type PageInquiryKind } from "@domain/inquiry/forms";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { placeInMenu } from "~/loaders/chrome/place-in-menu.server";
import type { ComponentOf } from "~/loaders/content/components/components-data.server";
import { loadContentPage, pageWithoutContent } from "~/loaders/content/page.server";
import type { BlockView } from "~/loaders/content/page-blocks-data.server";
import type { ContentPageData } from "~/loaders/content/page-data.server";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { inquiryForm, valuesOf } from "./form.server";
import type { InquiryFormView, InquirySentView } from "./form-data.server";

export const receiptParameter = "receipt";

export function loadInquiryPage(kind: PageInquiryKind) {
  return async (context: PrivateContext, { url }: PageArgs): Promise<ContentPageData> => {
    const reference = await context.forms.openValue(kind, url.searchParams.get(receiptParameter));
    if (reference !== null) return pageWith(context, kind, { form: null, sent: sentView(context, kind, reference) });
    const action = inquiryPaths[kind];
    const form = await inquiryForm(context, kind, { action, values: valuesOf(kind, url.searchParams) });
    return pageWith(context, kind, { form, sent: null });
  };
}

interface Shown {
  readonly form: InquiryFormView | null;
  readonly sent: InquirySentView | null;
}

/** The content page with the form where editors placed it, or at its end. */
export async function pageWith(context: PrivateContext, kind: PageInquiryKind, shown: Shown): Promise<ContentPageData> {
  const path = inquiryPaths[kind];
  const found = await loadContentPage(context, path);
  if (!found) throw pageNotFound();
  const page = found === "unavailable" ? pageWithoutContent(context, path) : found;
  const component: ComponentOf<"inquiry-form"> = { name: "inquiry-form", kind, link: null, ...shown };
  const own: BlockView = { kind: "custom_component", component };
  const blocks = page.body.kind === "blocks" ? page.body.blocks : [];
  const isForm = (block: BlockView) =>
    block.kind === "custom_component" && block.component.name === "inquiry-form" && block.component.kind === kind;
  const placed = blocks.map((block) => (isForm(block) ? own : block));
  return placeInMenu(context, {
    ...page,
    // Without the content service the form still works, without editors' texts.
    body: { kind: "blocks", blocks: blocks.some(isForm) ? placed : [...placed, own] },
  });
}

function sentView({ t }: PrivateContext, kind: PageInquiryKind, reference: string): InquirySentView {
  return {
    title: t("inquiry.thanks"),
    label: t("inquiry.reference"),
    reference,
    keep: t("inquiry.keep"),
    another: { label: t("inquiry.another"), href: inquiryPaths[kind] },
  };
}
