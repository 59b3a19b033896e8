/**
 * Allowed third-party script origins, used by the default Trusted Types policy. Global, because app and enhancement
 * bundle share one policy, whichever sets it.
 */
declare global {
  var shopPartyOrigins: Set<string> | undefined;
}

export const allowedScriptOrigins = (): Set<string> => {
  globalThis.shopPartyOrigins ??= new Set();
  return globalThis.shopPartyOrigins;
};
