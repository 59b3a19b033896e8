import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import { PunchoutReviewPage } from "~/components/punchout/review-page";
import { privatePage } from "~/context/request/page";
import { guardedPrivate } from "~/guards/guarded";
import { punchoutOnlyGuards } from "~/guards/punchout/punchout-guards";
import { loadTexts } from "~/i18n/client";
import { loadPunchoutReview } from "~/loaders/punchout/review.server";

export const loader = privatePage(guardedPrivate(punchoutOnlyGuards, loadPunchoutReview));
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

/** Client navigation only; documents include the texts. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [data] = await Promise.all([serverLoader<typeof loader>(), loadTexts("punchout"), loadTexts("checkout")]);
  return data;
}

export default function PunchoutReview() {
  return <PunchoutReviewPage data={useLoaderData<typeof loader>()} />;
}
