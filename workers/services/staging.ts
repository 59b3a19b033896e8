/** Hides a staging deployment from search engines. */
export function hiddenOnStaging(response: Response, { STAGING }: { readonly STAGING?: string }): Response {
  if (STAGING !== "1") return response;
  const marked = new Response(response.body, response);
  marked.headers.set("x-robots-tag", "noindex, nofollow");
  return marked;
}
