import type { Translation } from "~/i18n/translation";
import type { preview as en } from "./en_EN";

export const preview: Translation<typeof en> = {
  title: "草稿预览",
  intro: "供编辑人员查看页面、菜单与产品的草稿。预览在本设备上持续七天，或直至您结束预览。",
  inside: "您正在查看草稿，其他访客看到的是已发布的内容。",
  token: "编辑令牌",
  enter: "开始预览",
  leave: "结束预览",
  missing: "请输入令牌。",
  unknown: "该令牌未登记，请联系内容服务管理员。",
  limit: "尝试次数过多，请十分钟后再试。",
};
