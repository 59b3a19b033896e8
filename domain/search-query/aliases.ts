/**
 * Phrases for an application or a category, which filter instead of searching as text. Add new ones here; phrases are
 * compared without case, spacing and punctuation, in every language.
 */
import { matchKey } from "../search-url/match-key";

type AliasTarget =
  /** Products tested with an application, by its code. */
  | { readonly field: "applicationcodes"; readonly values: readonly string[] }
  /** Category name prefixes; the rest of the name depends on the engine's language. */
  | { readonly field: "categories"; readonly values: readonly string[] };

export interface SearchAlias {
  /** Name of the alias in messages: `browse.aliases.<id>`. */
  readonly id: AliasId;
  readonly phrases: readonly string[];
  readonly target: AliasTarget;
  /** True if the alias also works among other words ("Akt simple western"), which are then searched as text. */
  readonly besideText: boolean;
}

const aliasIds = [
  "simpleWestern",
  "signalStar",
  "westernBlot",
  "immunoprecipitation",
  "immunohistochemistry",
  "immunofluorescence",
  "flowCytometry",
  "chip",
  "chipSeq",
  "cutAndRun",
  "eclip",
] as const;
export type AliasId = (typeof aliasIds)[number];

const application = (
  id: AliasId,
  codes: readonly string[],
  phrases: readonly string[],
  besideText = false,
): SearchAlias => ({ id, phrases, target: { field: "applicationcodes", values: codes }, besideText });

export const searchAliases: readonly SearchAlias[] = [
  application(
    "simpleWestern",
    ["SW"],
    [
      "simple western",
      "simple westerns",
      "simple western assay",
      "シンプルウェスタン",
      "シンプルウエスタン",
      "全自动蛋白质印迹",
    ],
    true,
  ),
  {
    id: "signalStar",
    phrases: [
      "signal star",
      "signalstar",
      "signal star multiplex",
      "signalstar multiplex ihc",
      "シグナルスター",
      "SignalStar マルチプレックス IHC",
      "SignalStar 多重 IHC",
    ],
    target: { field: "categories", values: ["SignalStar"] },
    besideText: true,
  },
  application(
    "westernBlot",
    ["WB"],
    [
      "western blot",
      "western blotting",
      "immunoblot",
      "immunoblotting",
      "ウェスタンブロット",
      "ウエスタンブロット",
      "ウェスタンブロッティング",
      "ウエスタンブロッティング",
      "蛋白质印迹",
      "蛋白质免疫印迹",
      "蛋白印迹",
      "免疫印迹",
    ],
  ),
  application(
    "immunoprecipitation",
    ["IP"],
    [
      "immunoprecipitation",
      "co immunoprecipitation",
      "coimmunoprecipitation",
      "免疫沈降",
      "免疫沈降法",
      "共免疫沈降",
      "免疫沉淀",
      "免疫共沉淀",
    ],
  ),
  application(
    "immunohistochemistry",
    ["IHC-P"],
    ["immunohistochemistry", "ihc", "免疫組織化学", "免疫組織化学染色", "免疫組織染色", "免疫组化", "免疫组织化学"],
  ),
  application(
    "immunofluorescence",
    ["IF-IC", "IF-F"],
    [
      "immunofluorescence",
      "immunocytochemistry",
      "蛍光免疫染色",
      "免疫蛍光",
      "免疫蛍光染色",
      "免疫荧光",
      "免疫荧光染色",
    ],
  ),
  application(
    "flowCytometry",
    ["FC-FP", "FC-L"],
    ["flow cytometry", "facs", "フローサイトメトリー", "流式细胞术", "流式", "流式分析"],
  ),
  application("chip", ["ChIP"], ["chromatin immunoprecipitation", "クロマチン免疫沈降", "染色质免疫沉淀"]),
  application("chipSeq", ["ChIP-seq"], ["chip seq", "chipseq", "ChIP シーケンス", "ChIP シークエンス", "ChIP 测序"]),
  application("cutAndRun", ["C&R"], ["cut & run", "cut and run", "cutandrun"]),
  application("eclip", ["eCLIP"], ["eclip", "enhanced clip"]),
];

export interface AliasMatch {
  readonly alias: SearchAlias;
  /** Words besides the alias; "" if none. */
  readonly rest: string;
  /** The phrase for a literal search. */
  readonly words: string;
}

const byKey: ReadonlyMap<string, SearchAlias> = new Map(
  searchAliases.flatMap((alias) => alias.phrases.map((phrase) => [matchKey(phrase), alias] as const)),
);

/** Alias of a cleaned phrase; null if there is none. A quoted phrase is always literal. */
export function findAlias(query: string): AliasMatch | null {
  if (query.includes('"')) return null;
  const whole = byKey.get(matchKey(query));
  return whole ? { alias: whole, rest: "", words: `"${query}"` } : findBesideText(query);
}

/** Finds the longest alias at the start or the end of the phrase. */
function findBesideText(query: string): AliasMatch | null {
  const words = query.split(" ");
  for (let size = words.length - 1; size > 0; size -= 1) {
    for (const [named, rest] of [
      [words.slice(0, size), words.slice(size)],
      [words.slice(-size), words.slice(0, -size)],
    ] as const) {
      const alias = byKey.get(matchKey(named.join(" ")));
      if (alias?.besideText) return { alias, rest: rest.join(" "), words: `${rest.join(" ")} "${named.join(" ")}"` };
    }
  }
  return null;
}
