/** Stored and inline search templates. */
import { citationLimits, citationTemplates, templateCall } from "@contracts/catalogue/citations";
import * as v from "valibot";
import { badArgument, badRequest, done, failed, failure, type Outcome } from "./failure";

const codes = v.optional(
  v.union([
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(",")
          .map((item) => item.trim())
          .filter((item) => item !== ""),
      ),
    ),
    v.array(v.string()),
  ]),
  [],
);
const whole = (usual: number) =>
  v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^[0-9]{1,6}$/), v.transform(Number))]),
      v.integer(),
      v.minValue(0),
    ),
    usual,
  );
const params = v.object({
  productid: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  from: whole(0),
  size: whole(citationLimits.defaultLimit),
  application: codes,
  reactants: codes,
});
type Params = v.InferOutput<typeof params>;

const newestFirst = [{ year: "desc" }, { id: "asc" }];

function filters({ productid, application, reactants }: Params): unknown[] {
  return [
    { term: { productid } },
    ...(application.length > 0 ? [{ terms: { applications: application } }] : []),
    ...(reactants.length > 0 ? [{ terms: { reactants } }] : []),
  ];
}

/** Bodies of the stored templates. Another search engine can hold the same templates under these ids. */
const stored: Readonly<Record<string, (params: Params) => unknown>> = {
  // Filters apply after the counts, so choosing a value does not remove the others.
  [citationTemplates.list]: (given) => ({
    from: given.from,
    size: given.size,
    query: { bool: { filter: [{ term: { productid: given.productid } }] } },
    post_filter: { bool: { filter: filters(given) } },
    sort: newestFirst,
    aggs: {
      applications: { terms: { field: "applications", size: 50 } },
      reactants: { terms: { field: "reactants", size: 50 } },
    },
  }),
  [citationTemplates.count]: ({ productid }) => ({ size: 0, query: { bool: { filter: [{ term: { productid } }] } } }),
  [citationTemplates.images]: (given) => ({
    size: 200,
    query: { bool: { filter: [...filters(given), { exists: { field: "figure" } }] } },
    sort: newestFirst,
  }),
};

/** Search body of a template call. */
export function renderTemplate(call: unknown): Outcome<unknown> {
  const parsed = v.safeParse(templateCall, call);
  if (!parsed.success) return failed(badRequest(`[search_template] malformed: ${parsed.issues[0].message}`));
  const { id, source, params: given } = parsed.output;
  if (id !== undefined) {
    const template = Object.hasOwn(stored, id) ? stored[id] : undefined;
    if (!template)
      return failed(failure(404, "resource_not_found_exception", `unable to find script [${id}] in cluster state`));
    const values = v.safeParse(params, given);
    if (!values.success)
      return failed(badArgument(`[${id}] params: ${v.getDotPath(values.issues[0]) ?? ""} ${values.issues[0].message}`));
    return done(template(values.output));
  }
  if (source === undefined) return failed(badArgument("template is missing"));
  return renderSource(typeof source === "string" ? source : JSON.stringify(source), given);
}

/**
 * Renders inline templates: `{{name}}` inside texts and `{{#toJson}}name{{/toJson}}` for values. Sections are not
 * supported.
 */
function renderSource(source: string, given: v.InferOutput<typeof templateCall>["params"]): Outcome<unknown> {
  const paramOf = (name: string) => (Object.hasOwn(given, name) ? given[name] : undefined);
  const text = source
    .replace(/"?\{\{#toJson\}\}([A-Za-z0-9_.]+)\{\{\/toJson\}\}"?/g, (_, name: string) =>
      JSON.stringify(paramOf(name) ?? null),
    )
    .replace(/\{\{([A-Za-z0-9_.]+)\}\}/g, (_, name: string) =>
      JSON.stringify(String(paramOf(name) ?? "")).slice(1, -1),
    );
  if (text.includes("{{"))
    return failed(badArgument("Only {{name}} and {{#toJson}} are supported in inline templates"));
  try {
    return done(JSON.parse(text));
  } catch {
    return failed(badRequest("template does not render to JSON"));
  }
}
