/** Parses requests: JSON with POST; with GET the same JSON, or query parameters. */
import { searchLimits } from "@contracts/search/search";
import { bytesAtMost } from "@domain/http/bytes-at-most";
import { parseJson } from "../../shared/body";

export type Body =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly status: 400 | 413; readonly error: string };

/** No real search nests deeper. Checked before any recursion. */
const maxDepth = 32;

export async function readBody(request: Request, maxBytes: number = searchLimits.payloadBytes): Promise<Body> {
  const bytes = await bytesAtMost(request.body, maxBytes);
  if (bytes === null) return { ok: false, status: 413, error: "Request body is too large" };
  const text = new TextDecoder().decode(bytes).trim();
  if (text === "") return { ok: true, value: request.method === "GET" ? queryParameters(new URL(request.url)) : {} };
  const json = parseJson(text);
  if (!json.ok) return { ok: false, status: 400, error: "Request body is not valid JSON" };
  return isDeep(json.value) ? { ok: false, status: 400, error: "JSON is nested too deeply" } : json;
}

function isDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true;
    level = level.flatMap((entry) => (typeof entry === "object" && entry !== null ? Object.values(entry) : []));
  }
  return false;
}

/**
 * Query parameters as an object: `page[size]=3` nests, `tags[]=a` collects a list, and JSON numbers, objects, lists and
 * booleans are parsed. The query itself stays text.
 */
function queryParameters(url: URL): Record<string, unknown> {
  const root: Record<string, unknown> = Object.create(null);
  for (const [name, text] of url.searchParams) {
    const path = name.split(/\[|\]\[?/).filter((part, index) => index === 0 || part !== "" || name.endsWith("[]"));
    if (path.length > maxDepth) continue;
    place(
      root,
      name.endsWith("[]") ? [...path.filter((part) => part !== ""), ""] : path,
      name === "query" ? text : jsonOr(text),
    );
  }
  return { ...root };
}

function place(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [head = "", ...rest] = path;
  if (rest.length === 0) target[head] = value;
  else if (rest.length === 1 && rest[0] === "") {
    const list = target[head];
    target[head] = Array.isArray(list) ? [...list, value] : [value];
  } else {
    const inner: Record<string, unknown> = Object.create(null);
    const known = target[head];
    if (typeof known === "object" && known !== null && !Array.isArray(known)) Object.assign(inner, known);
    place(inner, rest, value);
    target[head] = inner;
  }
}

function jsonOr(text: string): unknown {
  if (!/^(?:[[{]|-?\d|true$|false$)/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
