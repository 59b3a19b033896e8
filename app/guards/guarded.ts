/**
 * Puts guards in front of a loader:
 *
 * ```ts
 * export const loader = publicPage(["country"], guardedPublic([guard("country", { countries: ["US"], allow: true })], loadX));
 * export const loader = privatePage(guardedPrivate(["auth", "punchout-access:never"], loadY));
 * ```
 *
 * A guard is named with options of its own type, or as text. They are asked in order; the first that answers stops the
 * request. A name that nobody knows is a mistake in the route and is answered as one (A-GUARD-22).
 */
import type { PageArgs, PrivateLoad, PublicLoad } from "~/context/page";
import type { PrivateContext, PublicContext } from "~/context/types";
import type { GuardAnswer, PrivateGuard, PublicGuard } from "./guard";
import { type PrivateGuardName, type PublicGuardName, privateGuards, publicGuards } from "./registry";

type OptionsOf<G> = G extends PublicGuard<infer O> | PrivateGuard<infer O> ? O : never;
type PublicCheck = (context: PublicContext, args: PageArgs) => GuardAnswer;
type PrivateCheck = (context: PrivateContext, args: PageArgs) => GuardAnswer;

/** A guard with its options, ready to be asked. */
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

/** Leaves a guard out on some paths (A-GUARD-19). */
export function exceptRoutes<Check extends PublicCheck | PrivateCheck>(
  paths: readonly string[],
  { needs, check }: Guarding<Check>,
): Guarding<Check> {
  const skipping = (context: PublicContext & PrivateContext, args: PageArgs) =>
    paths.includes(args.url.pathname) ? null : check(context, args);
  return { needs, check: skipping as Check };
}

export function guardedPublic<T>(
  guards: readonly (Guarding<PublicCheck> | string)[],
  load: PublicLoad<T>,
): PublicLoad<T> {
  const checks = guards.map((item) => (typeof item === "string" ? named(item, publicGuards) : item.check));
  return async (context, args) => {
    for (const check of checks) stop(check(context, args));
    return load(context, args);
  };
}

export function guardedPrivate<T>(
  guards: readonly (Guarding<PublicCheck> | Guarding<PrivateCheck> | string)[],
  load: PrivateLoad<T>,
): PrivateLoad<T> {
  const checks = guards.map((item) =>
    typeof item === "string" ? named(item, { ...publicGuards, ...privateGuards }) : item.check,
  );
  return async (context, args) => {
    for (const check of checks) stop(check(context, args));
    return load(context, args);
  };
}

function stop(answer: GuardAnswer): void {
  if (answer) throw answer;
}

/** The text form: `name` or `name:options`. */
function named<C extends PublicContext>(
  text: string,
  registry: Readonly<
    Record<string, { parse(text: string): unknown; check(context: C, args: PageArgs, options: never): GuardAnswer }>
  >,
): (context: C, args: PageArgs) => GuardAnswer {
  const colon = text.indexOf(":");
  const name = colon < 0 ? text : text.slice(0, colon);
  const known = Object.hasOwn(registry, name) ? registry[name] : undefined;
  const options = known?.parse(colon < 0 ? "" : text.slice(colon + 1));
  if (!known || options === null || options === undefined) return () => unknownMiddleware(name);
  return (context, args) => known.check(context, args, options as never);
}

function unknownMiddleware(name: string): Response {
  return new Response(`Unknown middleware ${name}`, { status: 500, statusText: "Unknown middleware" });
}
