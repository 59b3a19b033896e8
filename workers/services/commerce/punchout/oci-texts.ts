/** Texts of the OCI pages, in the language that the buyer's system requests. */
import type { Language } from "@domain/market/market";

interface OciTexts {
  readonly problemTitle: string;
  readonly problemHeading: string;
  readonly goBack: string;
  readonly tooLarge: string;
  readonly function: string;
  readonly parameters: string;
  readonly incomplete: string;
  readonly wait: (seconds: number) => string;
  readonly wrong: string;
  readonly country: string;
  readonly returnAddress: string;
  readonly search: string;
  readonly answerTitle: string;
  readonly products: (count: number) => string;
  /** @param day on which the prices apply */
  readonly prices: (day: string) => string;
  readonly send: (host: string) => string;
}

export const ociTexts: Readonly<Record<Language, OciTexts>> = {
  en: {
    problemTitle: "Benchside: log-in not possible",
    problemHeading: "This log-in is not possible",
    goBack: "Please go back to your purchasing system, or contact its administrator.",
    tooLarge: "The log-in is too large.",
    function: "This function is not offered.",
    parameters: "PRODUCTID and a whole QUANTITY, or SEARCHSTRING, are missing.",
    incomplete: "USERNAME and PASSWORD are missing.",
    wait: (seconds) => `Too many attempts. Please try again in ${seconds} seconds.`,
    wrong: "The user name or password is incorrect.",
    country: "Punchout is not offered to this buyer in this country.",
    returnAddress: "HOOK_URL is not registered for this buyer.",
    search: "The search cannot be reached at the moment. Please try again in a minute.",
    answerTitle: "Response to your purchasing system",
    products: (count) => `Products: ${count}`,
    prices: (day) => `Prices of ${day}`,
    send: (host) => `Send to ${host}`,
  },
  jp: {
    problemTitle: "Benchside：ログインできません",
    problemHeading: "ログインできません",
    goBack: "購買システムに戻るか、システムの管理者にお問い合わせください。",
    tooLarge: "ログインのデータが大きすぎます。",
    function: "この機能は提供していません。",
    parameters: "PRODUCTIDと整数のQUANTITY、またはSEARCHSTRINGがありません。",
    incomplete: "USERNAMEとPASSWORDがありません。",
    wait: (seconds) => `試行回数が多すぎます。${seconds}秒後にもう一度お試しください。`,
    wrong: "ユーザー名またはパスワードが正しくありません。",
    country: "この国では、ご利用の購買システムからのパンチアウトを提供していません。",
    returnAddress: "HOOK_URLがこの購買システムに登録されていません。",
    search: "現在、検索を利用できません。しばらくしてからもう一度お試しください。",
    answerTitle: "購買システムへの回答",
    products: (count) => `製品数：${count}`,
    prices: (day) => `${day}時点の価格`,
    send: (host) => `${host}へ送信`,
  },
  cn: {
    problemTitle: "Benchside：无法登录",
    problemHeading: "无法登录",
    goBack: "请返回您的采购系统，或联系系统管理员。",
    tooLarge: "登录数据过大。",
    function: "不提供此功能。",
    parameters: "缺少 PRODUCTID 和整数的 QUANTITY，或缺少 SEARCHSTRING。",
    incomplete: "缺少 USERNAME 和 PASSWORD。",
    wait: (seconds) => `尝试次数过多，请在 ${seconds} 秒后重试。`,
    wrong: "用户名或密码不正确。",
    country: "此国家/地区不向该采购方提供 Punchout。",
    returnAddress: "该采购方未登记此 HOOK_URL。",
    search: "目前无法使用搜索，请稍后重试。",
    answerTitle: "对采购系统的回复",
    products: (count) => `产品数：${count}`,
    prices: (day) => `${day} 的价格`,
    send: (host) => `发送至 ${host}`,
  },
};
