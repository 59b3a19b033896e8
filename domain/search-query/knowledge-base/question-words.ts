/** Words of a question that carry no information about its subject, in the three languages of the knowledge base. */

/** "IF", "IS" and "IT" in capitals are abbreviations and stay. */
const english: ReadonlySet<string> = new Set(
  (
    "a about am an any are avoid as at be been by can check choose could did do does for from get give had has have how i if increase improve into is it " +
    "its just like may me my need of on or our please prevent reduce select shall should some tell than that the their them then " +
    "there these they this those to us use used using versus vs want was we were what when where whether which while who whom " +
    "whose why will with would you your"
  ).split(" "),
);

const eastAsianPhrases = [
  // Japanese, longer ones first
  "どのようにすれば(?:よい|いい|良い)(?:です|でしょう)か",
  "どう(?:すれば|したら)(?:よい|いい|良い)(?:です|でしょう)か",
  "を?(?:教えて|おしえて)(?:ください|下さい)?",
  "(?:と)?は(?:何|なに|なん)(?:です|でしょう)?か?",
  "(?:は)?どこ(?:で|に|から|です)?か?",
  "を?(?:もらう|得る|知る|減らす|下げる|防ぐ|選ぶ|決める)(?:には|ため)|(?:する|の)?(?:には|方法|やり方)(?:は|を|です)*か?$",
  "(?:こと)?(?:は|が|を)?(?:でき|出来)(?:ません|ない|ます|る)か?",
  "(?:は|が)?(?:あり|要り|かかり|なり)(?:ます|ません)か",
  "(?:もらえ|使え|し|され)ますか|(?:した|知り|行い)(?:たい|たいです|たいのですが)",
  "(?:して|て)?(?:も)?(?:いい|よい|良い)?(?:です|でしょう|ます)か?",
  "ど(?:の|れ)(?:くらい|ぐらい|ほど)",
  "どのように|どうやって|どうして|どうすれば|どんな|なぜ|について|いくら|いつまで|いつ|とは",
  // Chinese
  "怎么办|怎么样|怎么|怎样|如何|为什么|为何|什么是|是(?=什么意思)|是什么(?!意思)|什么(?!意思)|(?<!申)请(?:问|提供|给我)?|能不能|可不可以|可以|能否|可否|是否",
  "有没有|在?哪[里儿]?(?:看|查|下载|买)?|哪种|哪些|哪个|我想|我要|我的|需要|应该|减少|降低|避免|提高|一下|不了|多少|多久能?|吗|呢",
];
const eastAsian = new RegExp(eastAsianPhrases.join("|"), "gu");

/** The time of a question about storage. An article on parcels has the word, too. */
const arrival =
  /(?<!\p{L})(?:(?:after|on|upon) (?:arrival|receipt|delivery)|(?:when|once|after) (?:it|they|the (?:antibody|vial|product|reagent)s?) (?:arrives?|arrived|comes?))(?!\p{L})|到着後|届いた(?:ら|後|あと)|到货后|收到后|收货后/giu;

const arrives = new RegExp(arrival.source, "iu");
/** "Where do I put the vial when it arrives" asks about storage. */
const placing = /(?<!\p{L})(?:put|place|go(?:es)?)(?!\p{L})/giu;

/** "Akt とは" means "what is Akt". */
const meaning = /とは(?:(?:何|なに|なん|どういう意味)(?:です|でしょう)?か?)?(?=[\s?？]|$)/gu;

const name = "\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Latin}\\p{N}ー";
/** Particles between two words: the index contains the words, not the sentence between them. */
const particle = new RegExp(
  `(?<=[${name}いきみしりれ])(?:から|まで|[をがはのにでと的]|に(?:は|つ))(?=[お${name}])`,
  "gu",
);
const between = /(?<=[\p{Script=Latin}\p{N}])[和与或](?=[\p{Script=Latin}\p{N}])/gu;
const looseEnds = /(?<=^|\s)[をがはのにでとも的了か]+(?=\s|$)|[?？。、，！!]+/gu;
const ends = new RegExp(`(?<=[${name}りい])[をがはのにでともか的]+(?=\\s|$)`, "gu");
/** "4 degrees Celsius", 「4度」: articles write "4 °C". */
const degrees = /(?<=\d)\s?(?:degrees?(?!\p{L})|度|℃)(?:\s?(?:celsius|centigrade|C)(?!\p{L}))?[でにのは]*/giu;
/** A temperature below zero, which the engine would read as an excluded word. */
const minus = /(?<=^|\s)[-−](?=\d)/gu;

/**
 * Removes words of a question from a phrase for the articles: "how do I store an antibody" becomes "store antibody",
 * 「返品できますか」 becomes 「返品」. A phrase of such words alone is unchanged.
 */
export function removeQuestionWords(phrase: string): string {
  const words = phrase
    .replaceAll(degrees, " °C ")
    .replaceAll(minus, "–")
    .replaceAll(placing, (words) => (arrives.test(phrase) ? " store " : words))
    .replaceAll(arrival, " ")
    .replaceAll(meaning, " 意味")
    .replaceAll(eastAsian, " ")
    .replaceAll(particle, " ")
    .replaceAll(between, " ")
    .replaceAll(looseEnds, " ")
    .replaceAll(ends, "")
    .split(/\s+/)
    .filter((word) => word !== "" && !isQuestionWord(word));
  return words.length === 0 ? phrase : words.join(" ");
}

function isQuestionWord(word: string): boolean {
  const abbreviation = word.length > 1 && word === word.toUpperCase();
  return !abbreviation && english.has(word.toLowerCase());
}
