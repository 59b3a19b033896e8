/** Figures and addresses of a text that resemble product numbers. */
import type { Mark } from "./spans";

const month = "jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec";
const unit =
  "rpm|r\\.p\\.m\\.|rcf|x ?g|×\\s?g|kg|mg|ug|μg|ng|pg|ml|ul|μl|nl|cm|mm|um|μm|nm|mol|mmol|nmol|pmol|kda|da|bp|kb|nt|aa|mv|kv|ma|sec|secs|seconds?|min|mins|minutes?|hr|hrs|hours?|days?|weeks?|months?|years?|°c|℃|°|%|‰|cells?|iu|units?\\/ml|hz|khz|mhz|dpi|px|fold|mice|rats|patients|samples|reads|copies|plates?|wells?|events?|times|ppm|gy|cfu|pfu|moi|usd|eur|gbp|jpy|cny|rmb|yen|dollars?|円|元|日元|美元|转|秒|分|分钟|小时|时间|時間|日|天|年|月|回|倍|細胞|细胞|只|例|名|匹";
/** One letter is a unit after a short number or a space; "4060S" is a product. */
const shortUnits =
  /(?<![\w.,-])(?:\d{1,3}(?:\.\d{1,3})?\s?|\d{4,7} )(?:g|l|s|h|d|m|k)(?![\w-])|(?<![\w.,-])\d{1,3}(?:\.\d{1,3})?\s?(?:M|V|W|A|K|U|L)(?![\w-])/g;
/** Product numbers with a size that end like a unit. */
const sized = /^\d{4,6}[A-Z]{1,2}$/;

