/**
 * Writes domain/market/countries.generated.json: `npm run generate-countries`.
 *
 * This file contains ISO 3166-1 alpha-2 codes (and XK, the user-assigned code in general use for Kosovo), the ISO 4217
 * currency in daily use, the languages in which people type the country's name, and other names in use. English,
 * Japanese, Chinese and native names come from the Unicode CLDR data in Node.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/install.mjs";

/** Columns: code, currency, languages of the native names. */
const facts = `
AD EUR ca|AE AED ar|AF AFN fa,ps|AG XCD|AI XCD|AL ALL sq|AM AMD hy|AO AOA pt|AQ USD|AR ARS es|AS USD sm|AT EUR de|AU AUD|AW AWG nl|AX EUR sv|AZ AZN az
BA BAM bs|BB BBD|BD BDT bn|BE EUR nl,fr,de|BF XOF fr|BG EUR bg|BH BHD ar|BI BIF rn,fr|BJ XOF fr|BL EUR fr|BM BMD|BN BND ms|BO BOB es|BQ USD nl|BR BRL pt|BS BSD|BT BTN dz|BV NOK nb|BW BWP|BY BYN be,ru|BZ BZD
CA CAD fr|CC AUD|CD CDF fr|CF XAF fr,sg|CG XAF fr|CH CHF de,fr,it,rm|CI XOF fr|CK NZD|CL CLP es|CM XAF fr|CN CNY zh-Hans|CO COP es|CR CRC es|CU CUP es|CV CVE pt|CW XCG nl|CX AUD|CY EUR el,tr|CZ CZK cs
DE EUR de|DJ DJF fr,ar|DK DKK da|DM XCD|DO DOP es|DZ DZD ar,fr
EC USD es|EE EUR et|EG EGP ar|EH MAD ar|ER ERN ti|ES EUR es,ca,eu|ET ETB am
FI EUR fi,sv|FJ FJD|FK FKP|FM USD|FO DKK fo|FR EUR fr
GA XAF fr|GB GBP cy|GD XCD|GE GEL ka|GF EUR fr|GG GBP|GH GHS|GI GIP|GL DKK kl|GM GMD|GN GNF fr|GP EUR fr|GQ XAF es|GR EUR el|GS GBP|GT GTQ es|GU USD|GW XOF pt|GY GYD
HK HKD zh-Hant|HM AUD|HN HNL es|HR EUR hr|HT HTG fr|HU HUF hu
ID IDR id|IE EUR ga|IL ILS he|IM GBP|IN INR hi|IO USD|IQ IQD ar|IR IRR fa|IS ISK is|IT EUR it
JE GBP|JM JMD|JO JOD ar|JP JPY ja
KE KES sw|KG KGS ky|KH KHR km|KI AUD|KM KMF fr,ar|KN XCD|KP KPW ko|KR KRW ko|KW KWD ar|KY KYD|KZ KZT kk
LA LAK lo|LB LBP ar|LC XCD|LI CHF de|LK LKR si,ta|LR LRD|LS LSL|LT EUR lt|LU EUR lb,fr,de|LV EUR lv|LY LYD ar
MA MAD ar,fr|MC EUR fr|MD MDL ro|ME EUR sr-Latn|MF EUR fr|MG MGA mg,fr|MH USD|MK MKD mk|ML XOF fr|MM MMK my|MN MNT mn|MO MOP zh-Hant,pt|MP USD|MQ EUR fr|MR MRU ar|MS XCD|MT EUR mt|MU MUR fr|MV MVR|MW MWK|MX MXN es|MY MYR ms|MZ MZN pt
NA NAD|NC XPF fr|NE XOF fr|NF AUD|NG NGN|NI NIO es|NL EUR nl|NO NOK nb,nn|NP NPR ne|NR AUD|NU NZD|NZ NZD mi
OM OMR ar
PA PAB es|PE PEN es|PF XPF fr|PG PGK|PH PHP fil|PK PKR ur|PL PLN pl|PM EUR fr|PN NZD|PR USD es|PS ILS ar|PT EUR pt|PW USD|PY PYG es
QA QAR ar
RE EUR fr|RO RON ro|RS RSD sr|RU RUB ru|RW RWF rw
SA SAR ar|SB SBD|SC SCR fr|SD SDG ar|SE SEK sv|SG SGD zh-Hans,ms|SH SHP|SI EUR sl|SJ NOK nb|SK EUR sk|SL SLE|SM EUR it|SN XOF fr|SO SOS so|SR SRD nl|SS SSP|ST STN pt|SV USD es|SX XCG nl|SY SYP ar|SZ SZL
TC USD|TD XAF fr,ar|TF EUR fr|TG XOF fr|TH THB th|TJ TJS tg|TK NZD|TL USD pt|TM TMT tk|TN TND ar,fr|TO TOP to|TR TRY tr|TT TTD|TV AUD|TW TWD zh-Hant|TZ TZS sw
UA UAH uk|UG UGX|UM USD|US USD es|UY UYU es|UZ UZS uz
VA EUR it|VC XCD|VE VES es|VG USD|VI USD|VN VND vi|VU VUV
WF XPF fr|WS WST sm
XK EUR sq
YE YER ar|YT EUR fr
ZA ZAR af,zu|ZM ZMW|ZW ZWG
`;

/** Labels that differ from CLDR's: short names that people search for, and the Chinese names required in China. */
type OtherNames = Readonly<Record<string, readonly string[]>>;

