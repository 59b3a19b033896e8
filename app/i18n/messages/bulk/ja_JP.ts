import type { Translation } from "~/i18n/translation";
import type { bulk as en } from "./en_EN";

export const bulk: Translation<typeof en> = {
  title: "リストから追加",
  intro:
    "表計算ソフト、メール、注文書などから製品番号と数量を貼り付けるか、ファイルを選択してください。バスケットに追加する前に、すべての行の確認結果をご覧いただけます。",
  paste: "リスト",
  pasteHint: "最大{{rows}}行まで。数量の記載がない行は1個とみなします。",
  file: "またはファイルを選択",
  fileHint:
    "CSVまたはテキスト形式、{{size}} MBまで。Excelの場合は「名前を付けて保存」でCSVまたはUnicodeテキストを選択してください。",
  sample: "サンプルファイル（CSV）をダウンロード",
  submit: "リストを確認",
  reviewTitle: "確認結果",
  ready_other: "{{count}}行を追加できます。",
  attention_other: "{{count}}行に確認が必要です。",
  text_other: "{{count}}行に製品番号がありません。",
  nothingYet: "まだ何も追加されていません。",
  filter: "表示する行",
  showAll: "すべての行（{{count}}）",
  showAttention: "確認が必要（{{count}}）",
  showText: "製品番号なし（{{count}}）",
  caption: "リストの各行",
  row: "行",
  result: "結果",
  numberIn: "{{row}}行目の製品番号",
  quantityIn: "{{row}}行目の数量",
  canBeAdded: "追加できます",
  check: "再確認",
  add_other: "{{count}}行を追加",
  page: "{{page}}ページ",
  newList: "別のリストでやり直す",
  added_other: "{{count}}点をバスケットに追加しました。",
  leftOver: "以下の行は追加されていません。",
  noneShown: "該当する行はありません。",
  noNumber: "製品番号が見つからないため、この行は対象外です。",
  noSize: "{{code}}にはサイズ記号がありません。{{code}}Sのように、末尾にサイズ記号を付けてください。",
  full: "バスケットに入れられる製品は{{count}}種類までです。先にほかの製品を注文するか、一部を削除してください。",
  together: "{{rows}}行目の合計は{{pieces}}個です。1製品につき{{most}}個まで注文できます。",
  leads: "{{rows}}行目の合計：{{count}}個",
  merged: "{{row}}行目に合算しました",
  leadsHere: "この行での合計：{{count}}個",
  mergedHere: "この行の同じ製品に合算しました",
  quantity: {
    missing: "数量が入力されていません。",
    zero: "数量が0です。",
    negative: "数量がマイナスです。",
    decimal: "数量は整数で入力してください。",
    "too-many": "1製品につき{{count}}個まで注文できます。",
    unreadable: "数量を数値として読み取れません。",
  },
  error: {
    nothing: "リストを貼り付けるか、ファイルを選択してください。",
    emptyFile: "ファイル「{{name}}」は空です。",
    spreadsheet:
      "「{{name}}」は表計算ソフトのブックです。シートをCSV形式で保存して選択するか、セルをコピーして貼り付けてください。",
    binary:
      "「{{name}}」はテキストファイルではありません。CSVまたはテキスト形式のファイルを選択するか、リストを貼り付けてください。",
    tooLarge: "リストが大きすぎます。一度に読み込めるのは{{size}} MBまでです。",
    tooManyRows:
      "リストが長すぎます。一度に読み込めるのは{{rows}}行までです。まだ何も追加されていません。リストを分割してください。",
  },
};
