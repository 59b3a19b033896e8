import "~/components/country/kept-form.css";
import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { answerInquiryPage } from "~/actions/inquiry/page.server";
import { pageMeta } from "~/components/chrome/page-meta";
import { ContentPage } from "~/components/content/content-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { loadInquiryPage } from "~/loaders/inquiry/page.server";

export const loader = privatePage(loadInquiryPage("contact"));
export const action = formAction(answerInquiryPage("contact"));
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function ContactUs() {
  const loaded = useLoaderData<typeof loader>();
  return <ContentPage page={useActionData<typeof action>() ?? loaded} />;
}
