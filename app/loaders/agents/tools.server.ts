/** The tools of `/mcp`: their descriptions and functions. Descriptions hold no text of editors or customers. */

import { type ToolInput, type ToolMarket, type ToolName, toolInputs } from "@contracts/agents/reagent-tools";
import schemas from "@contracts/agents/reagent-tools.schemas.json";
import type { ProgramAccess, ProgramScope } from "@contracts/customers/programs";
import { maxPdfPages } from "@contracts/values/limits";
import { rpcErrors } from "@domain/agents/json-rpc";
import { foreignCursor } from "@domain/agents/lists/list-cursor";
import type { CallFault, ToolDescription, ToolResult } from "@domain/agents/mcp";
import { readWorkbook } from "@domain/quick-add/office/workbook";
import { sentenceOf } from "@domain/refusals/sentence";
import * as v from "valibot";
import type { PrivateContext, PublicContext } from "~/context/request/types";
import { requireSellingSettings } from "~/loaders/settings/selling-settings.server";
import { ServiceFailure } from "~/services/service-failure";
import { alternativeFacts } from "./alternatives.server";
import { readUse } from "./chosen-use.server";
import { documentsOf, methodsFacts } from "./documents.server";
import { availabilityFacts, draftFacts, lineFacts } from "./lines.server";
import { contextOfMarket } from "./market.server";
import { type ChosenUse, findReagent, reagentFacts } from "./reagent.server";
import { searchFacts } from "./search.server";
import { readQuote } from "./ucp-order.server";

/** Result of a tool, or the reason why there is none. */
type Outcome = { readonly ok: true; readonly value: object } | { readonly ok: false; readonly message: string };

const found = (value: object): Outcome => ({ ok: true, value });
const refused = (message: string): Outcome => ({ ok: false, message });
const unanswered = refused("The catalog cannot be searched at the moment. Please call again in a minute.");

type Documents = PrivateContext["services"]["documents"];

interface Tool<N extends ToolName> {
  readonly title: string;
  readonly description: string;
  readonly run: (context: PublicContext, input: ToolInput<N>, documents: Documents) => Promise<Outcome>;
}

/** Tools whose results do not depend on what is sold where. */
const factTools: ReadonlySet<ToolName> = new Set(["get_documents", "methods_text"]);

/** Tools that read an account. */
const quotesScope = "example.benchside.procurement:quotes" satisfies ProgramScope;

interface ToolCaller {
  readonly access: ProgramAccess | null;
  readonly bearer: string | null;
}

const tools: { readonly [N in Exclude<ToolName, "get_quote">]: Tool<N> } = {
  search_reagents: {
    title: "Search reagents",
    description:
      "Finds antibodies, kits and other reagents by target, modification, clone, method or number. Returns number, applications, species, and the price or the reason why there is none, in pages: `next_cursor` is null on the last.",
    run: (context, { query, limit, cursor, ...use }) =>
      withUse(use, async (chosen) => {
        const facts = await searchFacts(context, { query, limit, ...chosen }, cursor);
        if (!facts) return unanswered;
        if (facts.kind === "refused") return refused(facts.message);
        return facts.kind === "product" ? factsOf(context, facts.number, chosen) : found(facts);
      }),
  },
  get_reagent: {
    title: "Get a reagent",
    description:
      "All facts of one product: identifiers, sizes with price, availability and selling rule in a country, and the verdict of its tests for each application and species, including failures.",
    run: (context, { id, ...use }) => withUse(use, (chosen) => factsOf(context, id, chosen)),
  },
  get_documents: {
    title: "Get documents",
    description: "Datasheet, protocols, safety information, and the certificate of analysis of each recent lot.",
    run: (context, { id }) => withProduct(context, id, async (product) => found(await documentsOf(context, product))),
  },
  check_availability: {
    title: "Check availability",
    description: "Whether sizes may be bought in a country, the reason if not, and the expected ship date where known.",
    run: async (context, { items }) => found(await availabilityFacts(context, items)),
  },
  resolve_lines: {
    title: "Resolve lines",
    description:
      "Reads any text that names reagents and judges every line: exact, size chosen, former number, replacement, same clone, same target, not sold, several readings, not a reagent, not understood. Numbers of other makers are never treated as the shop's.",
    run: async (context, { text = "", workbook, pdf }, documents) => {
      const printed = pdf === undefined ? null : await documents.text(bytesOf(pdf));
      if (printed && !printed.ok) return refused(pdfRefusals[printed.code]);
      const cells = workbook === undefined ? "" : readWorkbook(bytesOf(workbook));
      if (cells === null) return refused("The workbook cannot be read. Send it as .xlsx, or its cells as text.");
      const whole = [text, cells, printed?.text].filter(Boolean).join("\n");
      if (whole.trim() === "") return refused("There is no text: give `text`, `workbook` or `pdf`.");
      const facts = await lineFacts(context, whole);
      return facts ? found(facts) : unanswered;
    },
  },
  find_alternatives: {
    title: "Find alternatives",
    description:
      "Successors, other formats of the clone, and products for the same target, each with its own verdicts, in pages: `next_cursor` is null on the last.",
    run: (context, { id, cursor, ...use }) =>
      withUse(use, (chosen) =>
        withProduct(context, id, async (product) => {
          const facts = await alternativeFacts(context, product, chosen, cursor);
          return facts ? found(facts) : refused(foreignCursor);
        }),
      ),
  },
  methods_text: {
    title: "Methods text",
    description: "The reagents of an experiment as the table or text that a journal asks for, with RRIDs and lots.",
    run: async (context, { items, style }) => {
      const facts = await methodsFacts(context, items, style);
      return facts.ok ? found(facts) : refused(facts.message);
    },
  },
  draft_basket: {
    title: "Draft a basket",
    description:
      "A link that opens the shop with these lines filled in. A person checks and adds them; nothing is bought.",
    run: async (context, { items }) => found(await draftFacts(context, items, "basket")),
  },
  draft_quote: {
    title: "Draft a quote",
    description: "A link that opens the shop with these lines, from which a person asks for a quote. Nothing is sent.",
    run: async (context, { items }) => found(await draftFacts(context, items, "quote")),
  },
};

