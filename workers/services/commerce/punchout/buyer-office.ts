/** Punchout buyers in the office: list, record and actions. */
import { type PunchoutBuyer, punchoutBuyer } from "@contracts/commerce/punchout";
import type { AuditFacts } from "@contracts/office/audit";
import {
  newPunchoutBuyer,
  type PunchoutBuyerRow,
  punchoutBuyerChanged,
  punchoutBuyerQuery,
  punchoutBuyerRemoved,
  punchoutSecretChanged,
  type TypedPunchoutBuyer,
} from "@contracts/office/punchout-buyers";
import { pageQuery } from "@contracts/office/resources";
import { sentenceOf } from "@domain/refusals/sentence";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { type OfficeApp, requirePermission } from "../../permission";
import { writtenConditions } from "../../shared/list-words";
import { changeRecord, fieldProblem, readFields, readQuery, repeatedAction } from "../../shared/office/actions";
import { historyOf } from "../../shared/office/audit";
import { pageOf, placeOf } from "../../shared/office/page-of";
import { notFound, tooManyRequests } from "../../shared/problems";
import { companyById } from "../companies/company-store";
import { directoryDatabase } from "../customers/customer-directory";
import { passwordsFor } from "../customers/passwords/password-object";

const resource = "punchout-buyers";
const action = "customers:change" as const;
const listQuery = v.object({ ...pageQuery, ...punchoutBuyerQuery.entries });
const stored = v.omit(punchoutBuyer, ["secret"]);
const storedText = v.pipe(v.string(), v.parseJson(), stored);
type Stored = v.InferOutput<typeof stored>;

interface Row {
  readonly identity: string;
  readonly document: string;
  readonly version: number;
}

const shownOf = ({ messages, ...buyer }: Stored): PunchoutBuyerRow => ({
  ...buyer,
  messagesTo: messages?.address ?? null,
});

/** Facts for the audit log, without secrets. */
const factsOf = (buyer: Stored): AuditFacts =>
  Object.fromEntries(
    Object.entries(shownOf(buyer)).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
  );

export const punchoutBuyerOffice = new Hono<OfficeApp>();

punchoutBuyerOffice.get("/", requirePermission("customers:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  const { after, limit, q = "" } = query.value;
  const words = writtenConditions("identity || ' ' || (document ->> 'name')", q);
  const { results } = await (await directoryDatabase(c.env))
    .prepare(
      `select identity, document, version from punchout_buyers
       where identity > ? ${words.map(([sql]) => `and ${sql}`).join(" ")} order by identity limit ?`,
    )
    .bind(placeOf(after)?.key ?? "", ...words.flatMap(([, ...spellings]) => spellings), limit + 1)
    .all<Row>();
  const page = pageOf(results, limit, ({ identity }) => ({ value: identity, key: identity }));
  return c.json({ ...page, rows: page.rows.map(({ document }) => shownOf(v.parse(storedText, document))) });
});

punchoutBuyerOffice.get("/:identity", requirePermission("customers:read"), async (c) => {
  const known = await buyerOf(c);
  if (!known) return notFound("buyer");
  const history = await historyOf(await directoryDatabase(c.env), resource, known.buyer.identity);
  return c.json({ record: shownOf(known.buyer), version: known.version, history });
});

async function buyerOf(c: Context<OfficeApp>): Promise<{ buyer: Stored; version: number } | null> {
  const row = await (await directoryDatabase(c.env))
    .prepare("select identity, document, version from punchout_buyers where identity = ?")
    .bind((c.req.param("identity") ?? "").slice(0, 200))
    .first<Row>();
  return row && { buyer: v.parse(storedText, row.document), version: row.version };
}

/** The buyer from a form, or a response with the problem of the invalid field. */
async function buyerFrom(
  env: ServicesEnv,
  { messagesTo, messagesSecret, protocols, company, ...typed }: Omit<TypedPunchoutBuyer, "key" | "version" | "reason">,
  { identity, former }: { readonly identity: string; readonly former: Stored | null },
): Promise<Stored | Response> {
  const secret = messagesSecret ?? former?.messages?.secret;
  if (messagesTo && !secret) return fieldProblem("messagesSecret", "Enter the secret that the buyer's system expects.");
  if (company && !(await companyById(env, company)))
    return fieldProblem("company", "There is no company with this ID.");
  const made = v.safeParse(stored, {
    ...{ identity, name: typed.name, countries: typed.countries.map((code) => code.toUpperCase()) },
    ...{ returnAddresses: typed.returnAddresses, frameOrigins: typed.frameOrigins },
    ...{ cxmlField: typed.cxmlField, priceDifferences: typed.priceDifferences, demo: former?.demo ?? false },
    protocols: protocols.split(" and "),
    ...(company && { company }),
    ...(messagesTo && { messages: { address: messagesTo, secret } }),
  });
  if (made.success) return made.output;
  const [issue] = made.issues;
  const [field = ""] = (v.getDotPath(issue) ?? "").split(".");
  return fieldProblem(field === "messages" ? "messagesTo" : field, sentenceOf(issue).slice(0, 300));
}

