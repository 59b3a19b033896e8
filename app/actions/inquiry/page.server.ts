import { inquiryPaths, type PageInquiryKind } from "@domain/inquiry/forms";
import { data, redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { officeOf } from "~/loaders/content/components/offices.server";
import type { ContentPageData } from "~/loaders/content/page-data.server";
import { pageWith, receiptParameter } from "~/loaders/inquiry/page.server";
import { sendInquiry } from "./sending.server";

export function answerInquiryPage(kind: PageInquiryKind) {
  return async (context: PrivateContext, { form }: PageArgs & { form: FormData }) => {
    const action = inquiryPaths[kind];
    const email = async () => (await officeOf(context, "customer-service"))?.email ?? null;
    const sending = await sendInquiry(context, kind, form, { action, email });
    if (sending.ok) {
      const receipt = await context.forms.sealValue(kind, sending.reference);
      return redirect(`${action}?${receiptParameter}=${receipt}`, 303);
    }
    const page = await pageWith(context, kind, { form: sending.form, sent: null });
    return data<ContentPageData>(page, { status: sending.status });
  };
}
