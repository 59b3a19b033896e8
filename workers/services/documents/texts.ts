/** Texts of documents in the shop's three languages. */
import type { DocumentLanguage } from "@contracts/catalogue/documents";

export interface DocumentTexts {
  readonly quote: (number: string) => string;
  readonly request: (number: string) => string;
  readonly revision: (revision: number) => string;
  readonly created: string;
  readonly expires: string;
  readonly customer: string;
  readonly address: string;
  readonly distributor: string;
  readonly seller: string;
  readonly terms: string;
  readonly howToOrder: string;
  readonly sumWithTax: string;
  readonly catalogNumber: string;
  readonly product: string;
  readonly size: string;
  readonly ordering: string;
  readonly quantity: string;
  readonly price: string;
  readonly total: string;
  readonly itemsBefore: string;
  readonly promotions: string;
  readonly subtotal: string;
  readonly shipping: string;
  readonly tax: string;
  readonly sum: string;
  readonly quoteNote: string;
  readonly requestNote: string;
  /** Explains the mark that replaces a character without a glyph. */
  readonly lacking: string;
  readonly panel: string;
  readonly draft: string;
  readonly designId: string;
  readonly round: (number: number) => string;
  readonly species: string;
  readonly setUp: string;
  readonly fluorophore: string;
  readonly target: string;
  readonly antibody: string;
  readonly panelItems: string;
  readonly panelNote: string;
  readonly buffer: string;
  readonly datasheet: string;
  readonly safetySheet: string;
  readonly applications: string;
  readonly application: string;
  readonly dilution: string;
  readonly tested: string;
  readonly predicted: (species: string) => string;
  readonly includes: string;
  readonly storage: string;
  readonly figures: string;
  readonly figure: (number: number, application: string) => string;
  /** Alternative text of the figure with this title. */
  readonly figureShown: (title: string) => string;
  readonly figureMissing: string;
  readonly figuresMissing: string;
  readonly qrCode: string;
  readonly protocol: (title: string) => string;
  readonly finalVolume: string;
  readonly stockVolume: string;
  readonly foot: (page: number, pages: number) => string;
}

