/** Parses gateway responses against their contract; an invalid one is a failure. */
import * as v from "valibot";
import type { ApiAnswer } from "./calls";
import { failureOf } from "./failures";
import type { CommerceResult } from "./types";

export async function documentOf<S extends v.GenericSchema>(
  answer: Promise<ApiAnswer>,
  schema: S,
): Promise<CommerceResult<v.InferOutput<S>>> {
  const result = await answer;
  if (!result.ok) return result;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), result.response.text);
  if (!parsed.success) return failureOf({ ...result.response, status: 502, text: "{}" });
  return { ok: true, value: parsed.output };
}
