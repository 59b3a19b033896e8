/** A part's side of a divided search, run in the part's object over its documents. */
import { type SearchFilter, type SearchRequest, searchLimits } from "@contracts/search/search";
import type { Comparable } from "../engine/columns/column";
import { tallyFacets } from "../engine/columns/facets";
import type { Compiled } from "../engine/columns/filters";
import { grouped } from "../engine/columns/grouping";
import { ordered, type SortKey, sortValue } from "../engine/columns/order";
import type { Engine } from "../engine/engine";
import { hit } from "../engine/results";
import { byScore, type Evaluated, evaluate } from "../engine/search";
import { readDocuments } from "../engine/store";
import { type Facts, knowledgeOf, MissingFacts } from "../engine/terms/knowledge";
import { marksOf } from "../engine/terms/snippets";
import { membersOrder } from "./merge";
import type { Leaders, PartCall, PartFinding, PartFound, PartHit, PartMembers, PartShown, Wanted } from "./part-calls";

type PartAnswer = PartFinding | PartMembers | PartShown;
type Answers =
  | { readonly ok: true; readonly value: readonly PartAnswer[] }
  | { readonly ok: false; readonly errors: readonly (readonly string[])[] };

/** Answers to each request; if one of them is refused, the errors of each. */
export function answerPart(
  engine: Engine,
  requests: readonly SearchRequest[],
  forced: SearchFilter | undefined,
  call: PartCall,
): Answers {
  const answers = requests.map((request, index): Compiled<PartAnswer> => {
    if (call.kind === "show") return { ok: true, value: show(engine, request, call.wanted[index] ?? nothingWanted) };
    return answerOne(engine, request, forced, call.facts[index] ?? {}, (evaluated) =>
      call.kind === "find" ? find(request, evaluated) : members(request, evaluated, call.leaders[index] ?? []),
    );
  });
  if (answers.some(({ ok }) => !ok)) return { ok: false, errors: answers.map((one) => (one.ok ? [] : one.errors)) };
  return { ok: true, value: answers.flatMap((one) => (one.ok ? [one.value] : [])) };
}

const nothingWanted: Wanted = { numbers: [], marks: { tokens: [], prefixes: [], cjk: [] } };

function answerOne<T>(
  engine: Engine,
  request: SearchRequest,
  forced: SearchFilter | undefined,
  facts: Facts,
  answer: (evaluated: Evaluated) => T,
): Compiled<T | { missing: Facts }> {
  try {
    const evaluated = evaluate(request, engine.searchDeps(forced, Date.now(), knowledgeOf(facts)));
    return evaluated.ok ? { ok: true, value: answer(evaluated.value) } : evaluated;
  } catch (error) {
    if (error instanceof MissingFacts) return { ok: true, value: { missing: error.facts } };
    throw error;
  }
}

function find(request: SearchRequest, evaluated: Evaluated): PartFound {
  const { plan, hits, scores, column, precision, units } = evaluated;
  const { size = 10, current = 1 } = request.page ?? {};
  const reach = Math.min(size * current, searchLimits.results);
  const keys = plan.sort ?? byScore;
  const { group } = request;
  const limit = group ? hits.count : reach;
  const order = ordered(hits.numbers, scores, keys, column, limit);
  const { tokens, prefixes, cjk } = marksOf(units);
  const common = {
    total: hits.count,
    tallies: plan.facets ? tallyFacets(plan.facets, hits, column) : null,
    marks: { tokens: [...tokens], prefixes, cjk },
    precision,
  };
  if (!group) return { ...common, hits: partHits(evaluated, order, keys), groups: null };
  const values = column(group.field);
  const groupOf = (position: number) => {
    const ordinal = values.lists.firstOf(values.listOf(hits.numbers[position] ?? 0));
    return ordinal === undefined ? null : (values.values[ordinal] ?? null);
  };
  const leaders = grouped(order, hits.numbers, values, 1, group.collapse ?? false).map(
    ({ members: [first = 0] }) => first,
  );
  const best = partHits(evaluated, Uint32Array.from(leaders.slice(0, reach)), keys);
  return {
    ...common,
    hits: best.map((one, index) => ({ ...one, group: groupOf(leaders[index] ?? 0) })),
    groups: leaders.map(groupOf),
  };
}

function members(request: SearchRequest, evaluated: Evaluated, leaders: Leaders): PartMembers {
  const { plan, hits, scores, column } = evaluated;
  const { group } = request;
  if (!group) return leaders.map(() => []);
  const values = column(group.field);
  const positions = new Map<Comparable | null, number[]>(leaders.map((leader) => [leader.group, []]));
  for (let position = 0; position < hits.count; position += 1) {
    const ordinal = values.lists.firstOf(values.listOf(hits.numbers[position] ?? 0));
    const value = ordinal === undefined ? null : (values.values[ordinal] ?? null);
    if (value !== null || group.collapse) positions.get(value)?.push(position);
  }
  const keys = membersOrder(plan.sort, plan.groupSort);
  // One more than are shown, because the leader may be among them.
  const limit = (group.size ?? searchLimits.groupSize) + 1;
  return leaders.map((leader) => {
    const own = Uint32Array.from(positions.get(leader.group) ?? []);
    const order = ordered(
      own.map((position) => hits.numbers[position] ?? 0),
      Float64Array.from(own, (position) => scores[position] ?? 0),
      keys,
      column,
      limit,
    );
    const best = order.map((at) => own[at] ?? 0);
    return partHits(evaluated, best, keys).filter(({ number }) => number !== leader.number);
  });
}

function partHits({ hits, scores, column }: Evaluated, positions: Uint32Array, keys: readonly SortKey[]): PartHit[] {
  return Array.from(positions, (position) => {
    const number = hits.numbers[position] ?? 0;
    const score = scores[position] ?? 0;
    const keyOf = ({ field, direction }: SortKey) => {
      if (field === "_score") return score;
      const values = column(field);
      return sortValue(values, direction, values.listOf(number));
    };
    return { number, score, keys: keys.map(keyOf) };
  });
}

function show(engine: Engine, request: SearchRequest, { numbers, marks }: Wanted): PartShown {
  const { name } = engine.settings;
  const documents = readDocuments(engine.sql, numbers);
  const shownMarks = { ...marks, tokens: new Set(marks.tokens) };
  return numbers.map((number) => {
    const document = documents.get(number);
    return document ? hit(document, name, null, request.result_fields, shownMarks) : null;
  });
}
