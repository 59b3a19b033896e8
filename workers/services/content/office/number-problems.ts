/** Problems of product numbers in an entry that the shop does not have or does not sell. */
import { namedNumbers, wrongNumbers } from "@domain/desk/named-numbers";
import type { Context } from "hono";
import type { OfficeApp } from "../../permission";
import type { Problem } from "../import/problems";
import type { Entry } from "./entry";

type Named = Pick<Entry, "type" | "fields">;

/** Name of the checkbox that accepts such numbers. */
const accepted = "wrongNumbers";

/** One problem for each field, with the path of its form field. */
export async function numberProblems(
  c: Pick<Context<OfficeApp>, "env" | "get">,
  entries: readonly Named[],
): Promise<readonly Problem[]> {
  const named = entries.flatMap(({ type, fields }) => namedNumbers(type.uid, type.fields, fields));
  if (named.length === 0) return [];
  const known = await c.get("knownNumbers")(c.env, [...new Set(named.flatMap(({ numbers }) => numbers))]);
  if (!known) return [];
  return named.flatMap((field) => {
    const message = wrongNumbers(field, known);
    return message ? [{ path: `fields.${field.path}`, message }] : [];
  });
}

export const savedAnyway: Problem = {
  path: accepted,
  message: "Such numbers show nothing in the shop. Tick this to save them as they are.",
};

/** Combines all problems into one beside the checkbox, for a form without the entry's fields. */
export function publishedAnyway(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length === 0) return [];
  const said = problems.map(({ path, message }) => `${path.replace(/^fields\./, "")}: ${message}`).join(" ");
  return [{ path: accepted, message: `${said} Such numbers show nothing in the shop. Tick this to go on as it is.` }];
}
