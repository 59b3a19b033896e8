/**
 * Puts guards in front of a loader:
 *
 * ```ts
 * export const loader = publicPage(["country"], guardedPublic([guard("country-access", { countries: ["US"], allow: true })], loadX));
 * export const loader = privatePage(guardedPrivate(["auth", "punchout-access:never"], loadY));
 * ```
 *
 * A guard is named with typed options, or as text. Guards run in order; the first that responds ends the request.
 * An unknown name (A-GUARD-22) and invalid options are route errors, reported with different messages.
 */
import { unknownMiddlewareStatus, wrongOptionsStatus } from "@domain/http/error-status";
import type { PageArgs, PublicLoad } from "~/context/request/page";
import type { PrivateContext, PublicContext } from "~/context/request/types";
import type { GuardAnswer, PrivateGuard, PublicGuard } from "./guard";
import { exceptionRoutes, type PrivateGuardName, type PublicGuardName, privateGuards, publicGuards } from "./registry";

type OptionsOf<G> = G extends PublicGuard<infer O> | PrivateGuard<infer O> ? O : never;
type Answering = GuardAnswer | Promise<GuardAnswer>;
type PublicCheck = (context: PublicContext, args: PageArgs) => Answering;
type PrivateCheck = (context: PrivateContext, args: PageArgs) => Answering;

/** A guard with its options. */
export interface Guarding<Check> {
  readonly check: Check;
  readonly needs: "public" | "private";
}

export function guard<N extends PublicGuardName>(
  name: N,
  options: OptionsOf<(typeof publicGuards)[N]>,
): Guarding<PublicCheck> {
  const chosen: PublicGuard<OptionsOf<(typeof publicGuards)[N]>> = publicGuards[name] as never;
  return { needs: "public", check: (context, args) => chosen.check(context, args, options) };
}

export function sessionGuard<N extends PrivateGuardName>(
  name: N,
  options: OptionsOf<(typeof privateGuards)[N]>,
): Guarding<PrivateCheck> {
  const chosen: PrivateGuard<OptionsOf<(typeof privateGuards)[N]>> = privateGuards[name] as never;
  return { needs: "private", check: (context, args) => chosen.check(context, args, options) };
}

/** Skips a guard on some paths (A-GUARD-19). */
export function exceptRoutes<Check extends PublicCheck | PrivateCheck>(
  paths: readonly string[],
  { needs, check }: Guarding<Check>,
): Guarding<Check> {
  return { needs, check: skipping(paths, check) as Check };
}

export function guardedPublic<T>(
  guards: readonly (Guarding<PublicCheck> | string)[],
  load: PublicLoad<T>,
): PublicLoad<T> {
  const checks = guards.map((item) => (typeof item === "string" ? named(item, publicGuards) : item.check));
  return async (context, args) => {
    for (const check of checks) stop(await check(context, args));
    return load(context, args);
  };
}

/** Guards a private loader or an action, which does not run if a guard responds. */
export function guardedPrivate<T, Args extends PageArgs>(
  guards: readonly (Guarding<PublicCheck> | Guarding<PrivateCheck> | string)[],
  load: (context: PrivateContext, args: Args) => Promise<T>,
): (context: PrivateContext, args: Args) => Promise<T> {
  const checks = guards.map((item) =>
    typeof item === "string" ? named(item, { ...publicGuards, ...privateGuards }) : item.check,
  );
  return async (context, args) => {
    for (const check of checks) stop(await check(context, args));
    return load(context, args);
  };
}

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
  Record<string, { parse(text: string): unknown; check(context: C, args: PageArgs, options: never): Answering }>
>;

/** The text form: `name` or `name:options`. */
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