const labels: Readonly<Record<string, { readonly en?: string; readonly ja?: string; readonly zh?: string }>> = {
  HK: { en: "Hong Kong", ja: "香港", zh: "中国香港" },
  MO: { en: "Macao", ja: "マカオ", zh: "中国澳门" },
  TW: { zh: "中国台湾" },
  CD: { en: "Congo (DRC)" },
  CG: { en: "Congo (Republic)" },
};

const otherNames: OtherNames = {
  AE: ["UAE", "Emirates", "Dubai", "Abu Dhabi"],
  AX: ["Aland Islands"],
  BA: ["Bosnia and Herzegovina"],
  BL: ["Saint Barthelemy"],
  BO: ["Plurinational State of Bolivia"],
  BQ: ["Bonaire", "Sint Eustatius", "Saba"],
  BY: ["Belorussia"],
  CD: ["Democratic Republic of the Congo", "DR Congo", "Zaire", "Kinshasa"],
  CF: ["CAR"],
  CG: ["Brazzaville"],
  CI: ["Ivory Coast", "Cote d'Ivoire"],
  CN: ["PRC", "People's Republic of China", "Mainland China"],
  CV: ["Cabo Verde"],
  CW: ["Curacao"],
  CZ: ["Czech Republic"],
  DE: ["Federal Republic of Germany"],
  FK: ["Malvinas"],
  FM: ["Federated States of Micronesia"],
  GB: ["UK", "Great Britain", "Britain", "England", "Scotland", "Wales", "Northern Ireland"],
  GR: ["Hellas"],
  IE: ["Eire", "Republic of Ireland"],
  IR: ["Persia"],
  KP: ["DPRK"],
  KR: ["Korea", "Republic of Korea"],
  LA: ["Lao PDR"],
  MD: ["Moldavia"],
  MK: ["Macedonia"],
  MM: ["Burma"],
  MO: ["Macau"],
  NL: ["Holland", "The Netherlands"],
  PS: ["Palestine"],
  RE: ["Reunion"],
  RU: ["Russian Federation"],
  SH: ["Ascension"],
  ST: ["Sao Tome and Principe"],
  SY: ["Syrian Arab Republic"],
  SZ: ["Swaziland"],
  TL: ["East Timor"],
  TR: ["Turkey", "Turkiye"],
  TW: ["Chinese Taipei"],
  TZ: ["Zanzibar"],
  UA: ["The Ukraine"],
  US: ["USA", "United States of America", "America", "U.S."],
  VA: ["Holy See"],
  VE: ["Bolivarian Republic of Venezuela"],
  VN: ["Viet Nam"],
  XK: ["Kosova"],
};
const otherNamesJa: OtherNames = {
  US: ["米国", "合衆国"],
  GB: ["英国", "連合王国"],
  CN: ["中華人民共和国"],
  KR: ["大韓民国"],
  KP: ["朝鮮"],
  DE: ["独国"],
  FR: ["仏国"],
  IT: ["伊国"],
  NL: ["和蘭"],
  AU: ["豪州"],
  IN: ["印度"],
  RU: ["露国"],
  TH: ["泰国"],
  VN: ["越南"],
  CI: ["象牙海岸"],
};
const otherNamesZh: OtherNames = {
  US: ["美利坚合众国"],
  GB: ["大不列颠", "英格兰", "苏格兰"],
  CN: ["中华人民共和国", "中国大陆"],
  KR: ["大韩民国", "南韩"],
  KP: ["北韩"],
  HK: ["中国香港", "中国香港特别行政区"],
  MO: ["中国澳门", "中国澳门特别行政区"],
  TW: ["中国台湾"],
  DE: ["德意志"],
  CI: ["象牙海岸"],
  AE: ["阿联酋", "迪拜"],
};

/** Name of a country in a language; undefined if CLDR has none. */
function namedIn(language: string): (code: string) => string | undefined {
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  return (code) => names.of(code);
}
function requiredIn(language: string): (code: string) => string {
  const name = namedIn(language);
  return (code) => {
    const found = name(code);
    if (found === undefined) throw new Error(`CLDR has no name for ${code} in ${language}`);
    return found;
  };
}
const en = requiredIn("en");
const ja = requiredIn("ja");
const zh = requiredIn("zh-Hans");
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

const countries = facts
  .split(/[\n|]/)
  .filter(Boolean)
  .map((line) => {
    const [value = "", currency = "", languages = ""] = line.split(" ");
    const label =
      labels[value]?.en ??
      en(value)
        .replace("&", "and")
        .replace(/^St\. /, "Saint ")
        .replaceAll("’", "'");
    const native = languages
      .split(",")
      .filter(Boolean)
      .flatMap((language) => namedIn(language)(value) ?? []);
    const alternatives = [en(value), plain(label), ...(otherNames[value] ?? []), ...native];
    const others = (own: OtherNames, cldr: string, written: string) =>
      [...new Set([...(own[value] ?? []), cldr])].filter((name) => name !== written);
    const jaLabel = labels[value]?.ja ?? ja(value);
    const zhLabel = labels[value]?.zh ?? zh(value);
    return {
      value,
      currency,
      label,
      altNames: [...new Set(alternatives)].filter((name) => name !== label),
      ja: jaLabel,
      jaAltNames: others(otherNamesJa, ja(value), jaLabel),
      zh: zhLabel,
      zhAltNames: others(otherNamesZh, zh(value), zhLabel),
    };
  })
  .sort((a, b) => a.label.localeCompare(b.label, "en"));

const rows = countries.map((country) => `  ${JSON.stringify(Object.values(country))}`).join(",\n");
writeFileSync(join(root, "domain/market/countries.generated.json"), `[\n${rows}\n]\n`);
console.log(`${countries.length} countries`);