const hashed = (c: Context<OfficeApp>, identity: string, secret: PunchoutBuyer["secret"]) =>
  passwordsFor(c.env, identity).hash(secret);
const busy = () => tooManyRequests("The service is busy. Try again in a moment.", 5);

punchoutBuyerOffice.post("/add", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, newPunchoutBuyer);
  if (!body.ok) return body.response;
  const { key, reason, identity, secret, ...typed } = body.value;
  const database = await directoryDatabase(c.env);
  const repeated = await repeatedAction(database, key, { action, record: identity });
  if (repeated) return repeated;
  const buyer = await buyerFrom(c.env, typed, { identity, former: null });
  if (buyer instanceof Response) return buyer;
  const taken = await database.prepare("select 1 from punchout_buyers where identity = ?").bind(identity).first();
  if (taken) return fieldProblem("identity", "A buyer with this identity already exists.");
  const hash = await hashed(c, identity, secret);
  if (hash === "busy") return busy();
  const request = { key, reason, version: null };
  return changeRecord(c.env, database, c.get("actor"), request, {
    ...{ resource, record: identity, action, current: null, before: {}, after: factsOf(buyer) },
    statement: database
      .prepare(
        "insert or ignore into punchout_buyers (identity, document, secret_hash, changed_at) values (?, ?, ?, ?)",
      )
      .bind(identity, JSON.stringify(buyer), hash, Date.now()),
  });
});

punchoutBuyerOffice.post("/:identity/change", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, punchoutBuyerChanged);
  if (!body.ok) return body.response;
  const known = await buyerOf(c);
  if (!known) return notFound("buyer");
  const { identity } = known.buyer;
  const buyer = await buyerFrom(c.env, body.value, { identity, former: known.buyer });
  if (buyer instanceof Response) return buyer;
  const database = await directoryDatabase(c.env);
  return changeRecord(c.env, database, c.get("actor"), body.value, {
    ...{ resource, record: identity, action, current: known.version },
    ...{ before: factsOf(known.buyer), after: factsOf(buyer) },
    statement: database
      .prepare(
        `update punchout_buyers set document = ?, changed_at = ?, version = version + 1
         where identity = ? and version = ?`,
      )
      .bind(JSON.stringify(buyer), Date.now(), identity, known.version),
  });
});

punchoutBuyerOffice.post("/:identity/secret", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, punchoutSecretChanged);
  if (!body.ok) return body.response;
  const known = await buyerOf(c);
  if (!known) return notFound("buyer");
  const { identity } = known.buyer;
  const hash = await hashed(c, identity, body.value.secret);
  if (hash === "busy") return busy();
  const database = await directoryDatabase(c.env);
  return changeRecord(c.env, database, c.get("actor"), body.value, {
    ...{ resource, record: identity, action, current: known.version, before: {}, after: { secret: "changed" } },
    statement: database
      .prepare(
        `update punchout_buyers set secret_hash = ?, changed_at = ?, version = version + 1
         where identity = ? and version = ?`,
      )
      .bind(hash, Date.now(), identity, known.version),
  });
});

/** Removes a buyer. Open visits continue, but no new one can begin. */
punchoutBuyerOffice.post("/:identity/remove", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, punchoutBuyerRemoved);
  if (!body.ok) return body.response;
  const known = await buyerOf(c);
  if (!known) return notFound("buyer");
  const { identity } = known.buyer;
  const database = await directoryDatabase(c.env);
  const answer = await changeRecord(c.env, database, c.get("actor"), body.value, {
    ...{ resource, record: identity, action, current: known.version, before: factsOf(known.buyer), after: {} },
    statement: database
      .prepare("delete from punchout_buyers where identity = ? and version = ?")
      .bind(identity, known.version),
  });
  // Empty, because the removed record has no page.
  return answer.ok ? c.json({ record: "", version: known.version + 1 }) : answer;
});
