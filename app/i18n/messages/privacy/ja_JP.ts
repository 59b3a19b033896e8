import type { Translation } from "~/i18n/translation";
import type { privacy as en } from "./en_EN";

export const privacy: Translation<typeof en> = {
  settings: "プライバシー設定",
  bannerTitle: "プライバシーについて",
  bannerText:
    "当サイトの一部は外部サービスが提供しており、Cookieが保存されることがあります。お客様が許可されるまで外部サービスは読み込まれません。選択はいつでも変更できます。",
  statement: "プライバシーに関する方針",
  acceptAll: "すべて許可",
  rejectAll: "すべて拒否",
  choose: "項目ごとに選択",
  save: "選択を保存",
  allow: "許可する",
  categories: {
    analytics: "アクセス解析",
    video: "動画",
    chat: "サポートチャット",
  },
  hints: {
    analytics:
      "閲覧されたページや検索語を計測サービスで集計します。氏名などは送信されず、会員の方は仮の識別子で扱われます。",
    video:
      "動画プレーヤーは動画配信サービスから読み込まれます。その際、IPアドレスが送信され、Cookieが保存されることがあります。",
    chat: "チャット画面は外部サービスが提供しており、入力内容はその事業者に送信されます。",
  },
  necessary: "必須",
  necessaryHint:
    "カート、サインイン、国・地域と言語、およびこの設定の保存に使用します。サイトの動作に必要なもので、外部には送信されません。",
  intro:
    "ご利用中に外部サービスの読み込みを許可する範囲をお選びください。この設定は、各ページ下部のリンクからいつでも変更できます。",
  saved: "設定を保存しました。",
  chosenOn: "最終設定日：{{date}}。6か月後に改めて確認いたします。",
  notChosen: "まだ選択されていません。選択されるまで、外部サービスは読み込まれません。",
  objected:
    "お使いのブラウザーから追跡拒否の信号（Global Privacy Control）が送信されています。ここで許可されない限り、外部サービスは読み込まれません。",
  nothing: "このサイトでは外部サービスを読み込んでいないため、選択いただく項目はありません。",
};
