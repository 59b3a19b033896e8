/** True for a page with a body; false for data, files and redirects. */
export function isDocument({ status, headers }: Response): boolean {
  return (status < 300 || status >= 400) && headers.get("content-type")?.startsWith("text/html") === true;
}
