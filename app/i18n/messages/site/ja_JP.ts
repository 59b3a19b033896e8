import type { Translation } from "~/i18n/translation";
import type { site as en } from "./en_EN";

export const site: Translation<typeof en> = {
  brand: "Benchside",
  skipToContent: "本文へ移動",
  loading: "読み込み中",
  today: "本日",
  close: "閉じる",
  cancel: "キャンセル",
  save: "保存",
  search: "検索",
  clearAll: "すべてクリア",
  tryAgain: "再試行",
  fetching: "ページを読み込んでいます…",
  overdue: "通常より時間がかかっています。データ提供元の応答が遅れていますが、準備ができ次第ここに表示されます。",
  goOn: "次へ進む",
  copied: "コピーしました",
  download: "ダウンロード",
  opensInNewWindow: "新しいウィンドウで開きます",
};