export const documentTexts: Readonly<Record<DocumentLanguage, DocumentTexts>> = {
  EN: {
    quote: (number) => `Quote ${number}`,
    request: (number) => `Request to distributor ${number}`,
    revision: (revision) => `Revision ${revision}`,
    created: "Created",
    expires: "Valid until",
    customer: "Prepared for",
    address: "Delivery address",
    distributor: "Your distributor",
    seller: "Quoted by",
    terms: "Terms",
    howToOrder: "How to order",
    sumWithTax: "Total with estimated tax",
    catalogNumber: "Catalog no.",
    product: "Product",
    size: "Size",
    ordering: "Order by",
    quantity: "Qty",
    price: "Price",
    total: "Total",
    itemsBefore: "Items",
    promotions: "Promotions",
    subtotal: "Subtotal",
    shipping: "Shipping",
    tax: "Tax",
    sum: "Total",
    quoteNote:
      "Prices are valid until the date above. Tax, and shipping marked TBD (to be determined), are added when you order.",
    requestNote: "Your distributor will tell you prices and availability. This request is not an order.",
    lacking: "〓 stands for a character that cannot be printed here. Your quote or design online shows the full text.",
    panel: "Multiplex panel",
    draft: "Draft",
    designId: "Design ID",
    round: (number) => `Imaging round ${number}`,
    species: "Species",
    setUp: "Imaging set-up",
    fluorophore: "Fluorophore",
    target: "Target",
    antibody: "Antibody",
    panelItems: "Panel contents",
    panelNote:
      "Anyone who has the design ID can open a copy of this panel in the panel builder. This document is not an offer.",
    buffer: "Buffer kit",
    datasheet: "Datasheet",
    safetySheet: "Safety data sheet",
    applications: "Applications",
    application: "Application",
    dilution: "Dilution",
    tested: "Species tested",
    predicted: (species) => `Predicted from identical sequence, not tested: ${species}`,
    includes: "Contents",
    storage: "Storage",
    figures: "Figures",
    figure: (number, application) => `Figure ${number}. ${application}`,
    figureShown: (title) => `${title}. See the caption for a description.`,
    figureMissing: "This figure could not be printed here. See the datasheet page online.",
    figuresMissing: "The figures could not be loaded when this file was made. See the datasheet page online.",
    qrCode: "QR code of the product page",
    protocol: (title) => `Protocol: ${title}`,
    finalVolume: "Final volume",
    stockVolume: "Antibody",
    foot: (page, pages) => `Benchside · For research use only · ${page} / ${pages}`,
  },
  JA: {
    quote: (number) => `お見積書 ${number}`,
    request: (number) => `販売代理店へのご依頼 ${number}`,
    revision: (revision) => `第${revision}版`,
    created: "作成日",
    expires: "有効期限",
    customer: "お客様",
    address: "お届け先",
    distributor: "販売代理店",
    seller: "見積発行者",
    terms: "取引条件",
    howToOrder: "ご注文方法",
    sumWithTax: "税込合計（見込み）",
    catalogNumber: "製品番号",
    product: "製品名",
    size: "サイズ",
    ordering: "ご注文番号",
    quantity: "数量",
    price: "単価",
    total: "金額",
    itemsBefore: "品目合計",
    promotions: "プロモーション割引",
    subtotal: "小計",
    shipping: "送料",
    tax: "税",
    sum: "合計",
    quoteNote: "価格は上記の有効期限まで適用されます。税、および未定の送料は、ご注文時に加算されます。",
    requestNote: "価格と納期は販売代理店よりご案内いたします。本書はご注文書ではありません。",
    lacking: "〓 は、本書に印刷できない文字を示します。正確な表記はウェブサイト上でご確認ください。",
    panel: "マルチプレックスパネル",
    draft: "下書き",
    designId: "デザインID",
    round: (number) => `イメージングラウンド${number}`,
    species: "生物種",
    setUp: "イメージング条件",
    fluorophore: "蛍光色素",
    target: "標的",
    antibody: "抗体",
    panelItems: "パネルの構成品",
    panelNote:
      "デザインIDをお持ちの方は、パネルビルダーでこの設計の複製を開くことができます。本書はお見積書ではありません。",
    buffer: "バッファーキット",
    datasheet: "データシート",
    safetySheet: "安全データシート",
    applications: "アプリケーション",
    application: "アプリケーション",
    dilution: "希釈倍率",
    tested: "検証済みの生物種",
    predicted: (species) => `配列相同性に基づく交差予測（未検証）：${species}`,
    includes: "構成品",
    storage: "保存温度",
    figures: "図",
    figure: (number, application) => `図${number}　${application}`,
    figureShown: (title) => `${title}（内容は図の説明文をご覧ください）`,
    figureMissing: "この図は掲載できませんでした。ウェブサイトのデータシートでご覧ください。",
    figuresMissing: "このファイルの作成時に図を取得できませんでした。ウェブサイトのデータシートでご覧ください。",
    qrCode: "製品ページのQRコード",
    protocol: (title) => `プロトコール：${title}`,
    finalVolume: "最終液量",
    stockVolume: "抗体量",
    foot: (page, pages) => `Benchside・研究用途のみ・${page} / ${pages}`,
  },
  ZH: {
    quote: (number) => `报价单 ${number}`,
    request: (number) => `经销商询价单 ${number}`,
    revision: (revision) => `第 ${revision} 版`,
    created: "创建日期",
    expires: "有效期至",
    customer: "客户",
    address: "收货地址",
    distributor: "经销商",
    seller: "报价方",
    terms: "交易条件",
    howToOrder: "订购方式",
    sumWithTax: "含税总计（预估）",
    catalogNumber: "货号",
    product: "产品名称",
    size: "规格",
    ordering: "订购信息",
    quantity: "数量",
    price: "单价",
    total: "金额",
    itemsBefore: "商品合计",
    promotions: "促销优惠",
    subtotal: "小计",
    shipping: "运费",
    tax: "税费",
    sum: "总计",
    quoteNote: "以上价格在有效期内适用。税费以及待定的运费将在下单时计入。",
    requestNote: "价格和供货情况由经销商告知。本单不构成订单。",
    lacking: "〓 表示此处无法打印的字符，完整内容请在网站上查看。",
    panel: "多重染色组合",
    draft: "草稿",
    designId: "设计编号",
    round: (number) => `第 ${number} 轮成像`,
    species: "物种",
    setUp: "成像条件",
    fluorophore: "荧光通道",
    target: "靶点",
    antibody: "抗体",
    panelItems: "组合包含的产品",
    panelNote: "凭设计编号可在组合设计工具中打开此设计的副本。本文件不构成报价。",
    buffer: "缓冲液试剂盒",
    datasheet: "产品说明书",
    safetySheet: "安全技术说明书",
    applications: "应用",
    application: "应用",
    dilution: "稀释比例",
    tested: "已验证的种属",
    predicted: (species) => `根据序列同源性预测（未验证）：${species}`,
    includes: "产品组成",
    storage: "储存温度",
    figures: "图片",
    figure: (number, application) => `图 ${number}　${application}`,
    figureShown: (title) => `${title}（内容见图片说明）`,
    figureMissing: "此图未能印出，请在网站的说明书页面查看。",
    figuresMissing: "生成此文件时未能读取图片，请在网站的说明书页面查看。",
    qrCode: "产品页面的二维码",
    protocol: (title) => `实验方案：${title}`,
    finalVolume: "终体积",
    stockVolume: "抗体用量",
    foot: (page, pages) => `Benchside · 仅供科研使用 · ${page} / ${pages}`,
  },
};
