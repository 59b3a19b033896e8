/** Boosts as functions of the score: first those that multiply, then those that add, as in the embedded engine. */
import type { Boost } from "@contracts/search/search";
import type { EngineSchema, FieldType } from "@contracts/search/search-engines";
import { valueField } from "./definition";
import type { Query } from "./text-query";

const scripts = {
  linear: "params.factor * doc[params.field].value",
  exponential: "params.factor * Math.exp(Math.min(doc[params.field].value, 50))",
  logarithmic: "params.factor * Math.log10(Math.max(doc[params.field].value, 0) + 10)",
} as const;

/**
 * Shapes at the distance that is one unit in the embedded engine: 1/e for exponential, a standard deviation for gaussian, and
 * zero for linear, which is half of it at half the distance.
 */
const shapes = {
  exponential: { name: "exp", decay: Math.exp(-1), scale: 1 },
  gaussian: { name: "gauss", decay: Math.exp(-0.5), scale: 1 },
  linear: { name: "linear", decay: 0.5, scale: 0.5 },
} as const;

type Boosts = Readonly<Record<string, Boost | readonly Boost[]>>;

export function boostedQuery(query: Query, boosts: Boosts, schema: EngineSchema): Query {
  const all = Object.entries(boosts).flatMap(([field, given]) =>
    [given].flat().map((boost: Boost) => ({
      operation: "operation" in boost ? (boost.operation ?? "add") : "add",
      function: functionOf(field, schema[field] ?? "text", boost),
    })),
  );
  const of = (operation: "add" | "multiply") => all.filter((boost) => boost.operation === operation);
  return (["multiply", "add"] as const).reduce<Query>((inner, operation) => {
    const functions = of(operation).map((boost) => boost.function);
    if (functions.length === 0) return inner;
    const mode = operation === "add" ? "sum" : "multiply";
    return { function_score: { query: inner, functions, score_mode: mode, boost_mode: mode } };
  }, query);
}

function functionOf(field: string, type: FieldType, boost: Boost): Query {
  const name = valueField(field, type);
  const factor = boost.factor ?? 1;
  if (boost.type === "value") {
    const values = [boost.value].flat().map((value) => (type === "number" ? Number(value) : String(value)));
    return { filter: { terms: { [name]: values } }, weight: factor };
  }
  const filter = { exists: { field: name } };
  if (boost.type === "functional") {
    return { filter, script_score: { script: { source: scripts[boost.function], params: { field: name, factor } } } };
  }
  const { name: shape, decay, scale } = shapes[boost.function ?? "gaussian"];
  const center = boost.center ?? "now";
  const [origin, unit] =
    type === "geolocation"
      ? [center, `${100 * scale}km`]
      : type === "date"
        ? [center, `${365 * 24 * scale}h`]
        : [Number(center), Math.max(1, Math.abs(Number(center))) * scale];
  return { filter, [shape]: { [name]: { origin, scale: unit, decay } }, weight: factor };
}
