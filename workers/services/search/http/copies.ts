/** Chooses the copy of an engine that is near the reader. */
import type { ServicesEnv } from "../../env";
import type { EngineAnswer } from "../engine/engine-calls";
import type { SearchEngineObject } from "../engine/engine-object";

type EngineStub = DurableObjectStub<SearchEngineObject>;

const hints = ["wnam", "enam", "sam", "weur", "eeur", "apac", "oc", "afr", "me"] as const;
type Hint = (typeof hints)[number];

/** Nearest locations for a continent, best first. */
const near: Readonly<Record<string, readonly Hint[]>> = {
  EU: ["weur", "eeur"],
  NA: ["enam", "wnam"],
  SA: ["sam", "enam"],
  AS: ["apac", "me"],
  OC: ["oc", "apac"],
  AF: ["afr", "weur"],
};

/** Location of the copy for a reader's continent; null if the engine itself serves it. */
export function placeOf(continent: string | undefined, copies: string | undefined): Hint | null {
  const offered = (copies ?? "").split(",").map((each) => each.trim());
  return near[continent ?? ""]?.find((hint) => offered.includes(hint)) ?? null;
}

/** Name of a copy's object; no engine has such a name. */
const copyName = (engine: string, hint: Hint): string => `${engine}@${hint}`;

/** The calls of readers. A copy that is not fresh forwards them to its engine. */
export type ReadEngine = Pick<EngineStub, "search" | "suggest" | "click">;

export function nearestEngine(env: ServicesEnv, name: string, engine: EngineStub, request: Request): ReadEngine {
  const continent = request.cf?.continent;
  const hint = placeOf(typeof continent === "string" ? continent : undefined, env.SEARCH_COPIES);
  if (hint === null || env.SEARCH_EXTERNAL_URL) return engine;
  const namespace = env.SEARCH_ENGINES;
  const copy: EngineStub = namespace.get(namespace.idFromName(copyName(name, hint)), { locationHint: hint });
  const orEngine = async (ask: Promise<EngineAnswer | null>, otherwise: () => Promise<EngineAnswer>) =>
    (await ask.catch(() => null)) ?? otherwise();
  return {
    search: (...call) => orEngine(copy.searchCopy(name, ...call), () => engine.search(...call)),
    suggest: (...call) => orEngine(copy.suggestCopy(name, ...call), () => engine.suggest(...call)),
    // Clicks are counted only by the engine itself.
    click: (call) => engine.click(call),
  } as ReadEngine;
}
