/**
 * Boosts by field values. A score becomes (text score × multiplying boosts) + adding boosts. Logarithms are log10(value
 * + 10), so a value of 0 leaves the score unchanged.
 */
import type { Boost, SearchOptions } from "@contracts/search/search";
import type { FieldType } from "@contracts/search/search-engines";
import { type Column, type Comparable, comparableOf } from "../columns/column";
import type { Compiled, TypeOf } from "../columns/filters";
import { distance, type Place, placeOf } from "../columns/geolocation";

interface CompiledBoost {
  readonly field: string;
  readonly key: string;
  readonly operation: "add" | "multiply";
  /** Boost of one value; null for none. */
  readonly of: (value: Comparable) => number | null;
}

/** Distance at which a proximity boost falls to 1/e: a year or 100 km; for numbers, the center itself. */
const proximityScale = { date: 365 * 86_400_000, geolocation: 100_000 } as const;

export function compileBoosts(
  boosts: NonNullable<SearchOptions["boosts"]>,
  typeOf: TypeOf,
  now: number,
): Compiled<CompiledBoost[]> {
  const errors: string[] = [];
  const compiled: CompiledBoost[] = [];
  for (const [field, given] of Object.entries(boosts)) {
    const type = typeOf(field);
    if (type === null) errors.push(`Boosts contains invalid field: ${field}`);
    else {
      for (const boost of Array.isArray(given) ? given : [given]) {
        const made = compileBoost(field, type, boost, now);
        if (typeof made === "string") errors.push(`Boosts contains invalid boost for field: ${field} (${made})`);
        else compiled.push(made);
      }
    }
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: compiled };
}

function compileBoost(field: string, type: FieldType, boost: Boost, now: number): CompiledBoost | string {
  const factor = boost.factor ?? 1;
  const key = JSON.stringify(boost);
  if (boost.type === "value") {
    const wanted = new Set<Comparable | null>(
      [boost.value].flat().map((value) => comparableOf(type, typeof value === "boolean" ? String(value) : value)),
    );
    if (wanted.has(null)) return `its values must be of the type ${type}`;
    return { field, key, operation: boost.operation ?? "add", of: (value) => (wanted.has(value) ? factor : null) };
  }
  if (boost.type === "functional") {
    if (type !== "number") return "functional boosts need a number field";
    const of = (value: Comparable) => factor * functional(boost.function, Number(value));
    return { field, key, operation: boost.operation ?? "add", of };
  }
  const center = boost.center ?? "now";
  const away = distanceFrom(type, center === "now" ? new Date(now).toISOString() : center);
  if (away === null) return `its center must be a ${type === "text" ? "number, a date or a place" : type}`;
  const shape = boost.function ?? "gaussian";
  const keyNow = center === "now" ? `${key} ${Math.floor(now / 3_600_000)}` : key;
  return { field, key: keyNow, operation: "add", of: (value) => factor * decayed(shape, away(value)) };
}

function functional(kind: "linear" | "exponential" | "logarithmic", value: number): number {
  if (kind === "linear") return value;
  return kind === "exponential" ? Math.exp(Math.min(value, 50)) : Math.log10(Math.max(value, 0) + 10);
}

function decayed(shape: "linear" | "exponential" | "gaussian", away: number): number {
  if (shape === "linear") return Math.max(0, 1 - away);
  return Math.exp(shape === "exponential" ? -away : -(away ** 2) / 2);
}

/** Distance of a value from the center, in units of that scale. */
function distanceFrom(type: FieldType, center: Comparable): ((value: Comparable) => number) | null {
  if (type === "text") return null;
  if (type === "geolocation") {
    const place = placeOf(String(center));
    return place ? (value) => placeDistance(place, String(value)) / proximityScale.geolocation : null;
  }
  const middle = comparableOf(type, center);
  if (typeof middle !== "number") return null;
  const unit = type === "date" ? proximityScale.date : Math.max(1, Math.abs(middle));
  return (value) => Math.abs(Number(value) - middle) / unit;
}

function placeDistance(from: Place, value: string): number {
  const to = placeOf(value);
  return to ? distance(from, to) : Number.POSITIVE_INFINITY;
}

/** Boosts scores in place; they are parallel to `documents`. */
export function applyBoosts(
  documents: Uint32Array,
  scores: Float64Array,
  boosts: readonly CompiledBoost[],
  column: (field: string) => Column,
): void {
  for (const operation of ["multiply", "add"] as const) {
    for (const boost of boosts.filter((candidate) => candidate.operation === operation)) {
      const values = column(boost.field);
      const perList = values.memo(`boost ${boost.key}`, () => boostPerList(values, boost));
      for (let index = 0; index < documents.length; index += 1) {
        const gain = perList[values.listOf(documents[index] ?? 0)] ?? Number.NaN;
        if (Number.isNaN(gain)) continue;
        const score = scores[index] ?? 0;
        scores[index] = operation === "multiply" ? score * gain : score + gain;
      }
    }
  }
}

/** NaN for lists without a boost. With several values, the greatest boost counts. */
function boostPerList(column: Column, boost: CompiledBoost): Float64Array {
  // Takes the least of the negated boosts, because `leastPerList` skips NaN, the value without a boost.
  const perValue = Float64Array.from(column.values, (value) => -(boost.of(value) ?? Number.NaN));
  const least = column.leastPerList(perValue, Number.POSITIVE_INFINITY);
  for (let list = 0; list < least.length; list += 1) {
    least[list] = least[list] === Number.POSITIVE_INFINITY ? Number.NaN : -(least[list] ?? 0);
  }
  return least;
}
