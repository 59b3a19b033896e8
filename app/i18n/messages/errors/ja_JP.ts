import type { Translation } from "~/i18n/translation";
import type { errors as en } from "./en_EN";

export const errors: Translation<typeof en> = {
  notFoundTitle: "ページが見つかりません",
  notFoundMessage: "お探しのページは見つかりませんでした",
  notFoundText:
    "アドレスに誤りがあるか、ページが移動した可能性があります。サイト内検索またはトップページからお探しください。",
  otherTitle: "問題が発生しました",
  otherMessage: "ページの表示中にエラーが発生しました",
  otherText:
    "サーバー側で問題が発生しています。しばらくしてからもう一度お試しください。検索とトップページはご利用いただける場合があります。",
  refusedText: "送信された内容を読み取れませんでした。アドレスを確認するか、前のページに戻ってもう一度お試しください。",
  limitedTitle: "しばらくお待ちください",
  limitedMessage: "お使いのネットワークからの試行回数が上限に達しました",
  limitedText: "リンクに誤りがあるとは限りません。{{minutes}}分後にもう一度開いてください。",
  searchLabel: "サイト内を検索",
  search: "検索",
  home: "トップページへ",
  contact: "お問い合わせ",
  cut: "接続が途切れたため、この部分を受信できませんでした。",
  loadAgain: "ページを再読み込みする",
  tryAgain: "もう一度試す",
  reference: "お問い合わせの際は、次の番号をお知らせください：",
  unsent: "入力内容はまだ送信されていませんが、失われていません。しばらくしてからもう一度送信してください。",
  sendAgain: "もう一度送信する",
  failing: "エラーページの表示中にエラーが発生しました",
  notInPreview: "プレビューモードではご利用いただけません",
  network: "ネットワークエラーが発生しました。お急ぎの場合はお問い合わせください。",
  outdatedBrowser:
    "お使いのブラウザーはバージョンが古いため、一部の機能をご利用いただけない場合があります。最新版に更新してください。",
  sessionCustomer: "セッションの有効期限が切れました。もう一度ログインしてください。",
  sessionPunchout: "セッションの有効期限が切れました。購買システムからもう一度ログインしてください。",
  sessionAnonymous: "セッションの有効期限が切れました。ページを再読み込みしてください。",
  login: "ログイン",
  refresh: "再読み込み",
};
