/** List of companies by name, for the office. */
import { companyFacts } from "@contracts/customers/companies";
import type { companyQuery } from "@contracts/office/companies";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { wordConditions } from "../../shared/list-words";
import { type Place, pageOf } from "../../shared/office/page-of";
import { directoryDatabase } from "../customers/customer-directory";

const factsText = v.pipe(v.string(), v.parseJson(), companyFacts);
const termsPerSearch = 5;
/** The same expression as in the migration's index. */
const waitingSql = `instr(document, '"state":"submitted"') > 0`;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly document: string;
  readonly members: number;
}

export async function findCompanies(
  env: Pick<ServicesEnv, "DIRECTORY_DB">,
  { q = "", waits }: v.InferOutput<typeof companyQuery>,
  after: Place | null,
  limit: number,
) {
  const conditions = [
    ...wordConditions(q, termsPerSearch),
    ...(waits ? [[waitingSql] as const] : []),
    ...(after ? [["(name, id) > (?, ?)", after.value, after.key] as const] : []),
  ];
  const { results } = await (await directoryDatabase(env))
    .prepare(
      `select id, name, created_at as createdAt, document,
         (select count(*) from company_members m where m.company_id = companies.id) as members
       from companies where ${conditions.map(([sql]) => sql).join(" and ") || "1"} order by name, id limit ?`,
    )
    .bind(...conditions.flatMap(([, ...values]) => values), limit + 1)
    .all<Row>();
  const page = pageOf(results, limit, ({ name, id }) => ({ value: name, key: id }));
  const rows = page.rows.map(({ document, ...row }) => {
    const { onAccount, certificates } = v.parse(factsText, document);
    return { ...row, onAccount, waiting: certificates.filter(({ state }) => state === "submitted").length };
  });
  return { ...page, rows };
}
