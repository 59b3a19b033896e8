import { item } from "./tree";

const proteomics = "/services/proteomics-analytical-services";

/** Custom work. */
export const servicesMenu = item("services", "Services", "受託サービス", "定制服务", "/services", [
  item(
    "custom-formulations",
    "Custom and carrier-free formulations",
    "カスタム・キャリアフリー製剤",
    "定制与无载体蛋白剂型",
    "/services/products-and-services-inquiry/customized-and-carrier-free-formulations",
  ),
  item("proteomics", "Proteomics services", "プロテオミクス解析サービス", "蛋白质组学服务", proteomics, [
    item(
      "ptmscan-inquiries",
      "PTMScan inquiries",
      "PTMScanに関するお問い合わせ",
      "PTMScan服务咨询",
      `${proteomics}/ptmscan-inquiries`,
    ),
  ]),
]);
