/** The form of `/methods`: its rows and a pasted list become the address of a kit. */
import { keptFormField } from "@domain/market/kept-form";
import { kitLimits } from "@domain/methods/kit";
import { kitHref, kitQuery, productItem, styleParameter } from "@domain/methods/kit-address";
import { readKit, rowsOfForm } from "@domain/methods/read-kit";
import { readBulkList } from "@domain/quick-add/bulk-list";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { textFields } from "~/loaders/form/form-fields.server";
import { loadKit } from "~/loaders/methods/kit.server";
import { methodsPage } from "~/loaders/methods/methods.server";

const otherFields = v.object({
  [styleParameter]: v.optional(v.pipe(v.string(), v.maxLength(40)), ""),
  paste: v.optional(v.pipe(v.string(), v.maxLength(20_000)), ""),
});

/** Rows above the limit of a kit are only counted. */
const maxRows = 1000;

/** Faulty rows are part of the address too; its page shows each fault beside its field. */
export async function changeKit(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const parsed = v.safeParse(otherFields, textFields(form));
  const { as: asked, paste } = parsed.success ? parsed.output : { as: "", paste: "" };
  // Shown again in another language, the list stays in its field.
  const isShown = form.has(keptFormField) && paste !== "";
  const pasted = readBulkList(isShown ? "" : paste).entries.flatMap(({ code }) => (code ? [productItem(code)] : []));
  const rows = [...rowsOfForm(form), ...pasted].slice(0, maxRows);
  const kit = readKit(new URLSearchParams(`${kitQuery(rows).slice(1)}&${styleParameter}=${encodeURIComponent(asked)}`));
  const href = kitHref(kit.items, kit.style);
  const problem = !parsed.success
    ? context.t("methods.pasteTooLong")
    : rows.length > kitLimits.items
      ? context.t("methods.leftOut", { count: kitLimits.items })
      : href.length > kitLimits.address
        ? context.t("methods.addressTooLong")
        : null;
  const isKit = problem === null && kit.unknownStyle === null;
  if (isKit && !isShown) throw redirect(href, 303);
  const typed = textFields(form).paste ?? "";
  const page = methodsPage(context, { ...kit, leftOut: 0 }, await loadKit(context, kit), { problem, paste: typed });
  return data(page, { status: isKit ? 200 : 400 });
}
