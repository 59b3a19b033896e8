import type { Translation } from "~/i18n/translation";
import type { country as en } from "./en_EN";

export const country: Translation<typeof en> = {
  title: "国・地域を選択",
  button: "国・地域：{{label}}",
  findLabel: "国・地域",
  findHint: "日本語または英語の国名を入力してください",
  find: "検索",
  continue: "続ける",
  noMatch: "該当する国・地域が見つかりません。表記をご確認いただくか、英語名でお試しください。",
  results_one: "{{count}}件の国・地域",
  results_other: "{{count}}件の国・地域",
  current: "現在：{{label}}",
  changeLanguage: "言語を変更",
  chooseFirst: "一覧から国・地域を選択してください。",
  basketWarningTitle: "バスケットの内容が削除されます",
  basketWarning: "国によって価格と取扱製品が異なるため、バスケットの内容を{{label}}へ引き継ぐことはできません。",
  movesToRegion: "{{label}}向けサイトへ移動します。",
  note: "国によって価格と取扱製品が異なります。国・地域を変更すると、バスケットの内容は削除され、ログアウトします。",
  noteDistributor:
    "国・地域を変更するとログアウトします。バスケットの内容は、変更先も代理店取扱国の場合に限り引き継がれます。",
  isCurrent: "選択中",
  ownSite: "専用サイト",
  nearby: "現在地：{{label}}",
  signOutWarning: "変更するとログアウトします。",
};
