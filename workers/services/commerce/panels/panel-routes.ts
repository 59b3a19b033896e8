/** Multiplex panel builder (A-PANEL-08, A-PANEL-11 to A-PANEL-17). README.md lists the calls. */
import { productKey } from "@contracts/catalogue/catalogue";
import type { LabNotebookEntry } from "@contracts/customers/customer-calls";
import {
  type CreatedExperiment,
  createExperiment,
  type Experiment,
  experimentId,
  type PanelProducts,
  panelQuoteRequest,
  sendExperiment,
} from "@contracts/panel";
import { countryCode } from "@contracts/values/money";
import { panelSpecies } from "@contracts/values/panel-values";
import { checkDesign } from "@domain/panel/check-design";
import { servedByDistributor } from "@domain/selling/market-rules";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { readJson } from "../../shared/body";
import { callerNetwork } from "../../shared/caller";
import { insufficientScope, invalidInput, notFound, problemResponse, tooManyRequests } from "../../shared/problems";
import { countUse, limitOf, remainingWait } from "../../shared/rate-limits/rate-limits";
import { sha256 } from "../../shared/secrets";
import { sellingSettingsOf } from "../../shared/selling-settings";
import type { CommerceApp } from "../context";
import { cartOwnerOf } from "../owner";
import { shopperOf } from "../shoppers/shopper-of";
import { experimentIdOf } from "./experiment-id";
import type { KeepAnswer } from "./experiment-object";
import { experimentOf } from "./experiment-of";
import { designMail } from "./panel-mail";
import { panelProductsOf } from "./panel-products";
import { requestQuote } from "./quote-request";
import type { StoredExperiment } from "./stored-experiment";

type C = Context<CommerceApp>;

const hour = 3600;
/** Wrong ids per address. */
const guessesPerHour = 60;
/** Mails per owner, and per recipient address (W14). */
const mailsPerHour = 3;
/** A design of eight targets is far smaller. */
const bodyCap = 16 * 1024;
const privateHeaders = { "cache-control": "no-store" };

export const panelRoutes = new Hono<CommerceApp>();

const productQuery = v.strictObject({
  country: countryCode,
  /** Sent by a shop that serves the country through distributors. */
  distributor: v.optional(v.literal("true")),
  species: v.optional(v.picklist(panelSpecies)),
  ids: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(700),
      v.transform((text) => text.split(",")),
      v.array(productKey),
    ),
  ),
});

panelRoutes.get("/", async (c) => {
  const query = v.safeParse(productQuery, c.req.query());
  if (!query.success)
    return invalidInput("country, distributor (true), species (Human, Mouse) and ids (product numbers) only.");
  const { country, distributor, species, ids } = query.output;
  const { antibodies, kits } = await productsFor(c, country, distributor === "true");
  const named = ({ productKey: key }: { productKey: string }) => !ids || ids.includes(key);
  const answer: PanelProducts = {
    antibodies: antibodies.filter((each) => named(each) && (!species || each.species === species)),
    kits: kits.filter(named),
  };
  return c.json(answer);
});

panelRoutes.post("/create-experiment", async (c) => {
  const owner = cartOwnerOf(c)?.owner;
  if (!owner) return insufficientScope();
  const request = await readJson(c.req.raw, createExperiment, bodyCap);
  if (!request.ok) return request.response;
  const { idempotencyKey, ...made } = request.value;
  const id = await experimentIdOf(c.env, { owner, key: idempotencyKey });
  const experiment = experimentOf(c.env, id);
  const fingerprint = await sha256(JSON.stringify(made));
  const known: StoredExperiment | null = await experiment.experiment();
  // A retry is neither counted nor validated again, because it changes nothing.
  if (known) return known.fingerprint === fingerprint ? created(c, known, 200) : keyConflict();
  const products = await productsFor(c, made.country);
  const problems = checkDesign(made.design, products);
  if (problems.length > 0) {
    const message = "The design is not complete.";
    return problemResponse(422, { code: "DesignProblems", message, problems });
  }
  const wait = await overLimit(c, owner);
  if (wait > 0) return tooManyRequests("Too many experiments. Please try again later.", wait);
  const createdAt = new Date().toISOString();
  const draft: StoredExperiment = { ...made, experimentId: id, owner, fingerprint, createdAt, quote: null };
  const entry = owner.startsWith("punchout:") ? null : notebookEntry(draft, products);
  const kept: KeepAnswer = await experiment.keep(draft, entry);
  if (kept.outcome === "conflict") return keyConflict();
  return created(c, kept.experiment, kept.outcome === "new" ? 201 : 200);
});

panelRoutes.get("/experiments/:id", async (c) => {
  const id = c.req.param("id");
  const kept = await find(c, id);
  if (kept instanceof Response) return kept;
  return c.json(await viewOf(c.env, kept, cartOwnerOf(c)?.owner ?? null), 200, privateHeaders);
});

