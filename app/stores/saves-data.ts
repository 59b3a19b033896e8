/** True if the visitor asked the browser to save data; nothing is loaded ahead then. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
