/** A run: clients, kills, upstream faults, and the final check. */
import { checkEnd, checkRequestMails } from "./check-end";
import { foundCompany } from "./company";
import { type Acknowledged, type History, newHistory, operations } from "./history";
import { Shopper } from "./shopper";
import { wireOf } from "./wire";
import { customerToken, noteMails, pause, startWorld, type World } from "./world";

export interface RunOptions {
  readonly clients: number;
  readonly operations: number;
  readonly kills: number;
  /** Determines the random choices, but not the timing of kills. */
  readonly seed: number;
  /** Time limit of the run. */
  readonly milliseconds: number;
}

/** Customer who approves the orders of the others. */
const approverName = "approver";

/** Mulberry32: small, and the same on every platform. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export async function run(options: RunOptions): Promise<{ history: History; seconds: number }> {
  const world = await startWorld();
  const history = newHistory();
  const started = performance.now();
  const isOver = () => operations(history) >= options.operations || performance.now() - started > options.milliseconds;
  try {
    const approver = wireOf(world, history, await customerToken(world, approverName), randomOf(options.seed));
    const people: { known: Acknowledged; wire: ReturnType<typeof wireOf>; shopper: Shopper }[] = [];
    for (let client = 0; client < options.clients; client += 1) {
      const name = `client-${client}`;
      const random = randomOf(options.seed * 1000 + client);
      const token = await customerToken(world, name);
      const kept = { orders: new Map(), quotes: new Map(), cards: [], asked: new Set<string>() };
      const known = { name, token, ...kept, shipped: new Set<string>() };
      const wire = wireOf(world, history, known.token, random);
      people.push({ known, wire, shopper: new Shopper({ world, history, known, wire, approver, random }) });
    }
    // Every other customer buys for the company.
    const buyers = people.filter((_, index) => index % 2 === 1);
    await foundCompany(
      world,
      approver,
      buyers.map(({ known: { name }, wire }) => ({ name, wire })),
    );
    const work = people.map(async ({ shopper, known }) => {
      try {
        while (!isOver()) await shopper.act();
      } catch (error) {
        history.violations.push(`${known.name} gave up: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
    const finished = Promise.all(work).then(() => true);
    await Promise.all([finished, kills(world, history, options, isOver), faults(world, history, options.seed, isOver)]);
    // A last kill clears all memory, because unacknowledged calls must also leave consistent data.
    await world.kill();
    history.kills += 1;
    for (const { known, wire } of people) {
      // State that cannot be read counts as a violation.
      await checkEnd(world, history, known, wire).catch((error: unknown) => {
        history.violations.push(`${known.name}, in the end: ${error instanceof Error ? error.message : String(error)}`);
      });
    }
    const requests = people.reduce((sum, { known: { asked } }) => sum + asked.size, 0);
    await checkRequestMails(world, history, approverName, requests);
    return { history, seconds: (performance.now() - started) / 1000 };
  } finally {
    await world.stop();
  }
}

/** Spreads kills over the run; the last one happens afterwards. */
async function kills(
  world: World,
  history: History,
  { operations: wanted, kills: all }: RunOptions,
  isOver: () => boolean,
) {
  for (let kill = 1; kill < all; kill += 1) {
    while (!isOver() && operations(history) < (wanted * kill) / all) await pause(10);
    if (isOver()) return;
    await world.kill();
    history.kills += 1;
  }
}

const modes = ["error", "slow", "truncate", "down", "garbage"] as const;

/** Makes payments and availability fail in turn; the kills cover the gateway itself. */
async function faults(world: World, history: History, seed: number, isOver: () => boolean): Promise<void> {
  const random = randomOf(seed);
  while (!isOver()) {
    const mode = modes[Math.floor(random() * modes.length)] ?? "error";
    const service = random() < 0.85 ? "payments" : "availability";
    await world.fault(service, mode, 0.3 + random() * 0.7);
    history.faults += 1;
    await pause(300 + random() * 700);
    await world.fault("*", "none", 1);
    await noteMails(world);
    await pause(300 + random() * 900);
  }
  await world.fault("*", "none", 1);
}
