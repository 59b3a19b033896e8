/** The REST binding of the Universal Commerce Protocol: which address is which operation. */
import type { UcpTool } from "@contracts/agents/ucp-tools";

interface RestOperation {
  readonly method: "GET" | "POST" | "PUT";
  /** Below the base address; `{id}` is a segment. */
  readonly path: string;
  readonly tool: UcpTool;
  /** Name of the operation's input that the body becomes; absent without a body. */
  readonly body?: "catalog" | "cart" | "checkout";
  readonly status: 200 | 201;
}

export const restOperations: readonly RestOperation[] = [
  { method: "POST", path: "/catalog/search", tool: "search_catalog", body: "catalog", status: 200 },
  { method: "POST", path: "/catalog/lookup", tool: "lookup_catalog", body: "catalog", status: 200 },
  { method: "POST", path: "/catalog/product", tool: "get_product", body: "catalog", status: 200 },
  { method: "POST", path: "/carts", tool: "create_cart", body: "cart", status: 201 },
  { method: "GET", path: "/carts/{id}", tool: "get_cart", status: 200 },
  { method: "PUT", path: "/carts/{id}", tool: "update_cart", body: "cart", status: 200 },
  { method: "POST", path: "/carts/{id}/cancel", tool: "cancel_cart", status: 200 },
  { method: "POST", path: "/checkout-sessions", tool: "create_checkout", body: "checkout", status: 201 },
  { method: "GET", path: "/checkout-sessions/{id}", tool: "get_checkout", status: 200 },
  { method: "PUT", path: "/checkout-sessions/{id}", tool: "update_checkout", body: "checkout", status: 200 },
  {
    method: "POST",
    path: "/checkout-sessions/{id}/complete",
    tool: "complete_checkout",
    body: "checkout",
    status: 200,
  },
  { method: "POST", path: "/checkout-sessions/{id}/cancel", tool: "cancel_checkout", status: 200 },
  { method: "GET", path: "/orders/{id}", tool: "get_order", status: 200 },
];

interface Matched {
  readonly operation: RestOperation;
  readonly id: string | null;
}

/** @returns the operation; the methods that the address accepts; or null for an unknown address */
export function restOperationOf(method: string, path: string): Matched | readonly string[] | null {
  const asked = path.split("/");
  const fitting = restOperations.filter(({ path: template }) => {
    const parts = template.split("/");
    return parts.length === asked.length && parts.every((part, at) => part === asked[at] || isId(part, asked[at]));
  });
  if (fitting.length === 0) return null;
  const operation = fitting.find((one) => one.method === method);
  if (!operation) return fitting.map((one) => one.method);
  const at = operation.path.split("/").indexOf("{id}");
  return { operation, id: at < 0 ? null : (asked[at] ?? null) };
}

const isId = (part: string, asked: string | undefined): boolean =>
  part === "{id}" && asked !== undefined && asked !== "";

interface ObjectSchema {
  readonly properties: Readonly<Record<string, object>>;
}

/** OpenAPI 3.1 of the binding. @param schemas JSON Schemas of the operations' input, by operation */
export function openApiOf(
  origin: string,
  base: string,
  schemas: Readonly<Record<UcpTool, ObjectSchema>>,
  words: Readonly<Record<UcpTool, { readonly title: string; readonly description: string; readonly scope?: string }>>,
) {
  const paths: Record<string, Record<string, object>> = {};
  for (const { method, path, tool, body, status } of restOperations) {
    const { title, description, scope } = words[tool];
    const writes = method !== "GET";
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        operationId: tool,
        summary: title,
        description,
        parameters: [
          { $ref: "#/components/parameters/agent" },
          ...(writes ? [{ $ref: "#/components/parameters/key" }] : []),
          ...(path.includes("{id}")
            ? [{ name: "id", in: "path", required: true, schema: schemas[tool].properties.id ?? { type: "string" } }]
            : []),
        ],
        ...(body && {
          requestBody: {
            required: tool !== "complete_checkout",
            content: { "application/json": { schema: schemas[tool].properties[body] } },
          },
        }),
        responses: {
          ...(status === 201 && { 200: { description: "Why nothing was made", content: json("result") } }),
          [status]: {
            description: status === 201 ? "What was made" : "The result, or why there is none",
            content: json("result"),
          },
          ...Object.fromEntries([400, ...(scope ? [401, 403] : []), 409, 429, 503].map((code) => [code, refusal])),
        },
        ...(scope && { security: [{ account: [scope] }] }),
      },
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Benchside shop",
      version: "2026-08-25",
      description: "REST binding of the Universal Commerce Protocol.",
    },
    servers: [{ url: origin + base }],
    paths,
    components: {
      parameters: {
        agent: {
          ...{ name: "UCP-Agent", in: "header", required: true, schema: { type: "string" } },
          description: 'Address of the agent\'s profile: profile="https://agent.example/profile.json"',
        },
        key: {
          ...{ name: "Idempotency-Key", in: "header", required: false },
          schema: { type: "string", minLength: 8, maxLength: 128 },
          description: "A write with the same key is carried out once in 48 hours.",
        },
      },
      schemas: {
        message: {
          type: "object",
          required: ["type", "code", "content"],
          properties: {
            type: { enum: ["error", "warning", "info"] },
            code: { type: "string" },
            content: { type: "string" },
            path: { type: "string" },
            severity: { type: "string" },
          },
        },
        result: {
          type: "object",
          required: ["ucp"],
          properties: {
            ucp: { type: "object" },
            messages: { type: "array", items: { $ref: "#/components/schemas/message" } },
          },
        },
        refusal: {
          type: "object",
          required: ["messages"],
          properties: { messages: { type: "array", items: { $ref: "#/components/schemas/message" } } },
        },
      },
      securitySchemes: {
        account: {
          type: "oauth2",
          flows: {
            authorizationCode: {
              authorizationUrl: `${origin}/oauth/authorize`,
              tokenUrl: `${origin}/oauth/token`,
              refreshUrl: `${origin}/oauth/token`,
              scopes: Object.fromEntries(
                Object.values(words).flatMap(({ scope, title }) => (scope ? [[scope, title]] : [])),
              ),
            },
          },
        },
      },
    },
  };
}

const json = (name: string) => ({ "application/json": { schema: { $ref: `#/components/schemas/${name}` } } });
const refusal = { description: "Why the request was not carried out", content: json("refusal") };
