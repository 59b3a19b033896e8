/** Records against a product of the demonstration, and records that no longer count. */
import type { ApplicationCode, SpeciesCode } from "@domain/vocabulary/names";
import { possibleSpecies } from "../evidence/reactivity";
import type { ProductPlan } from "../plan/types";
import { createRandom, type Random } from "../random";
import { type Draft, isFeatured } from "./draft";
import { furtherSample, preparationOf, testedOf } from "./tested";

type Withdrawal = NonNullable<Draft["withdrawnFor"]>;
const withdrawals: readonly [Withdrawal, ...Withdrawal[]] = [
  {
    reason: "the cell line was found to be another one",
    reasons: { ja: "試験に用いた細胞株が別の細胞株であることが判明したため", zh: "经查实，所用细胞系为另一细胞系" },
  },
  {
    reason: "the lot of the test was mislabeled",
    reasons: { ja: "試験に用いたロットの表示が誤っていたため", zh: "测试所用批次的标签有误" },
  },
  {
    reason: "the figure showed another antibody",
    reasons: { ja: "画像が別の抗体のものであったため", zh: "图片显示的是另一种抗体的结果" },
  },
];
const tried: readonly ApplicationCode[] = ["IHC-P", "IF-IC", "FC-FP", "IP"];

export function exceptions(plan: ProductPlan, drafts: readonly Draft[]): Draft[] {
  if (!plan.antigen || drafts.length === 0) return [];
  const random = createRandom("exceptions", plan.key);
  const often = (share: number) => isFeatured(plan) || random.chance(share);
  const unlabeled = plan.label === null;
  return [
    ...(unlabeled && often(0.22) ? otherApplication(plan, "does-not-support", random) : []),
    ...(unlabeled && random.chance(0.06) ? otherApplication(plan, "supports-not-selective", random) : []),
    ...(unlabeled && often(0.1) ? otherSpecies(plan, random) : []),
    ...(often(0.12) ? otherPreparation(drafts, random) : []),
    ...(often(0.08) ? otherSample(plan, drafts, random) : []),
    ...(often(0.05) ? setAside(drafts, random) : []),
    ...(often(0.06) ? customers(drafts, random) : []),
    ...(often(0.08) ? inconclusive(drafts, random) : []),
  ];
}

function testOf(plan: ProductPlan, code: ApplicationCode, species: SpeciesCode, random: Random): Draft | null {
  const chosen = furtherSample(plan, code, species, random);
  return chosen?.sample ? { application: code, species, ...testedOf(plan, code, chosen) } : null;
}

/** An application that the product does not list, because the test failed or showed more than the target. */
function otherApplication(
  plan: ProductPlan,
  outcome: "does-not-support" | "supports-not-selective",
  random: Random,
): Draft[] {
  const [code] = random.sample(
    tried.filter((one) => !plan.applications.includes(one)),
    1,
  );
  const [species] = plan.species;
  const test = code && species ? testOf(plan, code, species, random) : null;
  return test ? [{ ...test, outcome }] : [];
}

/** A species with the protein that the antibody does not detect. */
function otherSpecies(plan: ProductPlan, random: Random): Draft[] {
  const [code] = plan.applications;
  const possible = plan.antigen ? [...possibleSpecies(plan.antigen)] : [];
  const [species] = random.sample(
    possible.filter((one) => !plan.species.includes(one)),
    1,
  );
  const test = code && species ? testOf(plan, code, species, random) : null;
  return test ? [{ ...test, outcome: "does-not-support" }] : [];
}

/** A failed test with another preparation than the protocol's. */
function otherPreparation(drafts: readonly Draft[], random: Random): Draft[] {
  const [draft] = random.sample(
    drafts.filter(({ preparation, pillar }) => preparation !== null && pillar === undefined),
    1,
  );
  if (!draft) return [];
  const preparation = preparationOf(draft.application as ApplicationCode, true);
  return [{ ...draft, preparation, figureIds: [], outcome: "does-not-support" }];
}

/** A failure in another sample of the same application and species. */
function otherSample(plan: ProductPlan, drafts: readonly Draft[], random: Random): Draft[] {
  const [draft] = random.sample(
    drafts.filter(({ pillar }) => pillar === undefined),
    1,
  );
  if (!draft) return [];
  const test = testOf(plan, draft.application as ApplicationCode, draft.species as SpeciesCode, random);
  return test && test.sample.name !== draft.sample.name ? [{ ...test, outcome: "does-not-support" }] : [];
}

/** A withdrawn test; the test that it seemed to confirm remains. */
function setAside(drafts: readonly Draft[], random: Random): Draft[] {
  const [draft] = random.sample(drafts, 1);
  if (!draft) return [];
  return [{ ...draft, figureIds: [], withdrawnFor: random.pick(withdrawals) }];
}

const customer = { kind: "customer", name: "a customer", identifier: null, sponsored: false } as const;

function customers(drafts: readonly Draft[], random: Random): Draft[] {
  const [draft] = random.sample(
    drafts.filter(({ pillar, testedKey }) => pillar === undefined && !testedKey),
    1,
  );
  if (!draft) return [];
  const outcome = random.chance(0.8) ? "supports" : "supports-not-selective";
  return [{ ...draft, figureIds: [], control: { kind: "none", id: null }, outcome, source: customer }];
}

const inconclusive = (drafts: readonly Draft[], random: Random): Draft[] =>
  random.sample(drafts, 1).map((draft) => ({ ...draft, figureIds: [], outcome: "inconclusive" }));
