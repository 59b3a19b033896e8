/** Tokens of public forms, sealed like the storefront's, as if their pages had been opened a while ago. */
import { createSealer } from "@domain/http/cookies/sealed-value";
import { humanActions } from "@domain/human-check/assessment";
import * as v from "valibot";
import { localBindings } from "../../scripts/run/local-bindings.ts";

const keys = localBindings({ port: 0, servicesPort: 0 }).storefront("global").COOKIE_KEYS ?? "";
const sealer = createSealer(keys.split(","));
const opened = v.pipe(v.string(), v.parseJson(), v.object({ id: v.string() }));

const sealed = (form: string, id: string, secondsAgo: number) =>
  sealer.seal(`form ${form}`, JSON.stringify({ id, at: Date.now() - secondsAgo * 1000 }));

export const openedToken = (form: string, secondsAgo = 10): Promise<string> =>
  sealed(form, crypto.randomUUID(), secondsAgo);

/**
 * The token of a shown form as if its page had been opened ten seconds earlier; the shop rejects or delays younger
 * tokens.
 */
export async function agedToken(token: string, form: string): Promise<string> {
  const text = await sealer.open(`form ${form}`, token);
  return text === null ? token : sealed(form, v.parse(opened, text).id, 10);
}

/** Like `agedToken`, for the token of a human check, which does not contain a form name. */
export async function agedHumanCheck(token: string): Promise<string> {
  const aged = await Promise.all(humanActions.map((action) => agedToken(token, action)));
  return aged.find((candidate) => candidate !== token) ?? token;
}
