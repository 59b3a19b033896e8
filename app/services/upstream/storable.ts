/** Checks of an answer with status 200 before it is stored. */
import * as v from "valibot";

/** A proxy or a broken service may send 200 with anything, so require JSON. */
export function isJson(body: string): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

/** True for JSON other than an empty object or list. */
export const notEmpty = (body: string) => body.length > 2 && isJson(body);

/** True for an answer that the schema accepts. */
export const fits = (schema: v.GenericSchema) => (body: string) =>
  v.is(v.pipe(v.string(), v.parseJson(), schema), body);

/**
 * GraphQL returns 200 with `errors` and partial data: usable for this page, but not stored. A broken connection can
 * also leave a 200 with incomplete text.
 */
export function isWholeGraphqlAnswer(body: string): boolean {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === "object" && answer !== null && "data" in answer && !("errors" in answer);
  } catch {
    return false;
  }
}
