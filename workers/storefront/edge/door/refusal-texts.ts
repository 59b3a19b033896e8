/** Texts of refusals in each language, one sentence each, available before language files are loaded. */
import type { Language } from "@domain/market/market";
import texts from "./refusal-texts.json";

type Text = Readonly<Record<Language, string>>;

export const refusalTexts = texts satisfies Readonly<Record<string, Text>>;
export type RefusalReason = keyof typeof refusalTexts;

/** Label of the request id. */
export const referenceLabels: Text = { en: "Reference: ", jp: "お問い合わせ番号：", cn: "参考编号：" };

/** Link to the same address on a temporary refusal. */
export const againLabels: Text = { en: "Try again", jp: "もう一度試す", cn: "重试" };

/** Link on the refusal page. */
export const homeLabels: Text = { en: "Go to the home page", jp: "ホームに戻る", cn: "返回首页" };
