/** Addresses that programs call. They read no cookies and accept JSON or OAuth's forms. */

export const mcpPath = "/mcp";
export const ucpMcpPath = "/ucp/mcp";
export const ucpRestPath = "/ucp/v1";
export const ucpProfilePath = "/.well-known/ucp";

/** Page where a person takes over a basket. */
export const handOverPath = (id: string): string => `/cart/continue/${id}`;

const calls: readonly string[] = [mcpPath, ucpMcpPath, "/oauth/token", "/oauth/register", "/oauth/revoke"];

/** True for an address whose calls come from programs, and not from pages of this site. */
export const isCallOfAgent = (pathname: string): boolean => calls.includes(pathname) || isRestCall(pathname);

export const isRestCall = (pathname: string): boolean => pathname.startsWith(`${ucpRestPath}/`);
