/** Wiring between Remix and the typed contexts: a route says what its page may depend on, and gets only that. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { CacheAxis, PrivateContext, PublicContext } from "./types";

export interface PageArgs {
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Address as the visitor sees it; a public page sees only the parameters that are part of its cache key. */
  readonly url: URL;
}

/** Server data must be plain: promises inside come from `context.defer`. */
export type PublicLoad<T> = (context: PublicContext, args: PageArgs) => Promise<T>;
export type PrivateLoad<T> = (context: PrivateContext, args: PageArgs) => Promise<T>;

/** A page that is the same for everyone with equal axes; it may be cached whole. */
export function publicPage<T>(axes: readonly CacheAxis[], load: PublicLoad<T>) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
    context.declareScope({ kind: "public", axes });
    return load(context.publicContext(), { params, url: context.publicUrl(request) });
  };
}

/** A page or answer for one visitor; never stored anywhere. */
export function privatePage<T>(load: PrivateLoad<T>) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
    context.declareScope({ kind: "private" });
    return load(await context.privateContext(request), { params, url: new URL(request.url) });
  };
}

/** An action: parses its form with valibot, runs, answers with a redirect or with data for the same page. */
export function action<T>(run: (context: PrivateContext, args: PageArgs & { form: FormData }) => Promise<T>) {
  return async ({ context, params, request }: ActionFunctionArgs): Promise<T> => {
    context.declareScope({ kind: "private" });
    const form = await request.formData();
    return run(await context.privateContext(request), { params, url: new URL(request.url), form });
  };
}
