import type { Translation } from "~/i18n/translation";
import type { punchout as en } from "./en_EN";

export const punchout: Translation<typeof en> = {
  login: {
    title: "正在打开商城",
    text: "您已通过采购系统登录，即将自动进入商城。",
    go: "进入商城",
  },
  review: {
    title: "核对并发送购物车",
    inspectTitle: "购物车内容",
    lines: "商品",
    items_one: "{{count}} 件商品",
    items_other: "{{count}} 件商品",
    total: "合计",
    totalNote: "运费和税费以采购订单为准。",
    send: "发送至采购系统",
    sendAgain: "重新发送",
    sendEmpty: "不含商品，直接返回",
    destination: "购物车将发送至 {{host}}。",
    edit: "修改购物车",
    shop: "浏览产品",
    leave: "退出登录",
    missingTitle: "原购物车中的以下商品已无法购买",
  },
  intro: {
    open: "此时尚未下单：购物车将返回您的采购系统，并在其中生成采购申请。",
    empty: "购物车中还没有商品。",
    emptied: "购物车已清空。如此发送后，采购系统将取消其中原有的全部商品。",
    inspect: "此购物车仅供查看，无法在此修改。",
    sent: "此购物车已发送。如果采购系统没有收到，请重新发送，不会重复下单。",
  },
  problem: {
    changed: "购物车内容或价格已变动，请核对后重新发送。",
    unavailable: "购物车中有商品已停止销售，请移除后再发送。",
    empty: "购物车中没有可发送的商品。",
    unreachable: "购物车未能发送，请稍后重试。",
  },
  return: {
    title: "返回采购系统",
    text: "购物车已准备就绪，将发送至 {{host}}。如果没有自动跳转，请点击按钮。",
    go: "发送购物车",
    nothing: "没有可发送的购物车。",
    home: "返回首页",
  },
  error: {
    readOnly: "此购物车仅供查看，无法修改。",
    submitted: "此购物车已发送至采购系统，无法再修改。",
    empty: "购物车中没有可发送的商品。",
    unavailable: "{{sku}} 已停止销售，请移除后再发送。",
    outdated: "购物车已变动，请核对后重新发送。",
  },
};
