/** `/agents.md` and `/llms.txt`. */
import { regions } from "@contracts/regions";
import { agentsIndex } from "@domain/agents/agents-index";
import { locales } from "@domain/market/market";
import type { PublicContext } from "~/context/request/types";

export async function loadAgentsIndex({ market, origins }: PublicContext): Promise<Response> {
  const { country, languages } = regions[market.region];
  const text = agentsIndex({ origin: origins.current, country, languages: languages.map((one) => locales[one].lang) });
  return new Response(text, { headers: { "content-type": "text/markdown; charset=utf-8" } });
}
