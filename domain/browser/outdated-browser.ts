/** Detects outdated browsers by their user agent (C-CHROME-16). */

/** Oldest versions without a notice. */
const minimumVersions = { ie: 12, edge: 131, firefox: 135, safari: 17, chrome: 87 } as const;
type BrowserName = keyof typeof minimumVersions;

/** Order matters: user agents also name the browsers they derive from. */
const signs: readonly (readonly [BrowserName, RegExp])[] = [
  ["ie", /MSIE (\d+)|Trident\/.*rv:(\d+)/],
  ["edge", /Edg(?:e|A|iOS)?\/(\d+)/],
  ["firefox", /(?:Firefox|FxiOS)\/(\d+)/],
  ["chrome", /(?:Chrome|Chromium|CriOS)\/(\d+)/],
  ["safari", /Version\/(\d+)[\d.]*(?: Mobile\/\w+)? Safari\//],
];

const memo = new Map<string, boolean>();
const memoSize = 500;

/** False for unknown user agents, so nobody is warned by mistake. */
export function isOutdatedBrowser(userAgent: string | null): boolean {
  if (!userAgent) return false;
  let outdated = memo.get(userAgent);
  if (outdated === undefined) {
    outdated = judge(userAgent.slice(0, 512));
    if (memo.size >= memoSize) memo.clear();
    memo.set(userAgent, outdated);
  }
  return outdated;
}

function judge(userAgent: string): boolean {
  for (const [name, sign] of signs) {
    const found = sign.exec(userAgent);
    if (found) return Number(found[1] ?? found[2]) < minimumVersions[name];
  }
  return false;
}
