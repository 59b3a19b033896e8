/** Key of the demonstration's cookies. It stands alone for scripts that plain Node 20 runs, which cannot read TypeScript. */
export const demoCookieKeys = "demo-cookie-key-not-for-production-0001";
