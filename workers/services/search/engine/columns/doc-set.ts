/** Sets of document numbers as bitmaps, 32 documents per word. */
export type DocSet = Uint32Array;

/** @param size highest document number plus one */
export function emptySet(size: number): DocSet {
  return new Uint32Array((size + 31) >>> 5);
}

export function add(set: DocSet, number: number): void {
  set[number >>> 5] = (set[number >>> 5] ?? 0) | (1 << (number & 31));
}

export function remove(set: DocSet, number: number): void {
  set[number >>> 5] = (set[number >>> 5] ?? 0) & ~(1 << (number & 31));
}

export function has(set: DocSet, number: number): boolean {
  return ((set[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;
}

/** A copy with room for `size` documents; sets never shrink. */
export function grown(set: DocSet, size: number): DocSet {
  const copy = emptySet(Math.max(size, set.length * 32));
  copy.set(set);
  return copy;
}

/** Intersection as a new set. */
export function intersection(left: DocSet, right: DocSet): DocSet {
  const out = new Uint32Array(left.length);
  for (let word = 0; word < out.length; word += 1) out[word] = (left[word] ?? 0) & (right[word] ?? 0);
  return out;
}

/** Union as a new set. */
export function union(left: DocSet, right: DocSet): DocSet {
  const out = new Uint32Array(Math.max(left.length, right.length));
  for (let word = 0; word < out.length; word += 1) out[word] = (left[word] ?? 0) | (right[word] ?? 0);
  return out;
}

/** Documents in `left` but not in `right`, as a new set. */
export function difference(left: DocSet, right: DocSet): DocSet {
  const out = new Uint32Array(left.length);
  for (let word = 0; word < out.length; word += 1) out[word] = (left[word] ?? 0) & ~(right[word] ?? 0);
  return out;
}

/** Numbers in the set, ascending. */
export function numbersOf(set: DocSet): Uint32Array {
  const out = new Uint32Array(sizeOf(set));
  let at = 0;
  for (let word = 0; word < set.length; word += 1) {
    for (let bits = set[word] ?? 0; bits !== 0; bits &= bits - 1) {
      out[at] = word * 32 + 31 - Math.clz32(bits & -bits);
      at += 1;
    }
  }
  return out;
}

export function setOfNumbers(numbers: ArrayLike<number>, size: number): DocSet {
  const set = emptySet(size);
  for (let index = 0; index < numbers.length; index += 1) add(set, numbers[index] ?? 0);
  return set;
}

export function sizeOf(set: DocSet): number {
  let size = 0;
  for (let word = 0; word < set.length; word += 1) size += bitsOf(set[word] ?? 0);
  return size;
}

/** Size of the intersection, without allocating it. */
export function sizeOfBoth(left: DocSet, right: DocSet): number {
  const words = Math.min(left.length, right.length);
  let size = 0;
  for (let word = 0; word < words; word += 1) size += bitsOf((left[word] ?? 0) & (right[word] ?? 0));
  return size;
}

function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
