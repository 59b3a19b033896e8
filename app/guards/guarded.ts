/**
 * Puts guards in front of a loader:
 *
 * ```ts
 * export const loader = publicPage(["country"], guardedPublic(["country-access:US"], loadX));
 * export const loader = privatePage(guardedPrivate(["auth", "punchout-access:never"], loadY));
 * ```
 *
 * A guard is a name or `name:options`. Guards run in order; the first that responds ends the request. An unknown name
 * (A-GUARD-22) and invalid options are route errors, reported with different messages.
 */
import { unknownMiddlewareStatus, wrongOptionsStatus } from "@domain/http/error-status";
import type { PageArgs, PublicLoad } from "~/context/request/page";
import type { PrivateContext, PublicContext } from "~/context/request/types";
import { keepTyped } from "~/loaders/form/typed-form.server";
import { ServiceFailure } from "~/services/service-failure";
import type { GuardAnswer } from "./guard";
import { exceptionRoutes, privateGuards, publicGuards } from "./registry";

type Answering = GuardAnswer | Promise<GuardAnswer>;

export function guardedPublic<T>(guards: readonly string[], load: PublicLoad<T>): PublicLoad<T> {
  const checks = guards.map((guard) => named(guard, publicGuards));
  return async (context, args) => {
    for (const check of checks) stop(await check(context, args));
    return load(context, args);
  };
}

/**
 * Guards a private loader or an action, which does not run if a guard responds. Guards with `staysTrue` are checked
 * again after it, because one of its calls may find that another tab signed out. If such a guard stops a customer's
 * form, the input is kept for that customer; input without a customer is dropped, because its owner is unknown.
 */
export function guardedPrivate<T, Args extends PageArgs>(
  guards: readonly string[],
  load: (context: PrivateContext, args: Args) => Promise<T>,
): (context: PrivateContext, args: Args) => Promise<T> {
  const registry: Registry<PrivateContext> = { ...publicGuards, ...privateGuards };
  const checks = guards.map((guard) => ({ check: named(guard, registry), staysTrue: staysTrue(guard, registry) }));
  const later = checks.filter((guard) => guard.staysTrue);
  const again = async (context: PrivateContext, args: Args, owner: string | null) => {
    for (const { check } of later) {
      const answer = await check(context, args);
      if (answer && owner !== null && "form" in args && args.form instanceof FormData)
        await keepTyped(context, args.url, args.form, owner);
      stop(answer);
    }
  };
  return async (context, args) => {
    for (const { check } of checks) stop(await check(context, args));
    const owner = context.session.customerId;
    const answered = await load(context, args).catch(async (error) => {
      await again(context, args, owner).catch((answer) => {
        // The redirect to sign-in replaces the error, so log it here.
        if (isFault(error)) context.log.error("loading failed when the session had ended", { error });
        throw answer;
      });
      throw error;
    });
    // A form that responded with a redirect may have ended the session itself.
    if (!(answered instanceof Response)) await again(context, args, owner);
    return answered;
  };
}

/** True for a programming error, false for a failed call, such as one refused because the session has ended. */
const isFault = (error: unknown): boolean => error instanceof Error && !(error instanceof ServiceFailure);

function skipping<C extends PublicContext>(
  paths: readonly string[],
  check: (context: C, args: PageArgs) => Answering,
): (context: C, args: PageArgs) => Answering {
  return (context, args) => (paths.includes(args.url.pathname) ? null : check(context, args));
}

function stop(answer: GuardAnswer): void {
  if (answer) throw answer;
}

type Registry<C> = Readonly<
  Record<
    string,
    {
      readonly staysTrue?: true;
      parse(text: string): unknown;
      check(context: C, args: PageArgs, options: never): Answering;
    }
  >
>;

const staysTrue = <C>(text: string, registry: Registry<C>): boolean => {
  const name = text.slice(text.lastIndexOf("|") + 1).split(":", 1)[0] ?? "";
  return Object.hasOwn(registry, name) && registry[name]?.staysTrue === true;
};

function named<C extends PublicContext>(
  text: string,
  registry: Registry<C>,
): (context: C, args: PageArgs) => Answering {
  const colon = text.indexOf(":");
  const name = colon < 0 ? text : text.slice(0, colon);
  const rest = colon < 0 ? "" : text.slice(colon + 1);
  if (name === exceptionRoutes) {
    const [, paths, inner] = /^(\/[^|]*)\|(.+)$/.exec(rest) ?? [];
    return paths && inner ? skipping(paths.split(","), named(inner, registry)) : () => wrongOptions(name, rest);
  }
  const known = Object.hasOwn(registry, name) ? registry[name] : undefined;
  if (!known) return () => unknownMiddleware(name);
  const options = known.parse(rest);
  if (options === null || options === undefined) return () => wrongOptions(name, rest);
  return (context, args) => known.check(context, args, options as never);
}

function unknownMiddleware(name: string): Response {
  return new Response(`${unknownMiddlewareStatus} ${name}`, { status: 500, statusText: unknownMiddlewareStatus });
}

function wrongOptions(name: string, options: string): Response {
  const text = `${wrongOptionsStatus}: ${name} cannot use "${options}"`;
  return new Response(text, { status: 500, statusText: wrongOptionsStatus });
}
