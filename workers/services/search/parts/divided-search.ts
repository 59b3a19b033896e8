/**
 * A search of an engine with several parts: exchanges facts between the parts, merges the best hits, then reads their
 * fields.
 */
import type { SearchRequest } from "@contracts/search/search";
import { facetAnswers } from "../engine/columns/facets";
import { answerText, countedSearch, type EngineAnswer } from "../engine/engine-calls";
import type { Hit } from "../engine/results";
import { pageOf } from "../engine/search";
import { type Facts, mergedFacts } from "../engine/terms/knowledge";
import { type MergedHit, mergedMembers, mergedPage, mergedTallies } from "./merge";
import type { PartCall, PartFinding, PartFound, PartMembers, PartShown } from "./part-calls";

/** Calls one part. */
type AskPart = (part: number, requests: readonly SearchRequest[], call: PartCall) => Promise<EngineAnswer>;

interface DividedSearch {
  readonly name: string;
  readonly parts: number;
  readonly requestId: string;
  readonly ask: AskPart;
}

/** Maximum rounds of exchanging facts; a word with corrections takes four. */
const maxRounds = 40;
const unsettled = { ok: false, status: 503, errors: [["The parts of the engine do not agree."]] } as const;

class PartRefused extends Error {
  constructor(readonly answer: EngineAnswer & { ok: false }) {
    super(answer.errors[0]?.[0]);
  }
}

/** A hit and the members of its group. */
interface Row {
  readonly hit: MergedHit;
  readonly members: readonly MergedHit[];
}

export async function searchParts(requests: readonly SearchRequest[], search: DividedSearch): Promise<EngineAnswer> {
  const started = performance.now();
  const { name, parts, requestId } = search;
  try {
    const { found, facts } = await findAll(requests, search);
    if (!found) return unsettled;
    const pages = requests.map((request, index) => mergedPage(request, found[index] ?? []));
    const members = await membersOf(requests, pages, facts, search);
    const rows = pages.map(({ hits }, index): Row[] =>
      hits.map((hit, place) => ({ hit, members: members[index]?.[place] ?? [] })),
    );
    const counted = requests.flatMap((request, index) => countedSearch(request, pages[index]?.total ?? 0) ?? []);
    const shown = await showAll(requests, rows, found, counted, search);
    const answers = requests.map((request, index) => {
      const { size = 10, current = 1 } = request.page ?? {};
      const own = found[index] ?? [];
      const tallies = own.flatMap((part) => (part.tallies ? [part.tallies] : []));
      return answerText(name, requestId, {
        page: pageOf(size, current, pages[index]?.total ?? 0),
        precision: own[0]?.precision ?? 0,
        results: (rows[index] ?? []).flatMap((row) => shownRow(row, shown[index] ?? new Map(), request)),
        ...(tallies.length === parts && { facets: facetAnswers(mergedTallies(tallies)) }),
      });
    });
    return { ok: true, body: `[${answers.join(",")}]`, ms: performance.now() - started };
  } catch (error) {
    if (error instanceof PartRefused) return error.answer;
    throw error;
  }
}

async function askAll<T>(
  requests: readonly SearchRequest[],
  { parts, ask }: DividedSearch,
  callOf: (part: number) => PartCall | null,
): Promise<(readonly T[])[]> {
  const answers = await Promise.all(
    Array.from({ length: parts }, async (_, part): Promise<readonly T[]> => {
      const call = callOf(part);
      if (!call) return [];
      const answer = await ask(part, requests, call);
      if (!answer.ok) throw new PartRefused(answer);
      return JSON.parse(answer.body);
    }),
  );
  return answers;
}

