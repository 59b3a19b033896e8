/** Sends an input unchanged, without a client's normalization. */
import { request } from "node:http";
import type { Input } from "./inputs";
import type { Received } from "./verdict";

/** A broken connection has status 0, and a rejection by the server's parser has 400; neither reached a page. */
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
      // The client itself refuses to send such a request.
      end(0, "");
    }
  });
}
