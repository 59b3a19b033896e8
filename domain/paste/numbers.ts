/** Finds product numbers and the maker that each belongs to. */
import { readHistoneMark, readResidue } from "../query-reading/residues";
import { wordOf } from "../query-reading/vocabulary";
import { isEverydayWord } from "../query-reading/words/everyday-words";
import { declinesNumber, leavesChoice } from "./declined";
import { hasCue } from "./marks";
import type { Place } from "./places";
import type { Mark } from "./spans";
import type { PasteToken } from "./tokens";
import { fitsVendor, ownVendor, vendorByNumberForm, vendors } from "./vendors";

export interface FoundNumber extends Mark {
  /** Id of the maker; "?name" for an unknown one; null if none is named. */
  readonly vendor: string | null;
  readonly place: Place;
}

export interface Scope {
  readonly text: string;
  readonly tokens: readonly PasteToken[];
  /** Position of each token. */
  readonly places: readonly Place[];
  readonly marks: readonly (Mark & { readonly place: Place })[];
  /** Maker that a heading above names. */
  readonly heading: string | null;
  readonly kind: "prose" | "row";
}

type Placed = Scope["marks"][number];

const ownForm = /^\d{4,6}[A-Z]{1,2}\d{0,2}$/i;
/** A size in capitals: units are lowercase or separated. */
const sizedForm = /^\d{4,6}[A-Z]{1,2}$/;
const bareForm = /^\d{4,6}$/;
/** Number of a maker whose number forms are unknown. */
const unknownForm = /^(?:[A-Z]{0,4}\d|[A-Z]{1,4}(?:-[A-Z\d]{1,8})*-[A-Z]{0,3}\d)[A-Z\d-]*$/i;
/** Three digits alone are part of a name: "NextSeq 500". */
const hasUnknownForm = (value: string): boolean =>
  value.replace(/\D/g, "").length > 2 && unknownForm.test(value) && !/^\d{3}$/.test(value) && !year.test(value);
const year = /^(?:19[5-9]|20[0-4])\d$/;
/** Labels, lasers and names that have the form of a number. */
const label =
  /^(?:BV|BUV|BB|PE|APC|PerCP|CF|DL|DyLight|Cy|V|CD|IL|TGF|TNF|IgG|SB|RB|RY|NF|APC-?Cy|PE-?Cy|eFluor|Fluor|Alexa|H[1-4][KRST]|HLA|MHC|HEK|COVID|SARS)-?\d{1,3}[A-Za-z]{0,2}$|^SB-?\d{5,6}$|^p{1,2}\d{2,3}$|^AF-?(?:350|405|430|488|514|532|546|555|561|568|594|6[1348][0357]|647|660|700|750|790)$/i;

/** Numbers of a scope in order. Tokens inside other marks do not count. */
export function findNumbers(scope: Scope): FoundNumber[] {
  const { text, tokens, places, marks } = scope;
  const numbers: FoundNumber[] = [];
  const makers = marks.filter(({ kind }) => kind === "vendor");
  let mark = 0;
  tokens.forEach((token, index) => {
    while ((marks[mark]?.end ?? Number.POSITIVE_INFINITY) <= token.start) mark += 1;
    const taken = marks[mark];
    if (taken && taken.start < token.end) return;
    const place = places[index];
    if (token.kind !== "word" || !place || token.text.length > 24 || !/\d/.test(token.text)) return;
    const cued = hasCue(text, token.start);
    const vendor = makerOf(token, place, makers, scope, numbers.at(-1), cued);
    if (vendor === undefined) return;
    const { text: value, start, end } = token;
    numbers.push({ kind: "number", start, end, value, vendor, place });
  });
  return scope.kind === "row" ? onlyTelling(numbers, scope) : numbers;
}

/**
 * In a row without a maker the first number counts; amounts and prices follow it. A row that takes one number out of an
 * order may put another in: "cancel 5174 and send 9661 instead", and one may leave a choice: "4060 or 9272".
 */
function onlyTelling(numbers: FoundNumber[], { text, tokens }: Scope): FoundNumber[] {
  const row = text.slice(tokens[0]?.start, tokens.at(-1)?.end);
  if (numbers.length > 1 && (declinesNumber(row) || leavesChoice(row))) return numbers;
  const sure = numbers.filter(({ vendor, value }) => vendor !== null || ownForm.test(value));
  return sure.length > 0 ? sure : numbers.slice(0, 1);
}

/** Maker of a token that is a product number, null if no maker is named; undefined if the token is not a number. */
function makerOf(
  token: PasteToken,
  place: Place,
  makers: readonly Placed[],
  scope: Scope,
  before: FoundNumber | undefined,
  cued: boolean,
): string | null | undefined {
  const { text: value } = token;
  const digits = value.replace(/\D/g, "").length;
  const telling = vendorByNumberForm(value);
  if (telling === null && isWord(value)) return undefined;
  const near = nearMakers(token, place, makers);
  const fitting = near.local.find(({ value: id }) => fitsVendor(id, value));
  if (fitting) return !cued && year.test(value) ? undefined : fitting.value;
  if (near.local.length > 0) {
    if (telling !== null) return telling;
    const [maker] = near.local;
    // A maker whose number forms are unknown still owns the number next to its name.
    const numbered = vendors.get(maker?.value ?? "")?.numbers ?? null;
    if (cued && digits > 1) return maker?.value;
    return numbered === null && hasUnknownForm(value) ? maker?.value : undefined;
  }
  const wideMaker = near.wide.find(({ value: id }) => fitsVendor(id, value));
  if (wideMaker?.value === ownVendor && scope.kind === "prose" && isLaterThanOthers(wideMaker, token, makers))
    return null;
  const wide = wideMaker?.value;
  if (telling !== null) return wide ?? telling;
  if (cued && digits > 2) return wide ?? openMaker(near.wide, place, scope) ?? scope.heading ?? null;
  if (scope.kind === "row") return rowMaker(value, near.wide, scope);
  if (wide === undefined && sizedForm.test(value)) return null;
  if (year.test(value) || wide === undefined) return undefined;
  // In running text, bare digits are a product number only where numbers are listed: in brackets, or in a list of them.
  const listed = before !== undefined && before.place.clause === place.clause && before.vendor === wide;
  return place.group > 0 || listed || isListIntro(scope.text, token.start) ? wide : undefined;
}

