/** `/citation-search/{alias}/…`: citations behind a search engine's API (C-CITE-06 to C-CITE-08). */
import { citationAlias, type SearchAnswer, type SearchFailure } from "@contracts/catalogue/citations";
import { type Context, Hono } from "hono";
import type { ServicesApp } from "../../env";
import { parseJson, readText } from "../../shared/body";
import { reportFault } from "../../shared/report-fault";
import { equalSecrets } from "../../shared/secrets";
import { executeSearch } from "./execute";
import { badArgument, badRequest, failure, type Outcome } from "./failure";
import { renderTemplate } from "./templates";

const bodyCap = 1024 * 1024;
const maxSearches = 50;
/** Default scheme of the Authorization header; other search engines use other schemes. */
const usualScheme = "ApiKey";

type SearchContext = Context<ServicesApp>;

export const citationSearch = new Hono<ServicesApp>();

citationSearch.use("/:alias/*", async (c, next) => {
  const [scheme = "", key = ""] = (c.req.header("authorization") ?? "").split(" ");
  const wanted = c.env.CITATION_SEARCH_SCHEME ?? usualScheme;
  if (scheme.toLowerCase() !== wanted.toLowerCase() || !(await equalSecrets(key, c.env.CITATION_SEARCH_KEY))) {
    c.header("www-authenticate", wanted);
    return c.json(
      failure(
        401,
        "security_exception",
        `missing or wrong authentication credentials for REST request [${c.req.path}]`,
      ),
      401,
    );
  }
  const alias = c.req.param("alias");
  if (alias !== citationAlias)
    return c.json(failure(404, "index_not_found_exception", `no such index [${alias}]`), 404);
  return next();
});

citationSearch.post("/:alias/_search", (c) => single(c, (body) => ({ ok: true, value: body })));
citationSearch.post("/:alias/_search/template", (c) => single(c, renderTemplate));
citationSearch.post("/:alias/_msearch", (c) => multiple(c, (body) => ({ ok: true, value: body })));
citationSearch.post("/:alias/_msearch/template", (c) => multiple(c, renderTemplate));
citationSearch.all("/:alias/*", (c) =>
  c.json(badArgument(`no handler found for uri [${c.req.path}] and method [${c.req.method}]`), 400),
);

citationSearch.onError((error, c) => {
  reportFault("citation search failed", error);
  return c.json(failure(500, "search_phase_execution_exception", "all shards failed"), 500);
});

type Prepare = (body: unknown) => Outcome<unknown>;

async function run(c: SearchContext, body: unknown, prepare: Prepare): Promise<SearchAnswer | SearchFailure> {
  const prepared = prepare(body);
  if (!prepared.ok) return prepared.failure;
  const outcome = await executeSearch(c.env, citationAlias, prepared.value);
  return outcome.ok ? outcome.value : outcome.failure;
}

async function single(c: SearchContext, prepare: Prepare): Promise<Response> {
  const text = await readText(c.req.raw, bodyCap);
  if (!text.ok) return c.json(failure(413, "content_too_long_exception", "entity content is too long"), 413);
  const body = text.value.trim() === "" ? { ok: true as const, value: {} } : parseJson(text.value);
  if (!body.ok) return c.json(badRequest("request body is not JSON"), 400);
  const answer = await run(c, body.value, prepare);
  return "error" in answer
    ? new Response(JSON.stringify(answer), { status: answer.status, headers: { "content-type": "application/json" } })
    : c.json(answer);
}

/**
 * Handles pairs of lines, header and body; a header may be `{}` or empty. A failed search does not affect the others.
 */
async function multiple(c: SearchContext, prepare: Prepare): Promise<Response> {
  const started = Date.now();
  const text = await readText(c.req.raw, bodyCap);
  if (!text.ok) return c.json(failure(413, "content_too_long_exception", "entity content is too long"), 413);
  if (!text.value.endsWith("\n"))
    return c.json(badArgument("The msearch request must be terminated by a newline [\n]"), 400);
  const lines = text.value
    .slice(0, -1)
    .split("\n")
    .map((line) => line.trim());
  if (lines.length % 2 !== 0)
    return c.json(badArgument("The msearch request must hold a header and a body line for each search"), 400);
  if (lines.length / 2 > maxSearches) return c.json(badArgument(`At most ${maxSearches} searches in one request`), 400);
  const responses: (SearchAnswer | SearchFailure)[] = [];
  for (let index = 0; index < lines.length; index += 2) {
    const header = parseJson(lines[index] || "{}");
    const body = parseJson(lines[index + 1] ?? "");
    if (!header.ok) return c.json(badArgument(`Malformed header of search ${index / 2}`), 400);
    responses.push(body.ok ? await run(c, body.value, prepare) : badRequest("request body is not JSON"));
  }
  return c.json({
    took: Date.now() - started,
    responses: responses.map((answer) => ("error" in answer ? answer : { ...answer, status: 200 })),
  });
}
