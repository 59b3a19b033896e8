/**
 * Origins of other parties' scripts that the visitor has allowed: those that the default Trusted Types policy lets through.
 * Global, because a page's app and the enhancement bundle share one policy, whichever of them sets it.
 */
declare global {
  var shopPartyOrigins: Set<string> | undefined;
}

export const partyOrigins = (): Set<string> => {
  globalThis.shopPartyOrigins ??= new Set();
  return globalThis.shopPartyOrigins;
};
