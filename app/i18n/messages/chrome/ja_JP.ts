import type { Translation } from "~/i18n/translation";
import type { chrome as en } from "./en_EN";

export const chrome: Translation<typeof en> = {
  titleTemplate: "{{title}} | Benchside",
  siteDescription:
    "ライフサイエンス研究用の抗体、キット、マルチプレックスパネル。製品ごとに検証データを掲載しています。",
  utilities: "国・サポート・アカウント",
  mainMenu: "メインメニュー",
  footerMenu: "フッターメニュー",
  openMenu: "メニューを開く",
  closeMenu: "メニューを閉じる",
  overview: "概要",
  home: "ホーム",
  technicalSupport: "テクニカルサポート",
  contact: "お問い合わせ",
  ptmDatabase: "PhosphoSitePlus（翻訳後修飾データベース）",
  signIn: "ログイン",
  register: "新規登録",
  myAccount: "マイアカウント",
  signOut: "ログアウト",
  punchoutWelcome: "ようこそ。購買システムからご利用中です。",
  call: "電話：{{phone}}",
  featuredOffers: "キャンペーンを見る",
  previewBanner: "プレビューサーバー：公開前の下書きを表示しています。",
  productsCrumb: "製品",
  breadcrumbHome: "ホーム",
  inThisSection: "このセクションの内容",
  chat: "サポートとチャット",
  chatHint:
    "チャット画面は外部サービスが提供しています。入力内容はその事業者に送信され、Cookieが保存されることがあります。",
  chatStart: "チャットを開始",
  fallbackLanguage: "このページは英語版のみです。",
};
