/** From codes of the catalogue to keys of the message area `vocabulary`: "C&R" is `CAndR`, "IHC-P" is `IHCP`. */
export function vocabularyKey(code: string): string {
  return code.replace(/&/g, "And").replace(/[^A-Za-z0-9]+(.)?/g, (_, next?: string) => next?.toUpperCase() ?? "");
}
