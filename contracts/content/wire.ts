/** Converts GraphQL responses to entries: `fConnection { edges { node } }` becomes `f: [node]`. */

const suffix = "Connection";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function nodesOf(connection: unknown): unknown[] {
  if (!isRecord(connection) || !Array.isArray(connection.edges)) return [];
  return connection.edges.map((edge) => (isRecord(edge) ? unwrapConnections(edge.node) : null));
}

/** Unwraps every connection; rich-text documents (`json`) pass through unchanged. */
export function unwrapConnections(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrapConnections);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    if (key === "json") return [key, inner];
    if (key.endsWith(suffix)) return [key.slice(0, -suffix.length), nodesOf(inner)];
    return [key, unwrapConnections(inner)];
  });
  return Object.fromEntries(entries);
}