panelRoutes.post("/send-experiment", async (c) => {
  const owner = cartOwnerOf(c)?.owner;
  if (!owner) return insufficientScope();
  const request = await readJson(c.req.raw, sendExperiment, bodyCap);
  if (!request.ok) return request.response;
  const { experimentId: id, language } = request.value;
  const kept = await find(c, id);
  if (kept instanceof Response) return kept;
  // Other callers learn only that access is denied.
  if (kept.owner !== owner) return insufficientScope();
  const to = await recipientOf(c.env, kept);
  if (to === null) {
    const message = "There is no address that this experiment may be sent to.";
    return problemResponse(409, { code: "NoRecipient", message });
  }
  const subjects = [`panel-mails:${owner}`, `panel-mails-to:${await sha256(to.toLowerCase())}`];
  // Both limits are checked before either is counted, so a refusal by one does not use up the other.
  const waits = await Promise.all(subjects.map((subject) => remainingWait(c.env, subject, mailsPerHour, hour)));
  let wait = Math.max(...waits);
  for (const subject of wait > 0 ? [] : subjects)
    wait = Math.max(wait, await countUse(c.env, subject, mailsPerHour, hour));
  if (wait > 0) return tooManyRequests("This has already been sent several times. Please try again later.", wait);
  const products = await productsFor(c, kept.country);
  await experimentOf(c.env, id).mail(designMail({ experiment: kept, products, language, to }, crypto.randomUUID()));
  return c.json({ sent: true }, 202, privateHeaders);
});

panelRoutes.post("/quote-request", async (c) => {
  const owner = cartOwnerOf(c);
  // Punchout buyers get prices through their procurement system.
  if (!owner || owner.claims.kind === "punchout") return insufficientScope();
  const request = await readJson(c.req.raw, panelQuoteRequest, bodyCap);
  if (!request.ok) return request.response;
  const kept = await find(c, request.value.experimentId);
  if (kept instanceof Response) return kept;
  if (kept.owner !== owner.owner) return insufficientScope();
  return requestQuote(c, { kept, request: request.value, products: () => productsFor(c, kept.country) });
});

async function productsFor(c: C, country: string, distributor = false): Promise<PanelProducts> {
  const customer = c.get("claims").kind === "punchout" ? "punchout" : "anonymous";
  const stored = await sellingSettingsOf(c.env).current();
  const settings = distributor ? servedByDistributor(stored, country) : stored;
  return panelProductsOf(c.env, { country, customer, settings });
}

/**
 * Seconds to wait. The limit per network address is higher than the one per owner, because many may share an address.
 */
async function overLimit(c: C, owner: string): Promise<number> {
  const perHour = limitOf(c.env.EXPERIMENTS_PER_HOUR, 30);
  const wait = await countUse(c.env, `experiments:${owner}`, perHour, hour);
  return wait > 0 ? wait : countUse(c.env, `experiments-from:${callerNetwork(c.req.raw)}`, 2 * perHour, hour);
}

/** A malformed id and an unknown one get the same response. */
async function find(c: C, id: string): Promise<StoredExperiment | Response> {
  if (!v.safeParse(experimentId, id).success) return notFound(id.slice(0, 64));
  const guesses = `experiment-guess:${callerNetwork(c.req.raw)}`;
  const wait = await remainingWait(c.env, guesses, guessesPerHour, hour);
  if (wait > 0) return tooManyRequests("Too many look-ups. Please try again later.", wait);
  const kept: StoredExperiment | null = await experimentOf(c.env, id).experiment();
  if (kept) return kept;
  await countUse(c.env, guesses, guessesPerHour, hour);
  return notFound(id);
}

function notebookEntry(draft: StoredExperiment, { antibodies }: PanelProducts): LabNotebookEntry {
  const { experimentId: id, name, createdAt, design } = draft;
  const targets = design.selectedTargets.flatMap(
    (key) => antibodies.find((each) => each.productKey === key)?.target ?? [],
  );
  return { id, experimentId: id, name, createdAt, targetSpecies: design.targetSpecies, targets };
}

const created = (c: C, { experimentId: id, createdAt }: StoredExperiment, status: 200 | 201) =>
  c.json({ experimentId: id, createdAt } satisfies CreatedExperiment, status, privateHeaders);

const keyConflict = () =>
  problemResponse(409, { code: "IdempotencyConflict", message: "The key belongs to another experiment." });

/** @param reader owner name of the caller, as in carts; null for the shop itself */
async function viewOf(env: ServicesEnv, kept: StoredExperiment, reader: string | null): Promise<Experiment> {
  const { experimentId, name, country, createdAt, design, quote } = kept;
  const owner = reader !== null && reader === kept.owner;
  return {
    ...{ experimentId, name, country, createdAt, design, owner },
    quoteRequestedAt: owner ? (quote?.requestedAt ?? null) : null,
    recipient: owner ? await recipientOf(env, kept) : null,
  };
}

/** A customer's verified address, else the quote request's; null without either (W14). */
async function recipientOf(env: ServicesEnv, { owner, quote }: StoredExperiment): Promise<string | null> {
  const [kind, subject] = owner.split(":");
  if (kind === "customer" && subject) {
    const customer = await shopperOf(env, "customer", subject).customer(false);
    if (customer?.isEmailVerified) return customer.email;
  }
  return quote?.contact.email ?? null;
}