const words: { readonly [N in ToolName]: Pick<Tool<N>, "title" | "description"> } = {
  ...tools,
  get_quote: {
    title: "Get a quote",
    description:
      "A quote of the account by its number: state, lines, prices and until when they are valid. Needs access to the account.",
  },
};

const names = Object.keys(toolInputs) as readonly ToolName[];

export const toolDescriptions: readonly ToolDescription[] = names.map((name) => ({
  name,
  title: words[name].title,
  description: words[name].description,
  inputSchema: schemas[name],
  annotations: { readOnlyHint: true, openWorldHint: false },
}));

/** Runs a tool by name. Invalid input is the caller's fault; an outage is reported as an outage. */
export async function callTool(
  context: PrivateContext,
  caller: ToolCaller,
  name: string,
  input: Readonly<Record<string, unknown>>,
): Promise<ToolResult | CallFault> {
  const known = names.find((one) => one === name);
  if (!known) return { status: 200, code: rpcErrors.params, message: "There is no such tool." };
  const parsed = v.safeParse(toolInputs[known], input);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return failed(`The input does not fit: ${v.getDotPath(issue) ?? "arguments"}: ${sentenceOf(issue)}`);
  }
  if (known === "get_quote") {
    return quoteOf(context, caller, (parsed.output as ToolInput<"get_quote">).number);
  }
  const market = await contextOfMarket(context, {
    ...(parsed.output as Partial<ToolMarket>),
    priceGroup: caller.access?.priceGroup,
  });
  if (!market.ok) return failed(market.message);
  try {
    if (!factTools.has(known)) await requireSellingSettings(market.context);
    const run = tools[known].run as (context: PublicContext, input: unknown, documents: Documents) => Promise<Outcome>;
    const outcome = await run(market.context, parsed.output, context.services.documents);
    if (!outcome.ok) return failed(outcome.message);
    return { content: [{ type: "text", text: JSON.stringify(outcome.value) }], structuredContent: outcome.value };
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    context.log.error("agents: a service failed", { tool: known, error });
    return failed("A service of the shop is unavailable at the moment. Please call again in a minute.");
  }
}

async function quoteOf(context: PrivateContext, caller: ToolCaller, number: string): Promise<ToolResult | CallFault> {
  if (!caller.access?.scopes.includes(quotesScope)) {
    const data = { code: caller.access ? "insufficient_scope" : "identity_required", scopes: [quotesScope] };
    const message = `This requires access to an account with the scope ${quotesScope}.`;
    return { status: caller.access ? 403 : 401, code: rpcErrors.refused, message, data };
  }
  const quote = await readQuote(context, caller, number);
  if (quote === null) return failed("Quotes cannot be read at the moment. Please call again in a minute.");
  if (quote === "none") return failed(`The account has no quote ${number}.`);
  return { content: [{ type: "text", text: JSON.stringify(quote) }], structuredContent: quote };
}

const pdfRefusals = {
  protected: "The PDF has a password. Send a copy without one, or its text.",
  broken: "The file is not a PDF, or is damaged. Send its text.",
  long: `The PDF has more than ${maxPdfPages} pages. Send the pages with the reagents, or their text.`,
  empty: "The PDF has no text. Send the text.",
  limit: "Too many PDFs in a minute. Send it again in a minute, or its text.",
  unavailable: "PDFs cannot be read at the moment. Send the text.",
} as const;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const failed = (text: string): ToolResult => ({ content: [{ type: "text", text }], isError: true });

async function withUse(use: ChosenUse, run: (chosen: ChosenUse) => Promise<Outcome>): Promise<Outcome> {
  const { application, species } = use;
  const read = readUse({ application, species });
  return read.ok ? run(read.value) : refused(read.message);
}

type FoundProduct = Extract<Awaited<ReturnType<typeof findReagent>>, { readonly kind: "found" }>["product"];

async function withProduct(
  context: PublicContext,
  id: string,
  run: (product: FoundProduct, asked: string) => Promise<Outcome>,
): Promise<Outcome> {
  const answer = await findReagent(context, id);
  switch (answer.kind) {
    case "found":
      return run(answer.product, answer.asked);
    case "removed":
      return refused(`The product ${id} was removed on ${answer.day}: ${answer.reason}`);
    case "several":
      return refused(`${id} names several products: ${answer.keys.join(", ")}.`);
    case "unknown":
      return refused(`No product is or was known as ${id}.`);
    default:
      return answer satisfies never;
  }
}

const factsOf = (context: PublicContext, id: string, chosen: ChosenUse): Promise<Outcome> =>
  withProduct(context, id, async (product, asked) =>
    found({ found_by: asked, ...(await reagentFacts(context, product, chosen)) }),
  );
