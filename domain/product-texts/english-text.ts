/** Kana and the common blocks of Chinese characters; code points, because every page loads this. */
const eastAsian = /[\u3040-\u30ff\u3400-\u9fff]/;

/**
 * True for a catalogue text on a Japanese or Chinese page that fell back to English. Texts in these languages always
 * have kana or Chinese characters; a symbol such as "GAPDH" is the same word in all languages.
 */
export const isEnglishText = (text: string): boolean => !eastAsian.test(text);
