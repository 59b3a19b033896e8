/** Boosts as functions of the score: first those that multiply, then those that add, as in the embedded engine. */
import type { Boost } from "@contracts/search/search";
import type { EngineSchema, FieldType } from "@contracts/search/search-engines";
import { valueField } from "./definition";
import type { Decay, Query, ScoreFunction } from "./vendors";

const scripts = {
  linear: "params.factor * doc[params.field].value",
  exponential: "params.factor * Math.exp(Math.min(doc[params.field].value, 50))",
  logarithmic: "params.factor * Math.log10(Math.max(doc[params.field].value, 0) + 10)",
} as const;

/**
 * Values at the distance of one unit of the embedded engine: 1/e for exponential, one standard deviation for gaussian,
 * and zero for linear, which is 1/2 at half the distance.
 */
const shapes = {
  exponential: { decay: Math.exp(-1), scale: 1, of: (placed: Decay): ScoreFunction => ({ exp: placed }) },
  gaussian: { decay: Math.exp(-0.5), scale: 1, of: (placed: Decay): ScoreFunction => ({ gauss: placed }) },
  linear: { decay: 0.5, scale: 0.5, of: (placed: Decay): ScoreFunction => ({ linear: placed }) },
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
    if (operation === "multiply")
      return { function_score: { query: inner, functions, score_mode: "multiply", boost_mode: "multiply" } };
    // A document that no function matches counts as 1, so 1 is added to every document.
    const added = [...functions, { weight: 1 }];
    return { function_score: { query: inner, functions: added, score_mode: "sum", boost_mode: "sum" } };
  }, query);
}

function functionOf(field: string, type: FieldType, boost: Boost): ScoreFunction {
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
  const { decay, scale, of } = shapes[boost.function ?? "gaussian"];
  const center = String(boost.center ?? "now");
  const placed: Decay =
    type === "geolocation"
      ? { [name]: { origin: center, scale: `${100 * scale}km`, decay } }
      : type === "date"
        ? { [name]: { origin: center, scale: `${365 * 24 * scale}h`, decay } }
        : { [name]: { origin: Number(center), scale: Math.max(1, Math.abs(Number(center))) * scale, decay } };
  return { filter, ...of(placed), weight: factor };
}
