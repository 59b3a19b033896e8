import type { Translation } from "~/i18n/translation";
import type { punchout as en } from "./en_EN";

export const punchout: Translation<typeof en> = {
  login: {
    title: "ショップを開いています",
    text: "購買システムからログインしました。まもなくショップに移動します。",
    go: "ショップへ進む",
  },
  review: {
    title: "バスケットの確認と送信",
    inspectTitle: "バスケットの内容",
    lines: "商品",
    items_one: "{{count}}点",
    items_other: "{{count}}点",
    total: "合計",
    totalNote: "送料と税は、発注書に基づいて確定します。",
    send: "購買システムへ送信",
    sendAgain: "もう一度送信",
    sendEmpty: "空のまま購買システムに戻す",
    destination: "送信先：{{host}}",
    edit: "バスケットを編集",
    shop: "製品を探す",
    leave: "ログアウト",
    missingTitle: "以前のバスケットのうち、次の製品は現在ご購入いただけません",
  },
  intro: {
    open: "この時点ではまだ発注されません。バスケットは購買システムに戻り、購買依頼として登録されます。",
    empty: "バスケットにはまだ商品がありません。",
    emptied: "バスケットは空になりました。このまま送信すると、購買システムでは以前の商品がすべて取り消されます。",
    inspect: "閲覧用に開いたバスケットのため、ここでは変更できません。",
    sent: "このバスケットは送信済みです。購買システムに届いていない場合は、もう一度送信してください。二重に発注されることはありません。",
  },
  problem: {
    changed: "バスケットの内容または価格が変わりました。ご確認のうえ、もう一度送信してください。",
    unavailable: "販売を終了した製品が含まれています。送信するには、バスケットから削除してください。",
    empty: "送信する商品がありません。",
    unreachable: "バスケットを送信できませんでした。しばらくしてからもう一度お試しください。",
  },
  return: {
    title: "購買システムに戻ります",
    text: "{{host}}へ送信するバスケットの準備ができました。自動的に切り替わらない場合は、ボタンを押してください。",
    go: "バスケットを送信",
    nothing: "送信するバスケットはありません。",
    home: "ホームへ",
  },
  error: {
    readOnly: "閲覧用に開いたバスケットのため、変更できません。",
    submitted: "このバスケットは購買システムへ送信済みのため、変更できません。",
    empty: "送信する商品がありません。",
    unavailable: "{{sku}}は販売を終了しました。送信するには削除してください。",
    outdated: "バスケットの内容が変わりました。ご確認のうえ、もう一度送信してください。",
  },
};
