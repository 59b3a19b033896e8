/** Hostile values, each with a marker that must never appear as markup in a response. */
import type { Random } from "./random";

/** Opens a tag that the shop never writes. */
export const mark = "<zqmark";
/** Would end an attribute's value and start another attribute. */
const quoteMark = '"zqattr=';
/** A foreign host; no redirect may lead there. */
export const foreignHost = "zq-foreign.example";
/** A header that appears only if a response was split. */
export const splitHeader = "x-zq-split";

const fixed = [
  `${mark} src=x onerror=alert(1)>`,
  `"><script>${mark}</script>`,
  `${quoteMark}1 onmouseover=alert(1) x="`,
  `</script>${mark}>`,
  `</title>${mark}>`,
  `--><!--${mark}>`,
  `]]>${mark}>`,
  `javascript:alert(1)//${mark}`,
  `{{constructor.constructor('x')()}}${mark}`,
  `//${foreignHost}/`,
  `https://${foreignHost}/x`,
  `/\\${foreignHost}`,
  `/\t/${foreignHost}`,
  `\\\\${foreignHost}`,
  `x\r\n${splitHeader}: 1`,
  `x\n${splitHeader}: 1\n\n${mark}>`,
  "../../../../etc/passwd",
  "..%2f..%2f",
  "' OR '1'='1",
  '" OR ""="',
  "1; DROP TABLE products",
  "x' UNION SELECT 1,2,3--",
  "NEAR(a b, 99999)",
  'title:"* OR ^',
  '"unclosed',
  "((((((((((",
  "a AND AND OR NOT",
  "*",
  "-",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "-1",
  "0",
  "1e309",
  "99999999999999999999",
  "2147483648",
  "0x10",
  "1.5",
  "٣",
  "true",
  "[]",
  "{}",
  '{"__proto__":{"a":1}}',
  '[{"a":',
  "\u0000",
  "a\u0000b",
  "\u0007\u001b[31m",
  "\ud800",
  "\udfff\ud800",
  "\ufeff\u200b\u202e",
  "ﷺ".repeat(20),
  "İıſK",
  "é́́́́́",
  "日本語の検索",
  "🧬🧪🔬",
  "%",
  "%zz",
  "%c0%ae",
  "%00",
  "%E0%A4%A",
  "#{7*7}<%=7*7%>",
  "$(id)`id`",
  "a".repeat(300),
  "a b ".repeat(200),
  "9".repeat(400),
  "",
  " ",
  "\t\r\n",
] as const;

const letters = [
  "a",
  "4060S",
  "akt",
  "<",
  ">",
  '"',
  "'",
  "&",
  "/",
  "\\",
  "%",
  ";",
  "?",
  "#",
  "=",
  "\u0000",
  "é",
  "日",
  "🧬",
  "\ud83e",
  "0",
  "-",
];

export function hostileValue(random: Random): string {
  if (random.chance(0.7)) return random.pick(fixed);
  let text = "";
  for (let left = random.int(24); left > 0; left -= 1) text += random.pick(letters);
  return random.chance(0.5) ? text + mark : text;
}

/** Mostly hostile, sometimes valid, so that code behind the first check is also reached. */
export function valueFor(random: Random, usual: string): string {
  return random.chance(0.4) ? usual : hostileValue(random);
}
