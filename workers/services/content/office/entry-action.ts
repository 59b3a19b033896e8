import type { Permission } from "@contracts/office/permissions";
import type { Context, Hono } from "hono";
import type * as v from "valibot";
import { type OfficeApp, requirePermission } from "../../permission";
import { readFields } from "../../shared/office/actions";
import { problemResponse } from "../../shared/problems";
import type { Problem } from "../import/problems";
import { type Desk, deskOf, entryOf } from "./desk-context";
import type { Entry } from "./entry";

/** Pages with many blocks, and pictures as text, make long forms. */
export const bodyCapBytes = 2 * 1024 * 1024;

interface Acting<Body> extends Desk {
  readonly c: Context<OfficeApp>;
  readonly entry: Entry;
  readonly body: Body;
}

/** Adds the route of an action on an entry, which checks permission and body and reads the entry. */
export function entryAction<S extends v.GenericSchema>(
  routes: Hono<OfficeApp>,
  { name, permission, schema }: { readonly name: string; readonly permission: Permission; readonly schema: S },
  run: (acting: Acting<v.InferOutput<S>>) => Promise<Response>,
): void {
  routes.post(`/:key/${name}`, requirePermission(permission), async (c) => {
    const body = await readFields(c.req.raw, schema, bodyCapBytes);
    if (!body.ok) return body.response;
    const desk = await deskOf(c.env);
    const entry = await entryOf(c, desk);
    return entry instanceof Response ? entry : run({ ...desk, c, entry, body: body.value });
  });
}

/** 400 with the problem of each field; names of form fields are paths of the entry's fields. */
export function refused(problems: readonly Problem[]): Response {
  const [first, ...others] = problems.map(({ path, message }) => ({ code: "InvalidInput", message, field: path }));
  return problemResponse(400, first ?? { code: "InvalidInput", message: "This cannot be stored." }, ...others);
}
