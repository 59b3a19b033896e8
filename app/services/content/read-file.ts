import { safeMediaSource } from "@domain/links/safe-media-source";
import type { Logger } from "@domain/http/log/logger";
import { type ContentResult, failed, found } from "./result";

/** Bytes of an asset. Only loads URLs that a page may show: https, or services on this machine. */
export async function readFile(url: string, send: typeof fetch, log: Logger): Promise<ContentResult<ArrayBuffer>> {
  const address = safeMediaSource(url);
  if (!address || address.startsWith("/")) return failed("invalid", "not the address of an asset");
  try {
    const response = await send(address);
    if (response.ok) return found(await response.arrayBuffer());
    log.error("asset could not be read", { status: response.status });
    return failed(response.status === 404 ? "not-found" : "unavailable", `status ${response.status}`);
  } catch (error) {
    log.error("asset could not be read", { error });
    return failed("unavailable", "no answer");
  }
}