/** The maker that a number without one belongs to. A maker with its own number in parentheses is not among them. */
const openMaker = (wide: readonly Placed[], place: Place, { tokens, places }: Scope): string | undefined =>
  wide.find(
    (maker) =>
      maker.place.group === 0 ||
      place.group === 0 ||
      !tokens.some(({ kind, text }, at) => {
        const isInside = places[at]?.group === maker.place.group;
        return isInside && kind === "word" && text.replace(/\D/g, "").length > 2;
      }),
  )?.value;

/** "All antibodies were from X. We used Akt (9272) and, from us, EGFR (4267)": 9272 may not be the shop's. */
const isLaterThanOthers = (own: Placed, token: PasteToken, makers: readonly Placed[]): boolean =>
  own.start > token.start && makers.some(({ value, end }) => value !== ownVendor && end <= token.start);

/** "… from BioLegend: 100201" */
const isListIntro = (text: string, at: number): boolean => /:\s?$/.test(text.slice(Math.max(0, at - 3), at));

function rowMaker(value: string, wide: readonly Placed[], { heading, tokens, marks }: Scope) {
  const [maker = null] = wide.map(({ value: id }) => id);
  const governing = maker ?? heading;
  if (governing !== null) {
    // "Building 9272" below the shop's own letterhead: a heading does not turn bare digits beside other words into a
    // product number.
    if (maker === null && heading === ownVendor && bareForm.test(value) && hasWords(tokens, marks)) return null;
    if (fitsVendor(governing, value)) return governing;
    const unknown = (vendors.get(governing)?.numbers ?? null) === null;
    return unknown && hasUnknownForm(value) ? governing : undefined;
  }
  if (ownForm.test(value) || (bareForm.test(value) && !year.test(value))) return null;
  // Alone in its row, such as "MAB374", it can only be a number.
  const isAlone = /^[A-Z]{1,4}-?\d{3,7}[A-Z]{0,2}$/.test(value) && !hasOthers(tokens, value);
  return isAlone ? null : undefined;
}

const hasOthers = (tokens: Scope["tokens"], value: string): boolean =>
  tokens.some(({ kind, text }) => (kind === "word" || kind === "cjk") && text !== value);

const hasWords = (tokens: Scope["tokens"], marks: Scope["marks"]): boolean =>
  tokens.some(
    ({ kind, text, start, end }) =>
      (kind === "cjk" || (kind === "word" && /\p{L}{3}/u.test(text))) &&
      !marks.some((mark) => mark.start < end && mark.end > start),
  );

/** A site ("Asp175") or a mark of a histone ("H3K27me3") is part of a description. */
export const isSite = (value: string): boolean =>
  readResidue(value)?.certain === true || readHistoneMark(value) !== null;

function isWord(value: string): boolean {
  if (isSite(value)) return true;
  return label.test(value) || (/^[A-Za-z]/.test(value) && (wordOf(value) !== null || isEverydayWord(value)));
}

interface NearMakers {
  /** In the same bracket, or in the same part between commas; the nearest first. */
  readonly local: readonly Placed[];
  /** In the same clause, then before it. */
  readonly wide: readonly Placed[];
}

function nearMakers(token: PasteToken, place: Place, makers: readonly Placed[]): NearMakers {
  const gap = ({ start, end }: Placed) => (end <= token.start ? token.start - end : start - token.end + 1);
  const byGap = (found: readonly Placed[]) => [...found].sort((one, other) => gap(one) - gap(other));
  const inGroup = place.group === 0 ? [] : makers.filter((maker) => maker.place.group === place.group);
  const inPart = inGroup.filter((maker) => maker.place.groupClause === place.groupClause);
  const inSegment = makers.filter((maker) => maker.place.segment === place.segment && maker.place.group === 0);
  // A number outside of brackets may have its maker in the bracket after it.
  const behind = makers.filter(
    (maker) => place.group === 0 && maker.place.segment === place.segment && maker.place.group > 0,
  );
  const local =
    inPart.length > 0 ? byGap(inPart) : inGroup.length > 0 ? byGap(inGroup) : [...byGap(inSegment), ...byGap(behind)];
  const sentence = makers.filter((maker) => maker.place.sentence === place.sentence);
  const clause = sentence.filter((maker) => maker.place.clause === place.clause);
  const preceding = (found: readonly Placed[]) => found.filter(({ end }) => end <= token.start).reverse();
  const following = (found: readonly Placed[]) => found.filter(({ start }) => start >= token.end);
  // Makers in other brackets belong to other numbers, unless nothing else is named.
  const open = (found: readonly Placed[]) => found.filter((maker) => maker.place.group === 0);
  const earlier = makers.filter((maker) => maker.place.sentence < place.sentence);
  return {
    local,
    wide: [
      ...preceding(open(clause)),
      ...following(open(clause)),
      ...preceding(clause),
      ...following(clause),
      ...preceding(open(sentence)),
      ...preceding(sentence),
      ...following(sentence),
      ...[...earlier].reverse(),
    ],
  };
}
