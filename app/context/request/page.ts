/** Connects Remix routes to typed contexts: a route declares what its page depends on and gets only that. */

import type { CacheAxis, DeclaredScope } from "@domain/http/edge-app";
import { type UnsentForm, unsentForm } from "@domain/http/unsent-form";
import { keptFormField } from "@domain/market/kept-form";
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from "@framework/remix.server";
import { keepTyped } from "~/loaders/form/typed-form.server";
import { ServiceFailure } from "~/services/service-failure";
import { awaitPage, hasInit } from "./await-page.server";
import type { LatePage } from "./late-page";
import type { PrivateContext, PublicContext } from "./types";

export interface PageArgs {
  readonly params: Readonly<Record<string, string | undefined>>;
  /** URL as the visitor sees it; a public page only sees the parameters in its page key. */
  readonly url: URL;
  /** A HEAD request; skips expensive bodies. */
  readonly headersOnly?: boolean;
}

/** Loader data must be plain; promises in it come from `context.defer`. */
export type PublicLoad<T> = (context: PublicContext, args: PageArgs) => Promise<T>;
type PrivateLoad<T> = (context: PrivateContext, args: PageArgs) => Promise<T>;

/** Title of a page while its data loads. */
type TitleOf = (context: PublicContext, url: URL) => string;

type Scoped<F> = F & { readonly scope: DeclaredScope };

/**
 * A page that is the same for everyone with equal axes, so that it can be stored. The scope is a property of the
 * function, so that the edge can read it before running anything.
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

/** True if search engines may index the page at a URL; for a late page, decided before its data has loaded. */
type IsIndexed = (url: URL) => boolean;
const never: IsIndexed = () => false;

/** A public page whose document starts with `title` if its data is late. */
export function publicLatePage<T>(
  axes: readonly CacheAxis[],
  title: TitleOf,
  load: PublicLoad<T>,
  isIndexed: IsIndexed = never,
) {
  const scope: DeclaredScope = { kind: "public", axes };
  const loader = async ({ context, params, request }: LoaderFunctionArgs): Promise<T | LatePage<T>> => {
    context.declareScope(scope);
    const visit = await context.publicContext(axes);
    const url = new URL(request.url);
    const waiting = {
      title: title(visit, url),
      path: url.pathname,
      isIndexed: isIndexed(url),
      work: load(visit, { params, url }),
    };
    return withStatus(context, await awaitPage(context, visit, waiting).catch((error) => stopped(context, error)));
  };
  return Object.assign(loader, { scope }) as Scoped<typeof loader>;
}

/** A late page for one visitor; never stored. */
export function privateLatePage<T>(title: TitleOf, load: PrivateLoad<T>, isIndexed: IsIndexed = never) {
  const scope: DeclaredScope = { kind: "private", axes: [] };
  const loader = async ({ context, params, request }: LoaderFunctionArgs): Promise<T | LatePage<T>> => {
    context.declareScope(scope);
    const visit = await context.privateContext(request);
    const url = new URL(request.url);
    const headersOnly = request.method === "HEAD";
    const waiting = {
      title: title(visit, url),
      path: url.pathname,
      isIndexed: isIndexed(url),
      work: load(visit, { params, url, headersOnly }),
    };
    const loaded = await awaitPage(context, visit, waiting).catch((error) => stopped(context, error));
    if (visit.session.takeReload()) throw redirectDocument(`${url.pathname}${url.search}`);
    return withStatus(context, loaded);
  };
  return Object.assign(loader, { scope }) as Scoped<typeof loader>;
}

/** Sets the error status of a page that shows an error instead of its content. */
function withStatus<T>(context: AppLoadContext, loaded: T): T {
  const status = context.failedStatus();
  if (status === null || loaded instanceof Response || hasInit(loaded)) return loaded;
  // The framework unwraps the data, so its readers get the loaded type.
  return data(loaded, { status }) as T;
}

/** A page or response for one visitor; never stored. */
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
 * An upstream outage ends in 503 with Retry-After; a fault of the app stays a 500.
 * @param unsent the failed form, so that the error page can offer to send it again
 */
function stopped(context: AppLoadContext, error: unknown, unsent: UnsentForm | null = null): never {
  if (!(error instanceof ServiceFailure)) throw error;
  context.failed("an upstream is out", error);
  throw data(unsent, { status: 503, statusText: "Service Unavailable" });
}

/** An action of a page whose loader restores kept input: a form sent to change the language is kept and shown again. */
export function keepingAction<T>(run: (context: PrivateContext, args: PageArgs & { form: FormData }) => Promise<T>) {
  return action(async (context, args: PageArgs & { form: FormData }): Promise<T> => {
    const { form, url } = args;
    if (!form.has(keptFormField)) return run(context, args);
    await keepTyped(context, url, form, context.session.customerId);
    throw redirect(`${url.pathname}${url.search}`, 303);
  });
}

/** An action: validates its form, runs, and returns a redirect or data for the same page. */
export function action<T>(run: (context: PrivateContext, args: PageArgs & { form: FormData }) => Promise<T>) {
  return async ({ context, params, request }: ActionFunctionArgs): Promise<T> => {
    context.declareScope({ kind: "private", axes: [] });
    const form = await readForm(request);
    const url = new URL(request.url);
    const visit = await context.privateContext(request);
    return run(visit, { params, url, form }).catch((error) => stopped(context, error, unsentForm(url, form)));
  };
}

/** An action that reads its own body, for script calls; returns a `Response`. */
export function resourceAction(run: (context: PrivateContext, args: PageArgs) => Promise<Response>) {
  return async ({ context, params, request }: ActionFunctionArgs): Promise<Response> => {
    context.declareScope({ kind: "private", axes: [] });
    const visit = await context.privateContext(request);
    return run(visit, { params, url: new URL(request.url) }).catch((error) => stopped(context, error));
  };
}

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** The request's form. Throws a 415 response for another content type, and 400 for a malformed body. */
async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!formTypes.includes(type)) throw new Response("This URL accepts form data only.", { status: 415 });
  try {
    return await request.formData();
  } catch {
    throw new Response("The form could not be read.", { status: 400 });
  }
}
