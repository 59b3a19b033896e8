/** Codes by which the buyer's company books the order, as fields of a form. */
import { type ReferenceName, referenceCode, referenceNames } from "@contracts/commerce/references";
import { referenceProblem } from "@domain/references/references";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";
import { referenceRules } from "~/loaders/checkout/one-page/reference-rules.server";

const code = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === "" || v.is(referenceCode, text), "code"),
  ),
  "",
);
export const referenceFields = { costCentre: code, grantNumber: code, glAccount: code };

/** Error messages for codes that the customer's company does not accept, by field; null if it accepts all. */
export async function referenceProblems(
  context: PrivateContext,
  choices: Readonly<Record<ReferenceName, string>>,
): Promise<Record<string, string> | null> {
  const rules = await referenceRules(context);
  const wrong = referenceNames.flatMap((name) => {
    const problem = referenceProblem(choices[name], rules[name]);
    return problem ? [[name, context.t(`checkout.references.${problem}`)] as const] : [];
  });
  return wrong.length > 0 ? Object.fromEntries(wrong) : null;
}