/** Exchanges facts until every part can search; null if the maximum of rounds is reached. */
async function findAll(requests: readonly SearchRequest[], search: DividedSearch) {
  const facts: Facts[] = requests.map(() => ({}));
  const found: (readonly PartFound[] | null)[] = requests.map(() => null);
  for (let round = 0; round < maxRounds; round += 1) {
    const open = [...found.keys()].filter((index) => found[index] === null);
    if (open.length === 0) return { found: found.map((parts) => parts ?? []), facts };
    const asked = open.flatMap((index) => requests[index] ?? []);
    const known = open.map((index) => facts[index] ?? {});
    const call = { kind: "find", parts: search.parts, facts: known } as const;
    const answers = await askAll<PartFinding>(asked, search, () => call);
    for (const [at, index] of open.entries()) {
      const own = answers.flatMap((part) => part[at] ?? []);
      const missing = own.flatMap((one) => ("missing" in one ? [one.missing] : []));
      if (missing.length === 0) found[index] = own.flatMap((one) => ("missing" in one ? [] : [one]));
      else facts[index] = { ...facts[index], ...mergedFacts(missing) };
    }
  }
  return { found: null, facts };
}

async function membersOf(
  requests: readonly SearchRequest[],
  pages: readonly { readonly hits: readonly MergedHit[] }[],
  facts: readonly Facts[],
  search: DividedSearch,
): Promise<MergedHit[][][]> {
  const grouped = requests.flatMap((request, index) => (request.group ? [{ request, index }] : []));
  if (grouped.length === 0) return [];
  const leadersIn = (part: number) =>
    grouped.map(({ index }) =>
      (pages[index]?.hits ?? []).map(({ number, group = null, part: own }) => ({
        number: own === part ? number : null,
        group,
      })),
    );
  const asked = grouped.map(({ request }) => request);
  const known = grouped.map(({ index }) => facts[index] ?? {});
  const answers = await askAll<PartMembers>(asked, search, (part) => ({
    ...{ kind: "members", parts: search.parts, facts: known },
    leaders: leadersIn(part),
  }));
  const members: MergedHit[][][] = [];
  for (const [at, { request, index }] of grouped.entries()) {
    members[index] = mergedMembers(
      request,
      answers.flatMap((part) => (part[at] ? [part[at]] : [])),
    );
  }
  return members;
}

/**
 * Fields of the hits by part and number, for each request. The first part is always called, because it counts searches.
 */
async function showAll(
  requests: readonly SearchRequest[],
  rows: readonly (readonly Row[])[],
  found: readonly (readonly PartFound[])[],
  counted: readonly NonNullable<ReturnType<typeof countedSearch>>[],
  search: DividedSearch,
): Promise<Map<string, Hit>[]> {
  const numbersIn = (own: readonly Row[], part: number) =>
    own.flatMap(({ hit, members }) => [hit, ...members]).flatMap((one) => (one.part === part ? [one.number] : []));
  const wantedOf = (part: number) =>
    rows.map((own, index) => ({
      numbers: numbersIn(own, part),
      marks: found[index]?.[0]?.marks ?? { tokens: [], prefixes: [], cjk: [] },
    }));
  const answers = await askAll<PartShown>(requests, search, (part) => {
    const wanted = wantedOf(part);
    if (part > 0 && wanted.every(({ numbers }) => numbers.length === 0)) return null;
    return { kind: "show", parts: search.parts, wanted, counted: part === 0 ? counted : [] };
  });
  return requests.map((_, index) => {
    const shown = new Map<string, Hit>();
    for (const [part, answer] of answers.entries()) {
      const numbers = numbersIn(rows[index] ?? [], part);
      for (const [at, hit] of (answer[index] ?? []).entries()) if (hit) shown.set(`${part} ${numbers[at]}`, hit);
    }
    return shown;
  });
}

function shownRow({ hit, members }: Row, shown: ReadonlyMap<string, Hit>, { group }: SearchRequest): Hit[] {
  const one = ({ part, number, score }: MergedHit): Hit[] => {
    const found = shown.get(`${part} ${number}`);
    return found ? [{ ...found, _meta: { ...(found._meta as object), score } } as Hit] : [];
  };
  const [lead] = one(hit);
  if (!lead) return [];
  return [group ? { ...lead, _group: members.flatMap(one) } : lead];
}
