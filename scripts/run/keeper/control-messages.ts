/** Lines of JSON in which the runtime says on which ports its sockets listen. */

/** Port of a socket by its name; null before it listens. */
export function portOf(socket: string, lines: readonly string[]): number | null {
  return lines.map(parse).find((message) => message.socket === socket)?.port ?? null;
}

function parse(line: string): { readonly socket?: string; readonly port?: number } {
  try {
    return JSON.parse(line);
  } catch {
    return {};
  }
}
