import { isRouteErrorResponse } from "@framework/remix";
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type EntryContext,
  type LoaderFunctionArgs,
  RemixServer,
} from "@framework/remix.server";
import { renderToReadableStream } from "react-dom/server";
import { lastResort } from "~/components/chrome/errors/last-resort.server";
import { renderFrame } from "~/components/chrome/frame.server";
import { FrameProvider } from "~/components/chrome/frame-part";
import { AppStartProvider } from "~/components/document/app-scripts";
import { FurtherStylesProvider } from "~/components/document/further-styles";
import { NonceProvider } from "~/components/document/nonce";
import { RequestIdProvider } from "~/components/request-id";
import { HydrationProvider } from "~/components/widget";
import { I18nProvider } from "~/i18n/use-t";
import { appFiles, earlyFiles, furtherStyles } from "./app-files.server";
import { hydrationOf } from "./hydration/hydration.server";

export { edge } from "./load-context.server";

/** Longer deferred work is aborted: React writes the fallback, and the browser retries. */
export const streamTimeout = 10_000;
const renderTimeout = streamTimeout + 1000;

/** Write finished boundaries in place, whatever their size, so that no block waits for a script to move it. */
const progressiveChunkSize = Number.POSITIVE_INFINITY;

/** Without the query, which may hold a secret. */
function paperAddress({ url }: Request): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
) {
  let answerStatus = status;
  const i18n = context.i18n();
  const hydration = hydrationOf(remix, context.isPersonal());
  const start = hydration === "app" ? { state: remix.serverHandoffString ?? "{}", files: appFiles(remix) } : null;
  // Reading `serverHandoffStream` encodes the page's data.
  const page: EntryContext = start ? remix : { ...remix, serverHandoffStream: undefined };
  // The framework streams page data only if its own scripts component was rendered.
  if (remix.renderMeta) remix.renderMeta.didRenderScripts = start !== null;
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(new Error("rendering took too long")), renderTimeout);
  const rendering = renderToReadableStream(
    <NonceProvider value={context.nonce}>
      <RequestIdProvider value={context.requestId}>
        <I18nProvider i18n={i18n}>
          <FrameProvider value={renderFrame(context.frame(), context.isPersonal() ? paperAddress(request) : null)}>
            <HydrationProvider value={hydration}>
              <AppStartProvider value={start}>
                <FurtherStylesProvider value={furtherStyles(remix)}>
                  <RemixServer context={page} url={request.url} nonce={context.nonce} />
                </FurtherStylesProvider>
              </AppStartProvider>
            </HydrationProvider>
          </FrameProvider>
        </I18nProvider>
      </RequestIdProvider>
    </NonceProvider>,
    {
      nonce: context.nonce,
      progressiveChunkSize,
      signal: giveUp.signal,
      onError(error) {
        answerStatus = 500;
        context.failed("rendering failed", error);
      },
    },
  );
  // If rendering fails, the framework tries the error page once; a failure of that is final.
  const body = await (remix.staticHandlerContext.errors ? rendering.catch(() => null) : rendering);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("link", earlyFiles(remix));
  if (!body) return new Response(lastResort(i18n, context.requestId), { status: 500, headers });
  context.waitUntil(body.allReady.catch(() => {}).then(() => clearTimeout(timer)));
  return new Response(body, { status: answerStatus, headers });
}

/** Logs faults of loaders and actions. Thrown responses and the framework's "no such method" are not faults. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  const answered = isRouteErrorResponse(error) && error.status < 500;
  if (!answered && !request.signal.aborted) context.failed("loading failed", error);
}
