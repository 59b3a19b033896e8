/** Message key for a catalogue code: "C&R" is `CAndR`, "IHC-P" is `IHCP`. */
export function vocabularyKey(code: string): string {
  return code.replace(/&/g, "And").replace(/[^A-Za-z0-9]+(.)?/g, (_, next?: string) => next?.toUpperCase() ?? "");
}
