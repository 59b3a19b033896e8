/** Wiring between Remix and the typed contexts: a route says what its page may depend on, and gets only that. */

import type { CacheAxis, DeclaredScope } from "@domain/http/edge-app";
import { type UnsentForm, unsentForm } from "@domain/http/unsent-form";
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirectDocument,
} from "@remix-run/cloudflare";
import { ServiceFailure } from "~/services/service-failure";
import { hasInit, inTime } from "./in-time.server";
import type { LatePage } from "./late-page";
import { readForm } from "./read-form";
import type { PrivateContext, PublicContext } from "./types";

export interface PageArgs {
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Address as the visitor sees it; a public page sees only the parameters that are part of its cache key. */
  readonly url: URL;
  /** HEAD: nobody reads the answer's body, so that what is dear to make need not be made. */
  readonly headersOnly?: boolean;
}

/** Server data must be plain: promises inside come from `context.defer`. */
export type PublicLoad<T> = (context: PublicContext, args: PageArgs) => Promise<T>;
export type PrivateLoad<T> = (context: PrivateContext, args: PageArgs) => Promise<T>;

/** Heading of a page while its data are on their way. */
export type TitleOf = (context: PublicContext, url: URL) => string;

type Scoped<F> = F & { readonly scope: DeclaredScope };

/**
 * A page that is the same for everyone with equal axes; it may be cached whole. The scope stands on the function, so
 * that the edge knows it before anything runs.
 */
export function publicPage<T>(axes: readonly CacheAxis[], load: PublicLoad<T>) {
  const scope: DeclaredScope = { kind: "public", axes };
  const loader = async ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
    context.declareScope(scope);
    const visit = await context.publicContext(axes);
    const loaded = await load(visit, { params, url: new URL(request.url) }).catch((error) => stopped(context, error));
    return withStatus(context, loaded);
  };
  return Object.assign(loader, { scope }) as Scoped<typeof loader>;
}

/** A public page whose document begins with `title` where its data are late. */
export function publicLatePage<T>(axes: readonly CacheAxis[], title: TitleOf, load: PublicLoad<T>) {
  const scope: DeclaredScope = { kind: "public", axes };
  const loader = async ({ context, params, request }: LoaderFunctionArgs): Promise<T | LatePage<T>> => {
    context.declareScope(scope);
    const visit = await context.publicContext(axes);
    const url = new URL(request.url);
    const waiting = { title: title(visit, url), path: url.pathname, work: load(visit, { params, url }) };
    return withStatus(context, await inTime(context, visit, waiting).catch((error) => stopped(context, error)));
  };
  return Object.assign(loader, { scope }) as Scoped<typeof loader>;
}

/** The same for one visitor. */
export function privateLatePage<T>(title: TitleOf, load: PrivateLoad<T>) {
  const scope: DeclaredScope = { kind: "private", axes: [] };
  const loader = async ({ context, params, request }: LoaderFunctionArgs): Promise<T | LatePage<T>> => {
    context.declareScope(scope);
    const visit = await context.privateContext(request);
    const url = new URL(request.url);
    const headersOnly = request.method === "HEAD";
    const waiting = { title: title(visit, url), path: url.pathname, work: load(visit, { params, url, headersOnly }) };
    const loaded = await inTime(context, visit, waiting).catch((error) => stopped(context, error));
    if (visit.session.takeReload()) throw redirectDocument(`${url.pathname}${url.search}`);
    return withStatus(context, loaded);
  };
  return Object.assign(loader, { scope }) as Scoped<typeof loader>;
}

/** A page that has not got what it is about says so by its status too. */
function withStatus<T>(context: AppLoadContext, loaded: T): T {
  const status = context.failedStatus();
  if (status === null || loaded instanceof Response || hasInit(loaded)) return loaded;
  // The framework takes the data out again: to whoever reads them it is what was loaded.
  return data(loaded, { status }) as T;
}

/** A page or answer for one visitor; never stored anywhere. */
export function privatePage<T>(load: PrivateLoad<T>) {
  const scope: DeclaredScope = { kind: "private", axes: [] };
  const loader = async ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
    context.declareScope(scope);
    const visit = await context.privateContext(request);
    const url = new URL(request.url);
    const headersOnly = request.method === "HEAD";
    const loaded = await load(visit, { params, url, headersOnly }).catch((error) => stopped(context, error));
    if (visit.session.takeReload()) throw redirectDocument(`${url.pathname}${url.search}`);
    return withStatus(context, loaded);
  };
  return Object.assign(loader, { scope }) as Scoped<typeof loader>;
}

/**
 * An upstream's outage ends a page with 503, which asks to come back; a fault of our own stays 500.
 * @param unsent form that was not taken, for the page that says so: it can be sent again as it was
 */
function stopped(context: AppLoadContext, error: unknown, unsent: UnsentForm | null = null): never {
  if (!(error instanceof ServiceFailure)) throw error;
  context.failed("an upstream is out", error);
  throw data(unsent, { status: 503, statusText: "Service Unavailable" });
}

/** An action: parses its form with valibot, runs, answers with a redirect or with data for the same page. */
export function action<T>(run: (context: PrivateContext, args: PageArgs & { form: FormData }) => Promise<T>) {
  return async ({ context, params, request }: ActionFunctionArgs): Promise<T> => {
    context.declareScope({ kind: "private", axes: [] });
    const form = await readForm(request);
    const url = new URL(request.url);
    const visit = await context.privateContext(request);
    return run(visit, { params, url, form }).catch((error) => stopped(context, error, unsentForm(url, form)));
  };
}

/** An action that reads its body by itself, for calls of scripts; the answer is a `Response`. */
export function resourceAction(run: (context: PrivateContext, args: PageArgs) => Promise<Response>) {
  return async ({ context, params, request }: ActionFunctionArgs): Promise<Response> => {
    context.declareScope({ kind: "private", axes: [] });
    const visit = await context.privateContext(request);
    return run(visit, { params, url: new URL(request.url) }).catch((error) => stopped(context, error));
  };
}
