import type { Translation } from "~/i18n/translation";
import type { quickAdd as en } from "./en_EN";

export const quickAdd: Translation<typeof en> = {
  button: "クイック追加",
  title: "クイック追加",
  label: "製品番号",
  hint: "数字とサイズ記号（例：4060S）",
  add: "バスケットに追加",
  addMultiple: "複数の製品を追加",
  checking: "{{code}}を確認しています…",
  invalidCode: "有効な製品番号を英数字で入力してください（例：4060S）",
  discontinued: "製品{{sku}}は販売を終了しました",
  unavailable: "製品{{sku}}は現在ご購入いただけません",
  unavailableThis: "この製品は現在ご購入いただけません",
  backorder: "入荷待ち：30日以内にお届けできる見込みです",
  multiplex:
    "この製品はマルチプレックスパネルの構成品です。必要な製品をまとめてバスケットに入れられるよう、先にパネルを設計してください。",
  multiplexLink: "パネルビルダーを開く",
  clickHere: "お問い合わせはこちら",
  pageTitle: "複数の製品を追加",
  pageIntro: "各行に製品番号と数量を入力してください。すべての行を確認してからバスケットに追加します。",
  row: "{{number}}行目",
  quantity: "数量",
  moreRows: "5行追加",
  addAll: "すべてバスケットに追加",
  addValid_one: "有効な{{count}}行を追加",
  addValid_other: "有効な{{count}}行を追加",
  tooManyRows:
    "一度に追加できるのは{{count}}行までです。最初の{{count}}行のみ表示しています。まだ何も追加されていません。",
  nothingEntered: "製品番号を1つ以上入力してください。",
  rowsNeedAttention_one: "{{count}}行に確認が必要です。まだ何も追加されていません。",
  rowsNeedAttention_other: "{{count}}行に確認が必要です。まだ何も追加されていません。",
  backToBasket: "バスケットへ",
};
