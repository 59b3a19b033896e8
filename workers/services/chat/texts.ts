/** Texts of the chat in each language. Visitors of a country may read the shop in any of its languages. */

export const chatLanguages = ["en", "ja", "zh"] as const;
export type ChatLanguage = (typeof chatLanguages)[number];

const english = {
  title: "Chat with support",
  open: "Chat",
  close: "Close chat",
  intro: "Ask about a product, a protocol or an order. Scientists answer on weekdays, 8 a.m. to 7 p.m. Eastern Time.",
  demonstration: "Demonstration: this shop keeps the messages, and only its operator can answer them.",
  message: "Your message",
  email: "Email address (optional)",
  emailHint: "So that we can reply after you leave.",
  start: "Start chat",
  send: "Send",
  visitor: "You",
  support: "Support",
  waiting: "We have received your message. The answer will appear here.",
  refresh: "Check for answers",
  missingMessage: "Write a message of 1 to 2,000 characters.",
  wrongEmail: "Enter an email address such as name@example.org, or leave the field empty.",
  tooMany: "Too many messages in an hour. Email support instead, or try again later.",
  gone: "This conversation is no longer kept. Start a new one.",
};
type ChatTexts = typeof english;

export const chatTexts: Readonly<Record<ChatLanguage, ChatTexts>> = {
  en: english,
  ja: {
    title: "サポートとのチャット",
    open: "チャット",
    close: "チャットを閉じる",
    intro:
      "製品、プロトコール、ご注文についてお問い合わせください。担当者の受付時間は平日8:00～19:00（米国東部時間）です。",
    demonstration: "デモ用です。メッセージはこのショップに保存され、運営者のみが返信できます。",
    message: "メッセージ",
    email: "メールアドレス（任意）",
    emailHint: "ページを離れた後に回答をお送りする場合に使用します。",
    start: "チャットを開始",
    send: "送信",
    visitor: "お客様",
    support: "サポート",
    waiting: "メッセージを受け付けました。回答はこの画面に表示されます。",
    refresh: "回答を確認",
    missingMessage: "メッセージは1～2,000文字で入力してください。",
    wrongEmail: "name@example.orgのような形式で入力するか、空欄にしてください。",
    tooMany: "1時間あたりの送信数の上限に達しました。メールでお問い合わせいただくか、時間をおいてお試しください。",
    gone: "この会話は保存期間を過ぎました。新しいチャットを開始してください。",
  },
  zh: {
    title: "在线咨询",
    open: "在线咨询",
    close: "关闭咨询窗口",
    intro: "欢迎咨询产品、实验方案或订单问题。技术人员在工作日8:00–19:00（美国东部时间）在线回复。",
    demonstration: "演示功能：消息保存在本商城，仅运营人员可以回复。",
    message: "消息内容",
    email: "电子邮箱（选填）",
    emailHint: "用于在您离开页面后回复您。",
    start: "开始咨询",
    send: "发送",
    visitor: "您",
    support: "客服",
    waiting: "消息已收到，回复将显示在此处。",
    refresh: "查看回复",
    missingMessage: "请输入1–2,000个字符的消息。",
    wrongEmail: "请输入类似name@example.org的邮箱地址，或留空。",
    tooMany: "一小时内发送的消息过多。请改用电子邮件联系客服，或稍后再试。",
    gone: "该会话已过保存期限，请重新开始咨询。",
  },
};
