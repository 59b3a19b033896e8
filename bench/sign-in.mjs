/**
 * `node bench/sign-in.mjs`: measures the cost of a sign-in, and the limits on guessing passwords.
 *
 * Uses the whole local shop: sign-ins in sequence, each by a different visitor; then 1,000 wrong passwords for one
 * account from many addresses, after which its owner must still be able to sign in; then one password for 1,000
 * accounts from one address. Exits with 1 if guessing is not limited, or if the owner is locked out.
 *
 *   BENCH_SIGN_INS  number of timed sign-ins, default 60
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startRuntime } from "../scripts/run/runtime.ts";
import { seedShop } from "../scripts/seed/seed.ts";
import { percentile } from "./timing.mjs";

const port = Number(process.env.BENCH_PORT ?? 19_797);
const rounds = Number(process.env.BENCH_SIGN_INS ?? 60);
const guesses = 1000;
const customer = (name) => ({ email: `${name}@demo.benchside.example`, password: "Benchside-demo-1!" });
const owner = customer("us.verified");
/** Several accounts for the timing, because the number of new addresses per account is limited. */
const others = ["de.verified", "gb.verified", "at.verified", "jp.verified"].map(customer);
const home = "198.51.100.7";
const origin = `http://localhost:${port}`;

const dataDir = mkdtempSync(join(tmpdir(), "bench-sign-in-"));
const runtime = await startRuntime({ port, servicesPort: port + 3, dataDir, demoControls: true });
let failed = false;
try {
  await seedShop({ servicesUrl: runtime.servicesUrl, size: 200, dataDir, log: () => {} });
  await signIn(owner, home);
  const whole = [];
  const pages = [];
  for (let round = 0; round < rounds; round += 1) {
    const who = others[round % others.length];
    whole.push((await signIn(who, `198.51.${Math.floor(round / 200) + 101}.${round % 200}`)).ms);
    pages.push(await timed(() => fetch(`${origin}/account/sign-in`).then((answer) => answer.text())));
  }
  print("sign-in, form to redirect", whole);
  print("sign-in page, for comparison", pages);

  const one = await guess(guesses, (index) => [
    { email: owner.email, password: `Wrong-guess-${index}!` },
    `203.0.${113 + Math.floor(index / 250)}.${index % 250}`,
  ]);
  tell(`${guesses} wrong passwords against one account, each from another address`, one, 60);
  const afterwards = await signIn(owner, home);
  console.log(
    `its owner from a known address afterwards: ${afterwards.status === 303 ? "signed in" : afterwards.status}`,
  );
  if (afterwards.status !== 303) failed = true;

  const many = await guess(guesses, (index) => [
    { email: `account-${index}@lab.example`, password: "Spring-2026!" },
    "192.0.2.66",
  ]);
  tell(`one password against ${guesses} accounts, from one address`, many, 100);
} finally {
  await runtime.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

async function timed(work) {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Submits the sign-in form like a browser without scripts. */
async function signIn(fields, address) {
  const headers = { origin, "cf-connecting-ip": address };
  const page = await fetch(`${origin}/account/sign-in`, { headers });
  const form = /<form\b[^>]*action="\/account\/sign-in[^"]*".*?<\/form>/s.exec(await page.text())?.[0] ?? "";
  const hidden = [...form.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
    /\bname="([^"]*)"/.exec(input)?.[1] ?? "",
    /\bvalue="([^"]*)"/.exec(input)?.[1] ?? "",
  ]);
  const cookie = page.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const body = new URLSearchParams({ ...Object.fromEntries(hidden), ...fields });
  const from = performance.now();
  const answer = await fetch(`${origin}/account/sign-in`, {
    ...{ method: "POST", redirect: "manual", body, headers: { ...headers, cookie } },
  });
  const text = await answer.text();
  return { status: answer.status, ms: performance.now() - from, text };
}

/** Response counts by status; a request over the limit gets 429. */
async function guess(count, attempt) {
  const statuses = new Map();
  let signedIn = 0;
  for (let index = 0; index < count; index += 1) {
    const { status } = await signIn(...attempt(index));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 303) signedIn += 1;
  }
  return { statuses, signedIn };
}

function tell(what, { statuses, signedIn }, allowed) {
  const judged = (statuses.get(422) ?? 0) + (statuses.get(401) ?? 0) + (statuses.get(400) ?? 0);
  console.log(`${what}: ${judged} were checked (at most ${allowed}), responses ${JSON.stringify([...statuses])}`);
  if (judged > allowed || signedIn > 0) failed = true;
}

function print(what, times) {
  const at = (rank) => percentile(times, rank).toFixed(1);
  console.log(`${what}: p50 ${at(50)} ms, p95 ${at(95)} ms, ${times.length} times`);
}
