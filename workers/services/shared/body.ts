/** Reads request bodies with a size limit that also applies without a Content-Length. */
import * as v from "valibot";
import { invalidInput, tooLarge } from "./problems";

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly response: Response };

/** Limit of API requests; an update of 500 actions fits. */
const apiBodyCap = 256 * 1024;

/** The body as text, or a 413 above `capBytes`. */
export async function readText(request: Request, capBytes: number): Promise<Read<string>> {
  if (Number(request.headers.get("content-length") ?? 0) > capBytes) return { ok: false, response: tooLarge(capBytes) };
  if (!request.body) return { ok: true, value: "" };
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > capBytes) {
      await reader.cancel();
      return { ok: false, response: tooLarge(capBytes) };
    }
    text += decoder.decode(value, { stream: true });
  }
  return { ok: true, value: text + decoder.decode() };
}

/** A JSON body that matches a schema, or a 400 with the first mismatch; `refuse` can build another response. */
export async function readJson<S extends v.GenericSchema>(
  request: Request,
  schema: S,
  capBytes = apiBodyCap,
  refuse: (issues: Issues) => Response = refuseByFirst,
): Promise<Read<v.InferOutput<S>>> {
  const text = await readText(request, capBytes);
  if (!text.ok) return text;
  const json = parseJson(text.value);
  if (!json.ok) return { ok: false, response: invalidInput("Request body is not JSON.") };
  const parsed = v.safeParse(schema, json.value);
  if (parsed.success) return { ok: true, value: parsed.output };
  return { ok: false, response: refuse(parsed.issues) };
}

type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]];

const refuseByFirst = ([first]: Issues): Response =>
  invalidInput(`Request body does not match: ${describeIssue(first)}`);

/** Numbers of this form may be too large for JavaScript. */
const perhapsInfinite = /\de\+?\d{3}|\d{309}/i;

/** `ok: false` for invalid JSON, and for numbers that would become infinite, which JSON cannot represent. */
export function parseJson(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: perhapsInfinite.test(text) ? JSON.parse(text, finite) : JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}

function finite(_: string, value: unknown): unknown {
  if (typeof value === "number" && !Number.isFinite(value)) throw new RangeError("a number is too large");
  return value;
}

/** "actions.0.sku: Invalid format …", cut to 200 characters. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return `${path ? `${path}: ` : ""}${issue.message}`.slice(0, 200);
}
