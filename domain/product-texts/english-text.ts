const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * True for a catalogue text on a Japanese or Chinese page that fell back to English. Texts in these languages always
 * have kana or Chinese characters; a symbol such as "GAPDH" is the same word in all languages.
 */
export const isEnglishText = (text: string): boolean => !eastAsian.test(text);