/** Streets, rooms, towns and telephone numbers. */
const addresses: readonly RegExp[] = [
  /〒?\b\d{3}-\d{4}\b(?=\s{0,2}[\p{Script=Han}])/gu,
  /〒\s?\d{3}-?\d{4}/g,
  /\b(?:Bldg|Building|Street|Str|Straße|Strasse|Road|Avenue|Room|Delivery|Deliver to|Ship to|Address|Lieferadresse)\b[^\n;]{0,60}, \d{5}\b(?= [A-Z][a-z])/gi,
  /\+\d{1,3}[ .\-(]{1,2}\d{1,4}[ .\-)]{0,2}\d{2,4}(?:[ .-]\d{2,4}){0,3}/g,
  /\(\d{3}\) ?\d{3}[-. ]\d{4}\b/g,
  /(?<![\w-])1?-?[2-9]\d{2}[-.]\d{3}[-.]\d{4}(?![\w-])/g,
  /(?<![\w-])0\d{1,3}-\d{1,4}-\d{4}(?![\w-])/g,
  // A mobile telephone in China.
  /(?<![\w-])1[3-9]\d{9}(?![\w-])/g,
  /\b(?:AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC),? \d{5}(?:-\d{4})?\b/g,
  /(?<![\w-])\d{1,5} (?:[A-Z][\w.'-]{1,20} ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Lane|Parkway|Plaza)\b/g,
  /\b(?:CH|D|A|F|B|I|L|NL|DK|SE|S|FI|AT|DE|FR)-\d{4,5}\b(?= [A-Z])/g,
  /\b(?:Room|Rm\.?|Building|Bldg\.?|Suite|Floor|Lab(?:oratory)?|Office|Mail ?stop|P\.? ?O\.? Box|Postfach|cost (?:cent(?:re|er)|code)|Kostenstelle|Raum|Zimmer|Gebäude|Haus|bâtiment|salle|project|department|dept\.?|extension|ext\.)\s{0,2}(?:no\.?|nr\.?|number|code|#)?\s{0,2}[:#]?\s{0,2}[A-Z]{0,2}-?\d{2,8}(?![\w-])/gi,
  /(?:内線|内线|分机|手机|携帯|部屋|号室|コストセンター|原価センター|成本中心|房间|项目号)\s{0,2}[:：]?\s{0,2}\d{2,11}/g,
  /\d{2,5}\s?(?:号室|室|号楼)/g,
  /(?<![\w-])(?:Tor|Halle|Lager|Rampe|Gate|Dock)\s?\d{1,5}(?![\w-])/g,
  // "Rämistrasse 9272, 8006 Zürich"
  /\p{L}{2,30}(?:str(?:a(?:ß|ss)e)?\.?|weg|platz|allee|gasse|straat) \d{1,5}[a-z]?(?![\w-])/giu,
  /\b(?:order confirmation|confirmation|invoice|quote|quotation|purchase order|ticket|RMA|customer|account)\s?(?:no\.?|number|nr\.?|id|ref\.?)?\s?[:#]{1,2}\s?[A-Z]{0,4}-?\d{2,12}(?![A-Za-z\d])/gi,
  /(?<=(?:\b(?:ship|send|deliver\w{0,2}|lieferadresse|address)\b|str(?:a(?:ß|ss)e)?\b|\bstreet\b|\brue\b)[^\n]{0,120},\s)\d{4,5}(?=\s\p{Lu}\p{Ll}{3,20}\s{0,2}(?:,|$))/gimu,
];

/** Each pattern has bounded repetitions only, so matching takes linear time. */
const patterns: readonly RegExp[] = [
  ...addresses,
  // The line that introduces a quoted mail, and the address of a delivery.
  /^[^\n]{0,160}(?:\b(?:wrote|schrieb|a écrit)|写道|書きました) ?: ?$/gim,
  /^[^\S\n]{0,4}(?:ship(?:ping)?|bill(?:ing)?|deliver(?:y)?|invoice|sold)[ -](?:to|address) ?:(?![^\n]{0,200}\d{4,6}[A-Z]\b)[^\n]{1,200}$/gim,
  /\b(?:https?:\/\/|www\.)[^\s<>"]{1,300}/gi,
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g,
  /\b(?:doi:? ?)?10\.\d{4,9}\/[^\s,;]{1,120}/gi,
  /(?<!\w)(?:PMID|PubMed(?: ID)?|PMCID|CAS(?: ?(?:no|number|registry|rn|#))?\.?|GEO|SRA|EC|NCT|ISBN|ISSN|ORCID|PDB|UniProt(?:KB)?|GenBank|RefSeq|NCBI|Entrez(?: Gene)?|HGNC|MGI|UNSPSC|EINECS|SMILES|InChIKey|accession(?: (?:no|number|code)\.?)?|Addgene(?: plasmid)?|ATCC|JCRB|RIKEN|RCB|ECACC|DSMZ|grants?(?: (?:no|number)s?\.?)?|license(?: no\.?)?|protocol (?:no|number)\.?|approval (?:no|number)\.?|IACUC|IRB|stock(?: (?:no|number))?\.?|strain(?: (?:no|number|code))?\.?|order (?:(?:no|number|ref)\.?|(?=#))|purchase order|PO|quote|quotation|invoice|account|customer|tel|phone|fax|VAT|zip|注文番号|発注番号|見積番号|電話|订单号|电话|传真|邮编|课题编号|批准号|伦理)(?![A-Za-z])\s{0,2}[.:#＃№]?\s{0,2}(?:no\.?|nr\.?|number|#)?\s{0,2}[:#]?\s{0,2}[#A-Za-z]{0,8}[-_ ]?\d[\w.\-/+]{0,30}/gi,
  /\b(?:PMC|GSE|GSM|GPL|SRR|SRP|SRX|ERR|DRR|PRJ[A-Z]{2}|SAM[A-Z]{1,3}|NCT|ENS[A-Z]{1,4}|PXD|E-MTAB-|phs|rs|MGI:|NM_|NP_|XM_|NR_|SCV|CVCL_|SCR_|IMSR_|BDSC_?|Addgene_|MMRRC_|WB-STRAIN:|NSFC|JP|KAKENHI|R01|U01|P01|R21|P30|T32)[A-Z]{0,6}:?\d[\w.-]{0,20}/g,
  /\bRRID\s?:?\s?(?:CVCL|SCR|IMSR|BDSC|Addgene|MMRRC|WB|ZFIN|ZIRC|RGD|MGI|DGGR|CGC|RRRC|CWR|NCBIGene|BCRC|BCBC)[\w:-]{1,40}/gi,
  /\b(?:CRL|CCL|HTB|TIB|HB|PTA|SCRC|PCS|SD|VR|BAA|CRM-CCL)-\d{1,6}[A-Z]{0,3}\b/g,
  /\b(?:19|20)\d\d[-/.]\d{1,2}[-/.]\d{1,2}\b/g,
  /\b\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)?\d\d\b(?![-\d])/g,
  /(?:19|20)\d\d\s?年(?:\s?\d{1,2}\s?月(?:\s?\d{1,2}\s?日)?)?/g,
  new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?[ -](?:${month})[a-z]{0,6}\\.?,?[ -](?:19|20)?\\d\\d\\b`, "gi"),
  new RegExp(`\\b(?:${month})[a-z]{0,6}\\.? \\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\\d\\d\\b`, "gi"),
  /^[A-P](?:0?[1-9]|1\d|2[0-4])(?=[\t,;])/gm,
  /\bexp(?:iry|ires|iration)?\.?(?: ?date)?\s{0,2}[:.]?\s{0,2}\d[\d/.-]{3,10}/gi,
  /(?<![\w.,-])\d{1,3}(?:[.,]\d{3}){1,3}[.,]\d{2}(?![\w.,-])|(?<![\w.,-])\d{4,6}[.,]00(?![\w-])/g,
  /[$€£¥]\s?\d[\d.,]{0,14}|\b(?:USD|EUR|GBP|JPY|CNY|RMB)\s?\d[\d.,]{0,14}/g,
  new RegExp(
    `(?<![\\w.,-])\\d[\\d,]{0,11}(?:\\.\\d{1,4})?\\s?(?:(?:to|and|[-~±x×])\\s?\\d[\\d.,]{0,11}\\s?)?(?:${unit})(?![\\w-])(?:\\/\\w{1,6}|\\^?-\\d)?`,
    "gi",
  ),
  shortUnits,
  // "three of 4060 proteins"
  /(?<![\w.,-])\d{4,6}\s(?:patients|participants|subjects|donors|controls|mice|rats|proteins|genes|peptides|transcripts|reads|sites|samples|cells|nuclei|images|citations|publications)\b/gi,
  /\bIBAN\b\s{0,2}:?\s{0,2}[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?(?![A-Za-z0-9])/g,
  /\b(?:tracking|shipment|parcel|Sendung)s?(?:\s?(?:no\.?|number|nummer|id|code))?\s{0,2}[:#]?\s{0,2}[A-Z]{0,4}\d[\dA-Z]{2,20}(?: \d{4}){0,5}/gi,
  /(?<![\w.,-])\d{1,3}\s?(?:本|個|支|个|瓶|盒|枚|管|套|箱)(?![\p{Script=Han}])/gu,
  /\b(?:Figs?|Figures?|Tables?|Refs|Supplementary|Suppl|Section|Chapter|Page|pp|Vol|Box|Room|Building|Suite|Step|Eq)\.?\s?[A-Z]?\d{1,3}[A-Za-z]?\b/gi,
  // "F(2, 2118) = 3.4"
  /(?<![A-Za-z])[FtTrRχX][²2]?\s?\(\s?\d{1,6}(?:\s?,\s?\d{1,6})?\s?\)\s?[=<>≤≥]/g,
  /\b[nNpP]\s?[=<>≤≥]\s?\d[\d.,]{0,8}/g,
  /\[\d{1,3}(?:[,-]\s?\d{1,3}){0,20}\]/g,
  /\b\d(?:\.\d{1,3})?\s?[x×]\s?10\^?\s?-?\d{1,2}\b/g,
  /\b\d{2,5}\s?[x×]\s?\d{2,5}(?:\s?[x×]\s?\d{2,5})?\b(?=\s?(?:pixels?|px|images?|resolution|画素|ピクセル|像素))/gi,
  /\b(?:approved|approval|ethics?|committee|permit|registered|registration)\b[^\d;.]{0,60}?\b(?:no|nr|number|code|id)\b[.:# ]{0,3}[A-Z]{0,8}[-_/]?\d[\w./-]{0,30}/gi,
];

/** Masks the digits of addresses and telephone numbers, so that the text keeps its length. */
export function withoutAddresses(text: string): string {
  return addresses.reduce(
    (plain, pattern) => plain.replace(pattern, (found) => (sized.test(found) ? found : found.replaceAll(/\d/g, "·"))),
    text,
  );
}

const cas = /(?<![\w-])(\d{2,7})-(\d{2})-(\d)(?![\w-])/g;

/** Marks of figures that are not product numbers, unordered. */
export function otherMarks(text: string): Mark[] {
  const marks: Mark[] = [];
  for (const pattern of patterns) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      if (!sized.test(found)) marks.push(markOf(found, index));
    }
  }
  for (const { 0: found, 1: head = "", 2: tail = "", 3: check, index } of text.matchAll(cas)) {
    if (casCheck(head + tail) === Number(check)) marks.push(markOf(found, index));
  }
  return marks;
}

const markOf = (value: string, start: number): Mark => ({ kind: "other", start, end: start + value.length, value });

/** Check digit of a CAS number: its digits from the right, weighted 1, 2, 3 …, modulo 10. */
function casCheck(digits: string): number {
  let sum = 0;
  for (let place = 1; place <= digits.length; place += 1) sum += place * Number(digits.charAt(digits.length - place));
  return sum % 10;
}
