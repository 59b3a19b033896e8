/** Message and status of a quote page for a gateway error. */
import { redirect } from "@framework/remix.server";
import { basketMessages } from "~/actions/basket/messages.server";
import type { PrivateContext } from "~/context/request/types";
import { sentences } from "~/i18n/spaced";
import { confirmationPath, reviewPath } from "~/loaders/quote/draft.server";
import type { CommerceFailure } from "~/services/commerce/types";

export interface QuoteProblem {
  readonly text: string;
  readonly status: number;
}

export function quoteProblem(context: PrivateContext, failure: CommerceFailure): QuoteProblem {
  const text = sentences(basketMessages(context, failure).map((message) => message.text));
  const outage = failure.status === 0 || failure.status >= 500;
  if (outage) return { text, status: 503 };
  return { text, status: failure.status === 429 || failure.status === 409 ? failure.status : 422 };
}

/** Redirects if the quote was submitted in another window or is out of the session's reach. */
export function redirectIfGone({ status, errors }: CommerceFailure): void {
  if (errors.some(({ code }) => code === "QuoteSubmitted")) throw redirect(confirmationPath, 303);
  if (status === 401 || status === 403 || status === 404) throw redirect(`${reviewPath}?lost=yes`, 303);
}
