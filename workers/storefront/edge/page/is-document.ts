/** True for a page with a body that a visitor gets to see; not for data, files, redirects. */
export function isDocument({ status, headers }: Response): boolean {
  return (status < 300 || status >= 400) && headers.get("content-type")?.startsWith("text/html") === true;
}
