/** Sends one event to one webhook, signed. */
import type { WebhookEvent } from "@contracts/office/webhooks";
import { webhookFault } from "@domain/webhooks/address";
import { webhookSignature } from "@domain/webhooks/signature";
import { faultText } from "../../shared/report-fault";
import { tracedCall } from "../../shared/tracing/trace";
import type { StoredWebhook } from "./webhook-store";

const timeoutMilliseconds = 10_000;

/** Any 2xx response accepts the event. Redirects are not followed, because they could lead to a private address. */
export async function sendWebhook(
  { address, secret }: Pick<StoredWebhook, "address" | "secret">,
  event: WebhookEvent,
): Promise<{ readonly delivered: boolean; readonly detail: string }> {
  const fault = webhookFault(address);
  if (fault) return { delivered: false, detail: fault };
  const body = JSON.stringify(event);
  const seconds = Math.floor(Date.now() / 1000);
  try {
    const signature = await webhookSignature(secret, event.id, seconds, body);
    // Without the path, because receivers put keys into it.
    const response = await tracedCall({ method: "POST", service: "webhook", url: address }, (trace) =>
      fetch(address, {
        method: "POST",
        headers: {
          ...trace,
          "content-type": "application/json",
          "user-agent": "Benchside-Webhooks/1",
          "webhook-id": event.id,
          "webhook-timestamp": String(seconds),
          "webhook-signature": signature,
        },
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMilliseconds),
      }),
    );
    await response.body?.cancel();
    return { delivered: response.ok, detail: `answered ${response.status}` };
  } catch (error) {
    return { delivered: false, detail: faultText(error).slice(0, 300) };
  }
}
