/** Browsers too old for the shop, by what they say of themselves (C-CHROME-16). */

/** The oldest version that gets no notice. */
const minimumVersions = { ie: 12, edge: 131, firefox: 135, safari: 17, chrome: 87 } as const;
export type BrowserName = keyof typeof minimumVersions;

/** In this order: browsers name those before them, from whom they descend. */
const signs: readonly (readonly [BrowserName, RegExp])[] = [
  ["ie", /MSIE (\d+)|Trident\/.*rv:(\d+)/],
  ["edge", /Edg(?:e|A|iOS)?\/(\d+)/],
  ["firefox", /(?:Firefox|FxiOS)\/(\d+)/],
  ["chrome", /(?:Chrome|Chromium|CriOS)\/(\d+)/],
  ["safari", /Version\/(\d+)[\d.]*(?: Mobile\/\w+)? Safari\//],
];

const memo = new Map<string, boolean>();
const memoSize = 500;

/** False for what is not a browser that is known here: nobody is warned on suspicion. */
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
