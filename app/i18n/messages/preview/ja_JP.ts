import type { Translation } from "~/i18n/translation";
import type { preview as en } from "./en_EN";

export const preview: Translation<typeof en> = {
  title: "下書きのプレビュー",
  intro:
    "編集者向けに、ページ、メニュー、製品の下書きを表示します。プレビューはこの端末で7日間、または終了するまで有効です。",
  inside: "現在、下書きを表示しています。ほかの閲覧者には公開中の内容が表示されます。",
  token: "編集者トークン",
  enter: "プレビューを開始",
  leave: "プレビューを終了",
  missing: "トークンを入力してください。",
  unknown: "このトークンは登録されていません。コンテンツサービスの管理者にご確認ください。",
  limit: "試行回数が上限に達しました。10分後にもう一度お試しください。",
};
