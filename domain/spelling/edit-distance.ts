/**
 * True if one insertion, deletion, replacement or swap of neighbors turns one word into the other. False for equal
 * words.
 */
export function isOneEditApart(left: string, right: string): boolean {
  if (left === right || Math.abs(left.length - right.length) > 1) return false;
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1;
  if (left.length !== right.length) {
    const [short, long] = left.length < right.length ? [left, right] : [right, left];
    return short.slice(start) === long.slice(start + 1);
  }
  if (left.slice(start + 1) === right.slice(start + 1)) return true;
  const swapped = left[start] === right[start + 1] && left[start + 1] === right[start];
  return swapped && left.slice(start + 2) === right.slice(start + 2);
}
