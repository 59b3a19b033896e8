/** The human check in forms. */
import type { HumanAction } from "@domain/human-check/assessment";
import type { PrivateContext } from "~/context/request/types";
import type { Translate } from "~/i18n/translate";
import type { HumanProblem, HumanVerdict } from "~/services/human-check/types";

export async function verifyHuman(
  { services, clientAddress, request, log }: PrivateContext,
  action: HumanAction,
  fields: Readonly<Record<string, string>>,
): Promise<HumanVerdict> {
  const userAgent = request.headers.get("user-agent") ?? "";
  const verdict = await services.humanCheck.verify(action, fields, { address: clientAddress, userAgent });
  if (!verdict.ok) log.info("a form failed the human check", { action, problem: verdict.problem });
  return verdict;
}

export function humanProblemText(t: Translate, problem: HumanProblem): string {
  return problem === "late" ? t("account.errors.expiredForm") : t("account.errors.human");
}
