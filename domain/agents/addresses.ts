/** Addresses that programs call. They read no cookies and take JSON. */

export const mcpPath = "/mcp";
export const ucpMcpPath = "/ucp/mcp";
export const ucpProfilePath = "/.well-known/ucp";

/** Page where a person takes over a basket. */
export const handOverPath = (id: string): string => `/cart/continue/${id}`;

const calls: readonly string[] = [mcpPath, ucpMcpPath];

/** True for an address whose calls come from programs, and not from pages of this site. */
export const isCallOfAgent = (pathname: string): boolean => calls.includes(pathname);
