/** Pictures and pages of a deployment for trying a release are nothing that a search engine should show. */
export function hiddenOnStaging(response: Response, { STAGING }: { readonly STAGING?: string }): Response {
  if (STAGING !== "1") return response;
  const marked = new Response(response.body, response);
  marked.headers.set("x-robots-tag", "noindex, nofollow");
  return marked;
}
