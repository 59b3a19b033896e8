import { redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { loadPrograms, programsPath } from "~/loaders/agents/programs.server";

/** Ends the access of a program, with all its tokens. */
export async function endProgram(context: PrivateContext, args: PageArgs & { form: FormData }) {
  const ended = await context.services.programs.end(String(args.form.get("program")).slice(0, 64).toWellFormed());
  if (ended.ok) return redirect(`${programsPath}?done=ended`, 303);
  context.setErrorStatus(503);
  return loadPrograms(context, args);
}
