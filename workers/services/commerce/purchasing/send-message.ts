/** Sends one cXML document to a buyer's system and reads its response. */
import { bytesAtMost } from "@domain/http/bytes-at-most";
import { elementAt, maxXmlLength, readXml } from "@domain/punchout/xml-reader";
import { tracedCall } from "../../shared/tracing/trace";

type SendOutcome =
  | { readonly state: "delivered" | "refused"; readonly detail: string }
  /** To be sent again later. */
  | { readonly state: "waiting"; readonly detail: string };

const timeoutMilliseconds = 10_000;

/**
 * A 4xx status in a readable response is a permanent refusal, except 408 and 429; any other failure is retried.
 * @throws if the system cannot be reached
 */
export async function sendMessage(address: string, document: string): Promise<SendOutcome> {
  // Without the path, because receivers put keys into it.
  const response = await tracedCall({ method: "POST", service: "buyer", url: address }, (trace) =>
    fetch(address, {
      method: "POST",
      headers: { ...trace, "content-type": "text/xml; charset=utf-8", accept: "text/xml" },
      body: document,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMilliseconds),
    }),
  );
  const bytes = await bytesAtMost(response.body, maxXmlLength);
  const reading = bytes && readXml(new TextDecoder().decode(bytes));
  const status = reading?.ok ? elementAt(reading.root, "Response", "Status") : null;
  const code = Number(status?.attributes.get("code") ?? response.status);
  const detail = `${code} ${status?.text.trim() || status?.attributes.get("text") || ""}`.trim();
  if (status && code >= 200 && code < 300) return { state: "delivered", detail };
  const isFinal = status !== null && code >= 400 && code < 500 && code !== 408 && code !== 429;
  return { state: isFinal ? "refused" : "waiting", detail };
}
