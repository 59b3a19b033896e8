/** Texts of refusals in each language, one sentence each, available before language files are loaded. */
import type { Language } from "@domain/market/market";

type Text = Readonly<Record<Language, string>>;

export const refusalTexts = {
  "unknown-host": {
    en: "This host is not served here.",
    jp: "このホスト名ではサイトを提供していません。",
    cn: "此主机名不在本站服务范围内。",
  },
  "unknown-method": {
    en: "This method is not served here.",
    jp: "この HTTP メソッドには対応していません。",
    cn: "本站不支持此请求方法。",
  },
  "method-of-address": {
    en: "This address does not accept this method.",
    jp: "この URL はこの HTTP メソッドに対応していません。",
    cn: "此网址不支持该请求方法。",
  },
  "malformed-address": {
    en: "The address is not well-formed.",
    jp: "URL の形式が正しくありません。",
    cn: "网址格式不正确。",
  },
  "long-address": {
    en: "The address is too long.",
    jp: "URL が長すぎます。",
    cn: "网址过长。",
  },
  "many-parts": {
    en: "The address has too many parts.",
    jp: "URL の階層が多すぎます。",
    cn: "网址的层级过多。",
  },
  "many-parameters": {
    en: "The address has too many parameters, or one is too long.",
    jp: "URL のパラメーターが多すぎるか、長すぎるものが含まれています。",
    cn: "网址中的参数过多，或某个参数过长。",
  },
  "data-parameter": {
    en: "The parameter _data is not served.",
    jp: "パラメーター _data には対応していません。",
    cn: "本站不支持 _data 参数。",
  },
  "not-found": {
    en: "Not found.",
    jp: "ページが見つかりません。",
    cn: "未找到该页面。",
  },
  "forged-form": {
    en: "This form was sent from another site.",
    jp: "このフォームは別のサイトから送信されたため、受け付けられません。",
    cn: "此表单由其他网站提交，无法受理。",
  },
  "large-body": {
    en: "The request is too large.",
    jp: "送信されたデータが大きすぎます。",
    cn: "提交的内容过大。",
  },
  "many-fields": {
    en: "The form has too many fields.",
    jp: "フォームの項目が多すぎるため、受け付けられません。",
    cn: "表单中的字段过多，无法受理。",
  },
  "broken-form": {
    en: "The form did not arrive completely. Please send it again.",
    jp: "フォームを最後まで受信できませんでした。もう一度送信してください。",
    cn: "表单未能完整送达，请重新提交。",
  },
  "too-many-requests": {
    en: "Too many requests. Please try again in a moment.",
    jp: "アクセスが集中しています。しばらくしてからもう一度お試しください。",
    cn: "访问过于频繁，请稍后再试。",
  },
  busy: {
    en: "The shop has more visitors than it can serve at the moment. Please try again in a few seconds.",
    jp: "現在アクセスが集中しています。数秒待ってから、このページをもう一度お試しください。",
    cn: "当前访问人数过多。请稍等几秒后重新打开此页面。",
  },
  "busy-form": {
    en: "The shop has more visitors than it can serve at the moment. Your form has not been processed. Go back and send it again in a few seconds.",
    jp: "現在アクセスが集中しているため、フォームは処理されていません。前のページに戻り、数秒待ってからもう一度送信してください。",
    cn: "当前访问人数过多，您的表单尚未处理。请返回上一页，稍等几秒后重新提交。",
  },
  "password-needed": {
    en: "This site is for testing releases. It needs a password.",
    jp: "このサイトはリリース前の確認用です。パスワードが必要です。",
    cn: "本站仅供发布前测试，需要密码才能访问。",
  },
  "closed-staging": {
    en: "This site is for testing releases and is closed.",
    jp: "このサイトはリリース前の確認用で、現在は公開していません。",
    cn: "本站仅供发布前测试，目前未开放。",
  },
  unavailable: {
    en: "This cannot be shown at the moment. Please try again later.",
    jp: "現在、表示できません。しばらくしてからもう一度お試しください。",
    cn: "暂时无法显示，请稍后重试。",
  },
  fault: {
    en: "Something went wrong.",
    jp: "エラーが発生しました。しばらくしてからもう一度お試しください。",
    cn: "出现错误，请稍后重试。",
  },
  "not-set-up": {
    en: "This storefront is not set up. Its log says why.",
    jp: "このサイトは現在ご利用いただけません。",
    cn: "本站暂时无法访问。",
  },
} as const satisfies Readonly<Record<string, Text>>;

export type RefusalReason = keyof typeof refusalTexts;

/** Label of the request id. */
export const referenceLabels: Text = { en: "Reference: ", jp: "お問い合わせ番号：", cn: "参考编号：" };

/** Link to the same address on a temporary refusal. */
export const againLabels: Text = { en: "Try again", jp: "もう一度試す", cn: "重试" };

/** Link on the refusal page. */
export const homeLabels: Text = { en: "Go to the home page", jp: "ホームに戻る", cn: "返回首页" };
