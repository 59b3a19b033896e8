/** Path data of simple shapes, and a check of path data that a figure contains. */

/** Number of arguments of each path command. */
const argumentCounts: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const token = /([mlhvcsqtaz])|([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)|([\s,]+)|(.)/giy;

/** True if the data starts with a move and every command has all its arguments. */
export function isPathData(data: string): boolean {
  let need = -1;
  let numbers = 0;
  const complete = () => need === 0 || (need > 0 && numbers > 0 && numbers % need === 0);
  for (const [, command, number, , other] of data.matchAll(token)) {
    if (other !== undefined) return false;
    if (number !== undefined) {
      if (need <= 0 || !Number.isFinite(Number(number))) return false;
      numbers += 1;
    } else if (command !== undefined) {
      if (need < 0 ? command.toLowerCase() !== "m" : !complete()) return false;
      need = argumentCounts[command.toLowerCase()] ?? 0;
      numbers = 0;
    }
  }
  return need >= 0 && complete();
}

export function rectangle(x: number, y: number, width: number, height: number, round: number): string {
  const r = Math.min(round, width / 2, height / 2);
  if (r <= 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`;
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}
