import { describe, expect, it } from "vitest";
import { answerMcp, type McpServer, statelessVersion } from "./mcp";

const server: McpServer = {
  name: "shop",
  version: "1",
  title: "Shop",
  instructions: "A shop.",
  tools: [
    {
      name: "find",
      title: "Find",
      description: "Finds.",
      inputSchema: { type: "object" },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
  ],
  call: async (name, input) =>
    input.faulty
      ? { status: 400, code: -32001, message: "no profile" }
      : { content: [{ type: "text", text: `${name} ${JSON.stringify(input)}` }] },
};

const meta = {
  _meta: {
    "io.modelcontextprotocol/protocolVersion": statelessVersion,
    "io.modelcontextprotocol/clientCapabilities": {},
  },
};

type Members = Record<string, unknown>;

async function ask(body: Members | string, headers: Record<string, string> = {}) {
  const text = typeof body === "string" ? body : JSON.stringify({ jsonrpc: "2.0", id: 7, ...body });
  const answer = await answerMcp(server, new Headers(headers), text);
  const { result, error, id } = (answer.body ?? {}) as { result?: Members; error?: Members; id?: unknown };
  return { ...answer, result, error, id };
}

const stateless = (method: string, params: Members = {}, headers: Record<string, string> = {}) =>
  ask(
    { method, params: { ...meta, ...params } },
    {
      "mcp-protocol-version": statelessVersion,
      "mcp-method": method,
      ...(typeof params.name === "string" && { "mcp-name": params.name }),
      ...headers,
    },
  );

describe("the protocol without sessions", () => {
  it("reports versions, capabilities and its name", async () => {
    const { status, result } = await stateless("server/discover");
    expect(status).toBe(200);
    expect(result).toMatchObject({
      resultType: "complete",
      capabilities: { tools: {} },
      cacheScope: "public",
      _meta: { "io.modelcontextprotocol/serverInfo": { name: "shop", version: "1" } },
    });
    expect(result?.supportedVersions).toContain(statelessVersion);
  });

  it("lists and calls tools", async () => {
    expect((await stateless("tools/list")).result).toMatchObject({ tools: server.tools, ttlMs: 300_000 });
    const called = await stateless("tools/call", { name: "find", arguments: { a: 1 } });
    expect(called.result).toMatchObject({ resultType: "complete", content: [{ text: 'find {"a":1}' }] });
    expect(called.tool).toBe("find");
  });

  it.each([
    ["another method", "tools/list", {}, { "mcp-method": "prompts/list" }],
    ["the method in another case", "tools/list", {}, { "mcp-method": "TOOLS/LIST" }],
    ["another tool", "tools/call", { name: "find" }, { "mcp-name": "sell" }],
    ["no tool", "tools/call", { name: "find" }, { "mcp-name": "" }],
  ])("refuses a header with %s", async (_, method, params, headers) => {
    const answer = await stateless(method, params, headers as Record<string, string>);
    expect([answer.status, answer.error?.code]).toEqual([400, -32_020]);
  });

  it("refuses a call that states its version only in the body", async () => {
    const { status, error } = await ask({ method: "tools/list", params: meta });
    expect([status, error?.code]).toEqual([400, -32_020]);
  });

  it("refuses unknown versions and lists the supported ones", async () => {
    const { status, error } = await stateless("tools/list", {}, { "mcp-protocol-version": "2099-01-01" });
    expect([status, error?.code]).toEqual([400, -32_022]);
    expect(error?.data).toMatchObject({
      requested: "2099-01-01",
      supported: expect.arrayContaining([statelessVersion]),
    });
  });

  it("refuses a body without its metadata", async () => {
    const headers = { "mcp-protocol-version": statelessVersion, "mcp-method": "tools/list" };
    const { status, error, id } = await ask({ method: "tools/list" }, headers);
    expect([status, error?.code, id]).toEqual([400, -32_602, 7]);
  });

  it.each(["initialize", "ping", "logging/setLevel", "prompts/list", "nothing"])("has no method %s", async (method) => {
    const { status, error } = await stateless(method);
    expect([status, error?.code]).toEqual([404, -32_601]);
  });
});

describe("the older protocol", () => {
  it("accepts a handshake but does not need one", async () => {
    const { result } = await ask({ method: "initialize", params: { protocolVersion: "2025-06-18" } });
    expect(result).toMatchObject({ protocolVersion: "2025-06-18", serverInfo: { name: "shop" } });
    expect((await ask({ method: "ping" })).result).toEqual({});
    expect((await ask({ method: "tools/list" })).result).toEqual({ tools: server.tools });
    expect((await ask({ method: "tools/call", params: { name: "find" } })).result).toMatchObject({
      content: [{ text: "find {}" }],
    });
  });

  it("offers its newest version to a client with an unknown one", async () => {
    const { result } = await ask({ method: "initialize", params: { protocolVersion: "1999-01-01" } });
    expect(result?.protocolVersion).toBe("2025-11-25");
  });

  it("accepts notifications and sends no response", async () => {
    const notification = { id: undefined, method: "notifications/initialized" };
    expect(await ask(notification)).toMatchObject({ status: 202, body: null });
  });

  it("reports unknown tools and methods as errors of the call", async () => {
    expect((await ask({ method: "tools/call", params: { name: "rm" } })).error?.code).toBe(-32_602);
    expect((await ask({ method: "x" })).error?.code).toBe(-32_601);
  });
});

it("faults of a call set the HTTP status", async () => {
  const faulty = { method: "tools/call", params: { name: "find", arguments: { faulty: true } } };
  expect(await ask(faulty)).toMatchObject({ status: 400, error: { code: -32_001 }, tool: "find" });
});

it.each([
  ["{", -32_700],
  ["[]", -32_600],
  ['{"jsonrpc":"1.0","id":1,"method":"ping"}', -32_600],
  ['{"jsonrpc":"2.0","id":{},"method":"ping"}', -32_600],
  ["null", -32_600],
])("a body that is not a request is refused: %s", async (body, code) => {
  const { status, error } = await ask(body);
  expect([status, error?.code]).toEqual([400, code]);
});
