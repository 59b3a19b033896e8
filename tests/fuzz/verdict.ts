/** Finds the fault in a response to hostile input; null if there is none. */
import { foreignHost, mark, splitHeader } from "./hostile-values";

export interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly ms: number;
}

/** Longer than any page's time limit; nothing may hang. */
export const timeoutMs = 15_000;

export function wrongWith({ status, headers, body, ms }: Received): string | null {
  if (status >= 500) return `status ${status}`;
  if (ms > timeoutMs) return `${ms} ms`;
  if (headers[splitHeader] !== undefined) return "a header of the input's making";
  const type = String(headers["content-type"] ?? "");
  const isMarkup = /html|xml|svg/.test(type);
  if (isMarkup && body.includes(mark)) return `markup came back in ${type}`;
  if (/html/.test(type) && tagsOf(body).some((tag) => tag.includes("zqattr")))
    return "an attribute of the input's making";
  if (body !== "" && type === "" && status !== 304) return "a body without a type";
  const to = headers.location;
  if (typeof to === "string" && leadsTo(to)) return `a redirect to ${to}`;
  return null;
}

/** Tags without attribute values. */
function tagsOf(html: string): string[] {
  if (!html.includes("zqattr")) return [];
  return [...html.matchAll(/<[a-z][^\s>]*((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(([, inside = ""]) =>
    inside.replace(/="[^"]*"/g, ""),
  );
}

function leadsTo(location: string): boolean {
  try {
    const { hostname, protocol } = new URL(location, "http://localhost");
    return hostname === foreignHost || !/^https?:$/.test(protocol);
  } catch {
    return true;
  }
}
