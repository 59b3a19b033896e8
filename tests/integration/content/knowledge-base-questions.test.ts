/** Questions in users' own words: the matching article must be among the first three results. */
import { engineLocales } from "@contracts/search/search-engines";
import { knowledgeBaseHref } from "@domain/search-url/knowledge-base";
import * as v from "valibot";
import { afterAll, beforeAll, expect, it } from "vitest";
import { spaced } from "../../../demo/data-files/schemas";
import { readTable } from "../../../demo/data-files/table";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";

/** Numbers of the matching articles; empty if the shop has none. */
const question = v.strictObject({ locale: v.picklist(engineLocales), query: v.string(), articles: spaced });
const questions = readTable("relevance/queries/written/knowledge-base.tsv", question);

const hosts = { "en-us": "localhost", "ja-jp": "jp.localhost", "zh-cn": "cn.localhost" } as const;
/** Minimum share of answerable questions with a matching article among the first three. */
const inThree = 0.95;

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

async function shown({ locale, query }: v.InferOutput<typeof question>): Promise<string[]> {
  const { status, body } = await shop.ask(knowledgeBaseHref({ query, topic: "", page: 1 }), { host: hosts[locale] });
  expect([query, status]).toEqual([query, 200]);
  return [...body.matchAll(/id="answer-([\w-]+)-title"/g)].map(([, id = ""]) => id);
}

it.each(engineLocales)("C-KB-01: questions find the matching article (%s)", async (locale) => {
  const asked = questions.filter((one) => one.locale === locale);
  const answered = asked.filter(({ articles }) => articles.length > 0);
  const missed: string[] = [];
  for (const one of answered) {
    const first = (await shown(one)).slice(0, 3);
    if (!first.some((id) => one.articles.includes(id))) missed.push(`${one.query} → ${first.join(" ")}`);
  }
  const share = 1 - missed.length / answered.length;
  expect(share, missed.join("\n")).toBeGreaterThanOrEqual(inThree);
  for (const one of asked.filter(({ articles }) => articles.length === 0))
    expect([one.query, ...(await shown(one))]).toEqual([one.query]);
});
