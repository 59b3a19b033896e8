/** Sentences, clauses and brackets of running text. */
import type { PasteToken } from "./tokens";

/**
 * Position of a token. Numbers count from 0 and never repeat, so equal numbers mean the same sentence, clause or
 * bracket.
 */
export interface Place {
  readonly sentence: number;
  readonly clause: number;
  readonly segment: number;
  /** Innermost bracket; 0 outside of brackets. */
  readonly group: number;
  /** Part of the bracket between semicolons. */
  readonly groupClause: number;
}

const abbreviation =
  /^(?:cat|no|nr|stk|stck|num|inc|ltd|co|corp|dr|prof|fig|figs|vs|st|al|approx|art|ref|cl|sp|spp|resp|eg|ie|ca|cf|e\.g|i\.e|mo|vol|pp|min|sec|conc|dil|temp|rm)$/i;
/** Deeper brackets count as one. */
const deepest = 4;

/** @param byLine a line end ends the sentence, as in lists */
export function placesOf(tokens: readonly PasteToken[], byLine: boolean): Place[] {
  let [sentence, clause, segment, groupClause, groups] = [0, 0, 0, 0, 0];
  let open: number[] = [];
  const places: Place[] = [];
  const nextSegment = () => {
    segment += 1;
  };
  const nextClause = () => {
    clause += 1;
    nextSegment();
  };
  const nextSentence = () => {
    sentence += 1;
    open = [];
    nextClause();
  };
  tokens.forEach(({ kind, text }, index) => {
    const inside = open.length > 0;
    if (!inside && joinsBrackets(tokens, index)) nextSegment();
    if (kind === "sign" && /[([{【「]/.test(text) && open.length < deepest) {
      groups += 1;
      groupClause += 1;
      open.push(groups);
    }
    places.push({ sentence, clause, segment, group: open.at(-1) ?? 0, groupClause: open.length > 0 ? groupClause : 0 });
    if (kind === "line" && (byLine || tokens[index + 1]?.kind === "line")) nextSentence();
    else if (kind === "word" && !inside && /^(?:and|or|plus)$/i.test(text)) nextSegment();
    else if (kind === "sign") {
      if (/[)\]}】」]/.test(text)) {
        open.pop();
        groupClause += 1;
      } else if (/[;；]/.test(text)) {
        if (open.length > 0) groupClause += 1;
        else nextClause();
      } else if (/[,，、|]/.test(text)) {
        if (!inside) nextSegment();
      } else if (endsSentence(tokens, index, inside)) nextSentence();
    }
  });
  return places;
}

/** "(1:500)とマウス抗", "）和兔抗": another reagent follows. */
const joinsBrackets = (tokens: readonly PasteToken[], index: number): boolean =>
  tokens[index]?.kind === "cjk" &&
  /^(?:と|および|及び|並びに|ならびに|和|与|及|以及)/.test(tokens[index]?.text ?? "") &&
  /[)\]}】」]/.test((tokens[index - 1]?.kind === "space" ? tokens[index - 2] : tokens[index - 1])?.text ?? "");

function endsSentence(tokens: readonly PasteToken[], index: number, inside: boolean): boolean {
  const text = tokens[index]?.text ?? "";
  if (/[。!?]/.test(text)) return !inside;
  if (text !== "." || inside) return false;
  const [before, after, next] = [tokens[index - 1], tokens[index + 1], tokens[index + 2]];
  if (before?.kind === "word" && abbreviation.test(before.text)) return false;
  return (
    after === undefined ||
    (after.kind !== "word" &&
      after.kind !== "sign" &&
      (next === undefined || /^[A-Z0-9(\u3040-\u9fff]/.test(next.text)))
  );
}
