/** Texts of the hosted pages, which have their own origin and share none with the shop. */

const english = {
  title: "Card details",
  intro: "Your card number goes to the payment service only and is not stored. The shop receives a reference.",
  demonstration: "Demonstration: only test cards are accepted. Do not enter a real card.",
  number: "Card number",
  holder: "Name on card",
  expiration: "Expiration date (MM/YY)",
  code: "Security code",
  submit: "Use this card",
  back: "Back to checkout",
  next: "Continue to checkout",
  done: "Card ending in {0} is ready.",
  closedTitle: "This page is no longer valid",
  closed: "The card entry has ended. Return to checkout and start again.",
  problems: "Please check the highlighted fields.",
  wrongNumber: "Enter a valid card number.",
  wrongDemonstration: "This card is not accepted here. Use one of the test cards.",
  wrongHolder: "Enter the name as shown on the card.",
  wrongExpiration: "Enter an expiration date that has not passed, such as 04/31.",
  wrongCode: "Enter the 3 or 4 digits of the security code.",
};

export type CardTexts = typeof english;

const japanese: CardTexts = {
  title: "カード情報の入力",
  intro: "カード番号は決済サービスにのみ送信され、保存されません。当ショップが受け取るのは照会番号だけです。",
  demonstration: "デモ環境です。テスト用カードのみご利用いただけます。実在するカードは入力しないでください。",
  number: "カード番号",
  holder: "カード名義人",
  expiration: "有効期限（月/年）",
  code: "セキュリティコード",
  submit: "このカードを使用する",
  back: "ご購入手続きに戻る",
  next: "ご購入手続きへ進む",
  done: "末尾が {0} のカードをご利用いただけます。",
  closedTitle: "このページは無効になりました",
  closed: "カード入力の有効期限が切れました。ご購入手続きに戻り、もう一度やり直してください。",
  problems: "強調表示された項目をご確認ください。",
  wrongNumber: "有効なカード番号を入力してください。",
  wrongDemonstration: "このカードはご利用いただけません。テスト用カードをご使用ください。",
  wrongHolder: "カードに記載されている名義人を入力してください。",
  wrongExpiration: "有効期限内の月と年を入力してください（例：04/31）。",
  wrongCode: "セキュリティコードを 3 桁または 4 桁の数字で入力してください。",
};

const chinese: CardTexts = {
  title: "填写银行卡信息",
  intro: "您的卡号仅发送至支付服务，不会被保存；商店只会收到一个参考编号。",
  demonstration: "演示环境：仅接受测试卡，请勿输入真实的银行卡。",
  number: "卡号",
  holder: "持卡人姓名",
  expiration: "有效期（月/年）",
  code: "安全码",
  submit: "使用此卡",
  back: "返回结账",
  next: "继续结账",
  done: "尾号为 {0} 的银行卡已可使用。",
  closedTitle: "此页面已失效",
  closed: "银行卡信息填写已结束，请返回结账页面重新开始。",
  problems: "请检查标出的项目。",
  wrongNumber: "请输入有效的卡号。",
  wrongDemonstration: "此处不接受该卡，请使用测试卡。",
  wrongHolder: "请输入卡片上所示的持卡人姓名。",
  wrongExpiration: "请输入未过期的月份和年份，例如 04/31。",
  wrongCode: "请输入 3 位或 4 位数字的安全码。",
};

export const cardTexts: Readonly<Record<"en" | "ja" | "zh", CardTexts>> = { en: english, ja: japanese, zh: chinese };
