/** The certificate of a lot in words. Its page and its PDF show this view, so that they agree. */

import type { Lot, LotTest } from "@contracts/catalogue/lots";
import { lastDay, lotState } from "@domain/lots/lot-state";
import { instantOfDay } from "@domain/market/time-zone";
import { isEnglishText } from "@domain/product-texts/english-text";
import { vocabularyKey } from "@domain/vocabulary/keys";
import { applicationNames } from "@domain/vocabulary/names";
import type { PublicContext } from "~/context/request/types";
import { formatDate, formatNumber } from "~/i18n/format";

/** A fact; `english` marks text of the catalogue on a page in another language. */
interface CertificateFact {
  readonly key: string;
  readonly term: string;
  readonly text: string;
  readonly english: boolean;
}

interface CertificateTest {
  readonly property: string;
  readonly method: string;
  /** Ids of the product's figures. */
  readonly figureIds: readonly string[];
  readonly result: string;
  readonly limits: string;
  readonly besideLot: string | null;
  readonly verdict: string;
  readonly pass: boolean;
}

export interface CertificateView {
  readonly title: string;
  readonly facts: readonly CertificateFact[];
  readonly tests: readonly CertificateTest[];
  /** Scope of the certificate. */
  readonly notes: readonly string[];
}

type Speaking = Pick<PublicContext, "t" | "market">;

export function certificateView(context: Speaking, lot: Lot, product: { key: string; name: string }): CertificateView {
  const { t } = context;
  const document = lot.documents.find(({ kind }) => kind === "coa");
  const day = (iso: string) => lotDay(context, iso);
  const fact = (key: FactKey, text: string | null, recorded = false): CertificateFact[] =>
    text === null ? [] : [{ key, term: t(`lots.facts.${key}`), text, english: recorded && isEnglishText(text) }];
  return {
    title: t("lots.certificate"),
    facts: [
      ...fact("product", `${product.key} ${product.name}`, true),
      ...fact("number", lot.number),
      ...fact("aliases", lot.aliases.join(", ") || null),
      ...fact("state", t(`lots.state.${lotState(lot)}`)),
      ...fact("made", day(lot.made)),
      ...fact("released", day(lot.released)),
      ...fact(lot.expires ? "expires" : "retest", day(lastDay(lot))),
      ...fact("concentration", lot.concentration),
      ...fact("formulation", lot.formulation && formulationName(context, lot.formulation), true),
      ...fact("parentLot", lot.parentLot),
      ...fact(
        "degreeOfLabelling",
        lot.degreeOfLabelling === null ? null : formatNumber(lot.degreeOfLabelling, context.market),
      ),
      ...fact("revision", document ? String(document.revision) : null),
      ...fact("sha256", document?.sha256 ?? null),
    ],
    tests: lot.tests.map((test) => testView(context, test)),
    notes: [
      t("lots.note.what"),
      t("lots.note.notReference"),
      ...(lot.demonstration ? [t("lots.note.demonstration")] : []),
    ],
  };
}

type FactKey =
  | "product"
  | "number"
  | "aliases"
  | "state"
  | "made"
  | "released"
  | "expires"
  | "retest"
  | "concentration"
  | "formulation"
  | "parentLot"
  | "degreeOfLabelling"
  | "revision"
  | "sha256";

const formulationName = ({ t }: Speaking, code: string): string =>
  t(`vocabulary.formulation.${vocabularyKey(code)}`, { defaultValue: code });

function testView({ t, market }: Speaking, test: LotTest): CertificateTest {
  const { property, method, figureIds, result, unit, min, max, pass, besideLot } = test;
  const number = (value: number) => formatNumber(value, market, { maximumSignificantDigits: 6 });
  const withUnit = (text: string) => (unit === null ? text : t("lots.withUnit", { value: text, unit }));
  return {
    property: propertyName(property),
    method: recordedName("method", method),
    figureIds,
    result: typeof result === "number" ? withUnit(number(result)) : recordedName("result", result),
    limits: limitsText(min, max),
    besideLot,
    verdict: t(pass ? "lots.passed" : "lots.failed"),
    pass,
  };

  /** Names of properties, methods and results that are common; another is shown as recorded. */
  function recordedName(kind: "property" | "method" | "result", name: string): string {
    return t(`lots.recorded.${kind}.${vocabularyKey(name)}`, { defaultValue: name });
  }

  function propertyName(name: string): string {
    const [code] = Object.entries(applicationNames).find(([, { en }]) => name === `Signal, ${en}`) ?? [];
    if (code === undefined) return recordedName("property", name);
    return t("lots.recorded.signal", {
      application: t(`vocabulary.application.${vocabularyKey(code)}`, { defaultValue: code }),
    });
  }

  function limitsText(low: number | null, high: number | null): string {
    if (low !== null && high !== null) return withUnit(t("lots.between", { min: number(low), max: number(high) }));
    if (low !== null) return t("lots.atLeast", { min: withUnit(number(low)) });
    return high === null ? t("lots.noLimits") : t("lots.atMost", { max: withUnit(number(high)) });
  }
}

/** A day in full, never "today": certificates are read later. */
export const lotDay = ({ t, market }: Speaking, iso: string): string =>
  formatDate(new Date(instantOfDay(iso)), { t, market, now: new Date(0) });
