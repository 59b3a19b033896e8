import type { Translation } from "../../translation";
import type { checkout as english } from "../en_EN/checkout";

export const checkout: Translation<typeof english> = {
  error: {
    promoUnknown: "无法识别优惠码 {{code}}，请重试",
    promoExpired: "优惠码 {{code}} 已过期",
    vatInvalid: "增值税登记号无效，请输入有效的号码。",
    priceChanged: "订单总额已发生变化，请核对后再提交订单。",
    beingPlaced: "正在提交订单，请稍候。",
    incomplete: "订单信息尚不完整，请检查标出的步骤。",
    countryMismatch: "此订单仅可送达{{country}}。",
    shippingMethod: "此订单无法使用该配送方式，请选择其他方式。",
    paymentDeclined: "银行卡付款被拒绝，未产生任何扣款。请使用其他付款方式。",
    paymentTimedOut: "付款未能完成，未产生任何扣款。请重试。",
    paymentExpired: "银行卡信息已失效，请重新填写。",
    paymentUnavailable: "目前无法使用银行卡付款，请稍后重试，或使用采购订单付款。",
    purchaseOrderLimit: "此订单超出采购订单的可用额度，请使用银行卡付款。",
    purchaseOrderNotOffered: "您的账户无法使用采购订单付款，请使用银行卡付款。",
    quoteNotOffered: "无法为此购物车生成报价单。",
    quoteIncomplete: "提交报价单前，请先填写完整的客户信息。",
    quoteOutdated: "生成报价单后购物车已有变化，请重新核对报价单。",
    quoteSubmitted: "此报价单已提交。",
  },
};
