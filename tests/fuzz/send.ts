/** Sends an input as it is, without a client's good manners. */
import { request } from "node:http";
import type { Input } from "./inputs";
import type { Received } from "./verdict";

/** A connection that is broken off or refused by the server's parser counts as status 0 or 400: no page was asked. */
export function sendInput({ method, path, headers, body }: Input, port: number, limitMs: number): Promise<Received> {
  const startedAt = Date.now();
  return new Promise((resolve) => {
    const end = (status: number, text: string, answered: Received["headers"] = {}) =>
      resolve({ status, body: text, headers: answered, ms: Date.now() - startedAt });
    try {
      const sent = request(
        { host: "127.0.0.1", port, path, method, agent: false, headers, timeout: limitMs },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", () => end(0, ""));
          response.on("end", () =>
            end(response.statusCode ?? 0, Buffer.concat(chunks).toString("utf8"), response.headers),
          );
        },
      );
      sent.on("timeout", () => sent.destroy());
      sent.on("error", () => end(0, ""));
      if (body !== undefined) sent.write(body);
      sent.end();
    } catch {
      // The client itself refuses to write such a request.
      end(0, "");
    }
  });
}
