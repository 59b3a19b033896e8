/** Lots of the demonstration: synthetic, and marked as such. */
import { createHash } from "node:crypto";
import type { StockRecord } from "@contracts/catalogue/availability";
import type { Lot, LotState, Recall } from "@contracts/catalogue/lots";
import { withCheckDigit } from "@domain/lots/digital-link";
import { lotFactsText } from "@domain/lots/lot-facts";
import { formulationNames } from "@domain/vocabulary/names";
import type { ProductPlan } from "../plan/types";
import { currentLotNumber, productLots } from "../product/lots";
import { createRandom, type Random } from "../random";
import { lotTests, rounded } from "./lot-tests";

const latest = Date.parse("2026-09-01T00:00:00Z");
const day = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Statuses of products that have no lot yet. */
const beforeRelease = new Set(["Pending", "Pre-released", "Commercialization"]);
const maxLots = 5;

type StatedReason = Omit<Recall, "day">;
const recallReasons: readonly [StatedReason, ...StatedReason[]] = [
  {
    reason: "The label states a wrong concentration.",
    reasons: { ja: "ラベルに記載された濃度が誤っています。", zh: "标签上的浓度有误。" },
  },
  {
    reason: "Vials of this lot may contain too little volume.",
    reasons: {
      ja: "このロットのバイアルには、内容量が不足しているものがある可能性があります。",
      zh: "该批次的部分小瓶可能装量不足。",
    },
  },
  {
    reason: "The signal in the stated application fell below the limit during storage.",
    reasons: {
      ja: "保存中に、記載されたアプリケーションでのシグナルが規格値を下回りました。",
      zh: "在储存期间，所列应用中的信号降至限值以下。",
    },
  },
];

/** Newest first; empty for services and unreleased products. */
export function demoLots(plan: ProductPlan, stock: readonly StockRecord[]): Lot[] {
  if (plan.productType === "Service" || beforeRelease.has(plan.status)) return [];
  const current = currentLotNumber(plan);
  const random = createRandom("lot history", plan.key);
  const isShown = plan.key === "4060";
  const count = Math.min(current, isShown ? maxLots : random.int(1, 3));
  const states = isShown
    ? (["released", "low", "superseded", "depleted", "recalled"] as const)
    : drawStates(count, random);
  let made = latest - random.int(30, 300) * day;
  const lots: Lot[] = [];
  for (const [index, state] of states.slice(0, count).entries()) {
    lots.push(lotOf({ plan, number: current - index, state, made, stock, isOldest: current - index === 1 }));
    made -= random.int(250, 420) * day;
  }
  return lots;
}

/** The newest lot ships; few earlier lots have units left, and one in eighty is recalled. */
function drawStates(count: number, random: Random): LotState[] {
  return Array.from({ length: count }, (_, index): LotState => {
    if (index === 0) return "released";
    if (random.chance(1 / 80)) return "recalled";
    return random.pick(
      index === 1 ? (["low", "superseded", "depleted"] as const) : (["superseded", "depleted"] as const),
    );
  });
}

interface LotPlan {
  readonly plan: ProductPlan;
  readonly number: number;
  readonly state: LotState;
  /** Milliseconds since 1970. */
  readonly made: number;
  readonly stock: readonly StockRecord[];
  readonly isOldest: boolean;
}

function lotOf({ plan, number, state, made, stock, isOldest }: LotPlan): Lot {
  const random = createRandom("lot", plan.key, number);
  const [record] = productLots(plan);
  const released = made + random.int(6, 30) * day;
  const years = plan.productType === "Small Molecule" ? 4 : random.int(3, 5);
  const lastDay = dayOf(released + years * 365 * day);
  const isRetested = plan.productType === "Small Molecule";
  const degreeOfLabelling = plan.label && plan.clone ? rounded(2.5 + random.next() * 4) : null;
  const concentration = record?.concentration ?? null;
  const earlier = isOldest ? null : String(number - 1);
  const ratio = rounded(0.9 + random.next() * 0.22);
  const isNewest = number === currentLotNumber(plan);
  const facts = {
    productKey: plan.key,
    number: String(number),
    made: dayOf(made),
    released: dayOf(released),
    expires: isRetested ? null : lastDay,
    retest: isRetested ? lastDay : null,
    formulation: formulationNames[plan.formulation].en,
    concentration,
    parentLot: plan.parentKey && plan.clone ? `${plan.parentKey}-${random.int(1, 24)}` : null,
    degreeOfLabelling,
    tests: lotTests({ plan, concentration, earlier, degreeOfLabelling }, random),
  };
  const sha256 = createHash("sha256").update(lotFactsText(facts)).digest("hex");
  return {
    ...facts,
    aliases: [String(number).padStart(4, "0")],
    state,
    recall: state === "recalled" ? { ...random.pick(recallReasons), day: dayOf(released + 200 * day) } : null,
    bridge:
      isNewest || state === "recalled" || random.chance(0.25)
        ? null
        : { toLot: String(number + 1), ratio, limits: { min: 0.8, max: 1.25 }, pass: true },
    documents: [
      { kind: "coa", sha256, revision: 1 },
      { kind: "information", sha256, revision: 1 },
    ],
    stock: stock.map(({ sku, onHand }, index) => ({
      sku,
      gtin: demoGtin(plan.key, index),
      left: piecesOf(state, onHand, isNewest, createRandom("pieces", plan.key)),
    })),
    demonstration: true,
  };
}

/** The newest lot has the stock of the size; some earlier lots have a few units in addition. */
function piecesOf(state: LotState, onHand: number, isNewest: boolean, random: Random): number {
  const few = Math.min(onHand, random.int(1, 3));
  if (isNewest) return onHand;
  switch (state) {
    case "low":
    case "superseded":
    case "recalled":
      return few;
    case "released":
    case "depleted":
      return 0;
    default:
      return state satisfies never;
  }
}

/** Begins with 20, a GS1 range for internal use by companies, so it belongs to no real product. */
const demoGtin = (key: string, size: number): string =>
  withCheckDigit(`020${key.padStart(6, "0")}${String(size).padStart(4, "0")}`);
