import type { Translation } from "~/i18n/translation";
import type { selling as en } from "./en_EN";

export const selling: Translation<typeof en> = {
  addToBasket: "加入购物车",
  requestPriceQuote: "获取报价",
  buyFromPartner: "通过合作伙伴购买",
  backorder: "产品缺货，预计 30 天内到货",
  productDiscontinued: "产品 {{sku}} 已停产",
  productUnavailable: "产品 {{sku}} 暂时无法供应",
  unavailable: "该产品暂时无法供应",
  pricingUnavailable: "暂无产品价格",
  madeToOrder: "该产品按订单生产，交货日期将在收到订单后确认。",
  distributorPrice: "价格与供货情况由当地经销商为您提供。",
  partnerPrice: "在您所在的国家/地区，该产品由我们的合作伙伴销售。",
  noSalesHere: "您所在的国家/地区暂不支持在线订购，价格与供货情况请与我们联系。",
  priceOnRequest: "该产品价格请咨询我们。",
  previewOnly: "该产品尚未发布，仅在预览中显示。",
  ptmScan: "该产品属于蛋白质组学服务，请提交咨询后订购。",
  orderByContact: "您所在的国家/地区暂不支持在线下单。",
  contactUs: "联系我们订购",
  ptmScanInquiry: "PTMScan 咨询",
};
