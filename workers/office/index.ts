/** The office: lists, records and actions for the people who run the shop. See README.md. */
import { contentSecurityPolicy, fixedSecurityHeaders } from "@domain/http/security-headers";
import type { OfficeEnv } from "./env";
import { isForged } from "./framework/forged-request";
import { office } from "./framework/routes";

function stamp(response: Response): Response {
  const stamped = new Response(response.body, response);
  stamped.headers.set("content-security-policy", contentSecurityPolicy({}));
  for (const [name, value] of fixedSecurityHeaders) stamped.headers.set(name, value);
  stamped.headers.set("referrer-policy", "same-origin");
  if (!stamped.headers.has("cache-control")) stamped.headers.set("cache-control", "no-store");
  return stamped;
}

const plain = (status: number, text: string, headers = {}) => new Response(`${text}\n`, { status, headers });

/** The demonstration's key is valid only on a demonstration machine. */
const isOpen = ({ OFFICE_KEY: key, DEMO }: OfficeEnv): boolean =>
  Boolean(key) && (DEMO === "1" || !key?.startsWith("demo-"));

export default {
  async fetch(request: Request, env: OfficeEnv): Promise<Response> {
    if (!isOpen(env)) return stamp(plain(403, "The office is closed."));
    if (!["GET", "HEAD", "POST"].includes(request.method))
      return stamp(plain(405, "This method is not served here.", { allow: "GET, HEAD, POST" }));
    if (request.method === "POST" && isForged(request))
      return stamp(plain(403, "This form was not sent by a page of the office."));
    return stamp(await office(request, env));
  },
};
