/** Report of `bench/interaction.mjs`. Lost presses count as longer than all others. */
import { actions } from "./actions.mjs";
import { lostAfterMs } from "./visit.mjs";

const variantsInOrder = ["first", "early", "later"];
const heads = [
  "profile",
  "action",
  "variant",
  "n",
  "lost",
  "feedback p50",
  "p90",
  "outcome p50",
  "p90",
  "input p90",
  "worst",
];

/** @typedef {import("./visit.mjs").Sample & { profile: string; action: string; variant: string }} NamedSample */

/** @param {number[]} values may include infinity */
function at(values, rank) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((rank / 100) * sorted.length) - 1)];
}

const ms = (value) => (Number.isFinite(value) ? String(Math.round(value)) : `>${lostAfterMs}`);

/** Number of samples per kind of result. */
const waysOf = (samples) =>
  Object.entries(Object.groupBy(samples, ({ way }) => way))
    .map(([way, taken]) => `${taken.length} ${way}`)
    .join(", ");

function row(samples) {
  const [{ profile, action, variant }] = samples;
  const [feedback, outcome, input] = ["feedbackMs", "outcomeMs", "inputMs"].map((name) =>
    samples.map((sample) => sample[name] ?? Number.POSITIVE_INFINITY),
  );
  const lost = samples.filter(({ outcomeMs }) => outcomeMs === null).length;
  const figures = [
    at(feedback, 50),
    at(feedback, 90),
    at(outcome, 50),
    at(outcome, 90),
    at(input, 90),
    at(input, 100),
  ].map(ms);
  return [profile, actions[action].title, variant, String(samples.length), String(lost), ...figures, waysOf(samples)];
}

/**
 * A line per profile, action and variant, in the order of measurement.
 * @param {NamedSample[]} samples
 */
export function table(samples) {
  const groups = Object.values(Object.groupBy(samples, ({ profile, action }) => `${profile} ${action}`)).flatMap(
    (group) =>
      variantsInOrder
        .map((variant) => group.filter((sample) => sample.variant === variant))
        .filter((found) => found.length > 0),
  );
  const rows = [[...heads, "ways"], ...groups.map(row)];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column]))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** @param {{ profile: string; bytes: Record<string, number>; scripts: number }} weight */
export function weightLine({ profile, bytes, scripts }) {
  const parts = Object.entries(bytes).map(([kind, size]) => `${kind} ${size.toLocaleString("en")} B`);
  return `${profile}: looks at a product, adds, goes on: ${parts.join(", ")} (${scripts} scripts)`;
}

/** Upper limit of a good Interaction to Next Paint, in milliseconds. */
export const goodInputMs = 200;

/**
 * Interaction to Next Paint of a profile; empty without samples.
 * @param {NamedSample[]} samples
 */
export function inputLine(samples, profile) {
  const durations = samples.filter((sample) => sample.profile === profile).map(({ inputMs }) => inputMs);
  if (durations.length === 0) return `${profile}: no interaction`;
  const slow = durations.filter((duration) => duration > goodInputMs).length;
  const figures = `p75 ${at(durations, 75)} ms, p90 ${at(durations, 90)} ms, worst ${at(durations, 100)} ms`;
  return `${profile}: interaction to next paint ${figures}, ${slow} of ${durations.length} over ${goodInputMs} ms`;
}
