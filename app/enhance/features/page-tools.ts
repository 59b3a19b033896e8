/**
 * Offers the tools of `/mcp` to an agent of the browser (WebMCP). They only read and draft links; they place no orders
 * and receive no visitor data.
 */
import * as v from "valibot";

interface PageTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly annotations: { readonly readOnlyHint: true };
  execute(input: object): Promise<unknown>;
}

interface ModelContext {
  registerTool?(tool: PageTool): void;
}

const listed = v.object({
  result: v.object({
    tools: v.array(v.looseObject({ name: v.string(), description: v.string(), inputSchema: v.looseObject({}) })),
  }),
});
const called = v.object({ result: v.looseObject({ content: v.array(v.unknown()) }) });

/** Tools that need an account require a program's token. */
const ofAccounts: readonly string[] = ["get_quote"];

export async function offerTools(): Promise<void> {
  const context = (document as Document & { readonly modelContext?: ModelContext }).modelContext;
  if (!context?.registerTool) return;
  const { result } = v.parse(listed, await call("tools/list"));
  for (const { name, description, inputSchema } of result.tools) {
    if (ofAccounts.includes(name)) continue;
    context.registerTool({
      ...{ name, description, inputSchema, annotations: { readOnlyHint: true } },
      execute: async (input) => v.parse(called, await call("tools/call", { name, arguments: input })).result,
    });
  }
}

async function call(method: string, params?: object): Promise<unknown> {
  const response = await fetch("/mcp", {
    method: "POST",
    credentials: "omit",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, ...(params && { params }) }),
  });
  return response.json();
}
